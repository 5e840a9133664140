"""The things in the box as the rules use them, and the words of the content."""
