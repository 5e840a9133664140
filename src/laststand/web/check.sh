#!/bin/sh
# The page's types, where there is a node to check them; without one nothing is said to be wrong.
set -e
cd "$(dirname "$0")"
if ! command -v npm >/dev/null; then
    echo "no node here: the types of the page are not checked"
    exit 0
fi
if [ ! -x node_modules/.bin/tsc ] && ! npm ci --silent --ignore-scripts --no-audit --no-fund >/dev/null 2>&1; then
    echo "node's packages cannot be installed here: the types of the page are not checked"
    exit 0
fi
exec node_modules/.bin/tsc -p .
