#!/bin/sh
# The page's types, where node and the packages that `make node` installs are found. Nothing is
# downloaded here.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null; then
    echo "no node here: the types of the page are not checked"
elif [ ! -x node_modules/.bin/tsc ]; then
    echo "node's packages are not here (make node installs them): the types of the page are not checked"
else
    exec node_modules/.bin/tsc -p .
fi
