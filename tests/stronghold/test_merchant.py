"""The merchant."""

from __future__ import annotations

import pytest

from tests.stronghold.arrange import Table


@pytest.mark.rule("LS-MERCHANT-1")
def test_a_ware_costs_its_price_and_does_what_it_says() -> None:
    played = Table().having(gold=2).play()
    assert played.refuses("buy ware-heal") == "LS-MERCHANT-1"
    played.play("buy ware-symbol")
    assert played.view["gold"] == 0
    assert played.view["symbols"] == {"fight": 0, "search": 0, "agility": 1, "defend": 0}
    assert played.refuses("buy ware-reroll") == "LS-MERCHANT-1"


@pytest.mark.rule("LS-MERCHANT-1")
def test_a_bought_symbol_is_spent_in_a_combat_for_one_icon() -> None:
    table = Table().enemies("A", "lurker-a").having(symbols=[0, 0, 1, 0])
    played = table.play("move A")
    assert played.offers("symbol") == []
    played.play("roll => fight fight fight", "keep", "symbol agility")
    assert played.offers("defeat", "symbol") == ["defeat lurker-a with 4"]
    assert played.view["symbols"]["agility"] == 0


@pytest.mark.rule("LS-MERCHANT-2", "LS-MERCHANT-3")
def test_the_merchant_sells_at_any_time_of_the_turn_but_in_combat() -> None:
    table = Table().enemies("A", "brute-a").deck("brute-b").having(gold=1)
    played = table.play()
    for line in ("draw", "move A", "roll => fight fight fight"):
        assert "buy ware-reroll" in played.offered
        played.play(line)
    for line in ("keep", "defeat brute-a with 1", "done"):
        assert played.refuses("buy ware-reroll") == "LS-MERCHANT-2"
        played.play(line)
    assert "buy ware-reroll" in played.offered


@pytest.mark.rule("LS-MERCHANT-4")
def test_a_reroll_token_cannot_be_bought_with_five_in_hand() -> None:
    table = Table().having(gold=9, rerolls=5)
    assert table.play().refuses("buy ware-reroll") == "LS-MERCHANT-4"
    played = table.having(rerolls=4).play("buy ware-reroll")
    assert (played.view["rerolls"], played.view["gold"]) == (5, 8)


@pytest.mark.rule("LS-MERCHANT-5")
def test_the_merchant_does_not_sell_what_would_do_nothing() -> None:
    played = Table().having(gold=3).play()
    assert played.refuses("buy ware-heal") == "LS-MERCHANT-5"
