"""What a player may do at any time in the turn: heroes, artifacts, symbols, the merchant."""

from __future__ import annotations

from laststand.games.stronghold.artifacts import (
    artifact_options,
    artifact_refusals,
    symbol_options,
    use_artifact,
    use_symbol,
)
from laststand.games.stronghold.heroes import hero_options, hero_refusals, use_hero
from laststand.games.stronghold.merchant import buy, merchant_options, merchant_refusals
from laststand.games.stronghold.options import Buy, UseArtifact, UseHero, UseSymbol
from laststand.games.stronghold.state import Realm
from laststand.kernel.choice import Option, Refusal
from laststand.kernel.step import Flow


def any_time_options(s: Realm) -> list[Option]:
    """LS-HERO-1, LS-MERCHANT-2."""
    options = hero_options(s)
    if s.artifacts:
        options.extend(artifact_options(s))
    options.extend(symbol_options(s))
    options.extend(merchant_options(s))
    return options


def act_any_time(s: Realm, option: Option) -> Flow:
    if isinstance(option, UseHero):
        yield from use_hero(s, option.hero)
    elif isinstance(option, UseArtifact):
        yield from use_artifact(s, option.artifact)
    elif isinstance(option, UseSymbol):
        use_symbol(s, option.icon)
    elif isinstance(option, Buy):
        yield from buy(s, option.ware)


def any_time_refusals(s: Realm) -> list[Refusal]:
    return hero_refusals(s) + artifact_refusals(s) + merchant_refusals(s)
