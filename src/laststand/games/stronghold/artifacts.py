"""Artifacts, and the symbol tokens bought from the merchant."""

from __future__ import annotations

from bisect import insort

from laststand.games.stronghold import told
from laststand.games.stronghold.boons import March, can_grant, grant
from laststand.games.stronghold.dice import NOT_IN_COMBAT, add_icon
from laststand.games.stronghold.icons import ICONS
from laststand.games.stronghold.options import SYMBOLS, UseArtifact, UseSymbol
from laststand.games.stronghold.state import Realm
from laststand.kernel.action import NOTHING, Action, Reason
from laststand.kernel.choice import Flow


class UseHeldArtifact(Action[Realm, UseArtifact]):
    """LS-TWO-4: artifacts belong to both players."""

    verb = "artifact"

    def candidates(self, s: Realm) -> list[UseArtifact]:
        return [UseArtifact(number, card.id) for number, card in enumerate(s.box.artifacts)]

    def why_not(self, s: Realm, option: UseArtifact) -> Reason | None:
        if option.artifact not in s.purse.artifacts:
            return Reason("artifact-not-held", "LS-CHEST-7", {"artifact": option.name})
        if option.artifact in s.purse.tired:
            return Reason("artifact-tired", "LS-CHEST-7", {"artifact": option.name})
        boons = s.box.artifacts[option.artifact].boons
        if s.party.is_rooted and any([isinstance(boon, March) for boon in boons]):
            return Reason("rooted", "LS-ENEMY-11")
        if not can_grant(s, boons):
            return Reason("artifact-does-nothing-now", "LS-CHEST-7", {"artifact": option.name})
        return None

    def options(self, s: Realm) -> list[UseArtifact]:
        if not s.purse.artifacts:
            return NOTHING
        return [
            UseArtifact(artifact, s.box.artifacts[artifact].id)
            for artifact in s.purse.artifacts
            if artifact not in s.purse.tired and can_grant(s, s.box.artifacts[artifact].boons)
        ]

    def do(self, s: Realm, option: UseArtifact) -> Flow:
        """LS-CHEST-7: used up, or tired until the next turn."""
        card = s.box.artifacts[option.artifact]
        if card.each_turn:
            s.purse.tired.append(option.artifact)
        else:
            s.purse.artifacts.remove(option.artifact)
            insort(s.piles.spent_artifacts, option.artifact)
        told.artifact_used(s, option.artifact)
        yield from grant(s, card.boons, "LS-CHEST-7", card.id)


class AddSymbol(Action[Realm, UseSymbol]):
    """A bought token adds its icon to the dice of a combat."""

    verb = "symbol"

    def candidates(self, s: Realm) -> list[UseSymbol]:
        return SYMBOLS

    def why_not(self, s: Realm, option: UseSymbol) -> Reason | None:
        facts = {"icon": ICONS[option.icon]}
        if not s.purse.symbols[option.icon]:
            return Reason("no-such-token", "LS-MERCHANT-1", {**facts})
        if s.combat.part == NOT_IN_COMBAT:
            return Reason("only-in-combat", "LS-MERCHANT-1", {**facts})
        return None

    def options(self, s: Realm) -> list[UseSymbol]:
        if s.combat.part == NOT_IN_COMBAT:
            return NOTHING
        return [SYMBOLS[icon] for icon, held in enumerate(s.purse.symbols) if held]

    def do(self, s: Realm, option: UseSymbol) -> None:
        s.purse.symbols[option.icon] -= 1
        add_icon(s, option.icon)
        told.icons_added(s, "LS-MERCHANT-1", "symbol token")
