"""Many options in few lines."""

from __future__ import annotations

from laststand.terminal.groups import grouped


def heads(notations: list[str]) -> list[str]:
    return [group.head for group in grouped(notations)]


def test_options_are_grouped_by_their_verbs_in_the_order_of_the_first_of_each() -> None:
    spots = [f"move K{n}" for n in range(1, 9)]
    groups = grouped(["end turn", *spots, "armor up", "move L1"])
    assert [group.head for group in groups] == ["end", "move", "armor"]
    assert groups[1].places == [*range(1, 9), 10]
    assert groups[1].ends == [*(f"K{n}" for n in range(1, 9)), "L1"]


def test_a_large_group_is_split_by_the_words_that_tell_few_parts_from_one_another() -> None:
    attacks = [
        f"attack {weapon} {type} {spot}"
        for weapon, type in (("sword", "slash"), ("sword", "lunge"), ("bow", "shot"))
        for spot in ("K7", "K8", "K9", "K10")
    ]
    assert heads(attacks) == ["attack sword slash", "attack sword lunge", "attack bow"]


def test_spots_are_never_groups_of_their_own() -> None:
    pairs = [f"build shop K{n} L{n}" for n in range(1, 12)]
    assert heads(pairs) == ["build shop"]
    assert heads([*pairs, *(f"build wall K{n}" for n in range(1, 12))]) == [
        "build shop",
        "build wall",
    ]


def test_every_option_is_in_one_group_and_its_notation_can_be_put_together_again() -> None:
    notations = ["pass", "sell a", "sell a b", "sell a b c", "sell b", "sell c", "sell b c", "x"]
    groups = grouped(notations)
    assert sorted(at for group in groups for at in group.places) == list(range(len(notations)))
    for group in groups:
        assert group.notations() == [notations[at] for at in group.places]
