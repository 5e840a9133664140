"""The Grasp of Evil, and the elements it sends to the reserve."""

from __future__ import annotations

import pytest

from tests.bastion.arrange import Table


@pytest.mark.rule("LB-GRASP-1", "LB-CARD-9", "LB-CARD-12", "LB-CARD-13")
def test_figures_are_put_on_tiles_hero_boards_and_cards() -> None:
    table = (
        Table()
        .acts("kazgin")
        .begins(
            "Suffer place_grasp_on_card zombie-lord 0",
            "Suffer place_grasp_on_tile_in_front zombie-lord 0",
            "Suffer place_grasp_on_hero zombie-lord 0",
            "HeroPhase 0",
        )
    )
    played = table.cards(Y2="zombie-lord").play()
    assert played.marked == ["Y2"]
    assert played.grasped == ["quarry"]
    assert played.hero("kazgin")["grasp"] is True
    assert played.reserve["grasp"] == 9


@pytest.mark.rule("LB-GRASP-2")
def test_a_tile_in_the_grasp_cannot_be_activated() -> None:
    played = Table().at(kazgin="NW").grasped("market").acts("kazgin").play()
    assert played.refuses("activate market") == "LB-ACT-4"


@pytest.mark.rule("LB-GRASP-3", "LB-POWER-2")
def test_the_power_of_a_hero_board_in_the_grasp_cannot_be_used() -> None:
    table = Table().cards(R2="incubus").acts("mylfaar")
    assert table.play().offers("enchant") == ["enchant R2"]
    played = table.in_grasp("mylfaar").play()
    assert played.offers("enchant") == []
    assert played.refuses("enchant R2") == "LB-GRASP-3"


@pytest.mark.rule("LB-GRASP-4", "LB-GRASP-5")
@pytest.mark.parametrize(
    ("tile", "element"), [("trebuchet", "net"), ("quarry", "trap"), ("standard", "standard")]
)
def test_the_grasp_sends_an_element_to_the_reserve_and_gives_it_back(
    tile: str, element: str
) -> None:
    table = (
        Table()
        .at(teagaan="S")
        .acts("teagaan")
        .begins("Suffer place_grasp_on_tile corruption 3", "HeroPhase 3")
    )
    played = table.play(f"grasp {tile}")
    assert played.elements[element] == "reserve"
    played.play("activate fountain")
    assert played.elements[element] == "icon"


@pytest.mark.rule("LB-GRASP-4", "LB-GRASP-5")
def test_the_grasp_on_mylfaars_board_keeps_her_enchantment_in_the_reserve() -> None:
    table = (
        Table().at(mylfaar="S").begins("Suffer place_grasp_on_hero zombie-lord 1", "HeroPhase 1")
    )
    played = table.having(active=1, turn_side="east").play()
    assert played.elements["enchantment"] == "reserve"
    played.play("activate fountain")
    assert played.elements["enchantment"] == "icon"


@pytest.mark.rule("LB-GRASP-6")
def test_a_net_in_use_stays_and_goes_to_the_reserve_when_its_monster_falls() -> None:
    table = Table().cards(R2="incubus").having(net="R2").at(kazgin="N").grasped("trebuchet")
    played = table.acts("kazgin").play()
    assert played.elements["net"] == "R2"
    played.play("fight R2 => red red red red", "vanquish R2")
    assert played.elements["net"] == "reserve"


@pytest.mark.rule("LB-GRASP-4", "LB-TILE-STANDARD-4")
def test_a_raised_standard_goes_to_the_reserve_when_its_tile_falls() -> None:
    table = Table().having(standard="green").acts("kazgin").cards(G2="orc-poisoner")
    assert table.play().resistance("G2") == {"green": 1}
    table.begins("Suffer place_grasp_on_tile corruption 0", "HeroPhase 0")
    played = table.play("grasp standard")
    assert played.elements["standard"] == "reserve"
    assert played.resistance("G2") == {"green": 2}
    assert played.told[-3:] == ["GraspPlacedOnTile", "StandardLowered", "ElementReserved"]


@pytest.mark.rule("LB-CALL-7", "LB-TILE-STANDARD-4")
def test_a_call_raises_the_standard_although_its_tile_is_in_the_grasp() -> None:
    table = Table().grasped("standard").cards(G2="orc-poisoner").acts("kazgin")
    played = table.play("call standard", "raise green")
    assert played.elements["standard"] == "green"
    assert played.resistance("G2") == {"green": 1}


@pytest.mark.rule("LB-GRASP-7")
def test_no_figure_left_means_no_grasp() -> None:
    table = (
        Table()
        .cards(Y2="zombie-lord")
        .in_reserve(grasp=0)
        .acts("kazgin")
        .begins(
            "Suffer place_grasp_on_card zombie-lord 0",
            "Suffer place_grasp_on_tile_in_front zombie-lord 0",
            "Suffer place_grasp_on_tile zombie-lord 0",
            "Suffer place_grasp_on_hero zombie-lord 0",
            "HeroPhase 0",
        )
    )
    played = table.play()
    assert (played.grasped, played.marked, played.hero("kazgin")["grasp"]) == ([], [], False)


@pytest.mark.rule("LB-GRASP-8", "LB-CARD-10")
def test_a_slow_grasper_marks_itself_then_takes_the_tile_in_front() -> None:
    played = Table().cards(R2="pyre-priest").turn("red", "thornling").play("place G1")
    assert (played.marked, played.grasped) == (["R2"], [])
    assert played.resistance("R2") == {"red": 2}
    table = Table().cards(R2="pyre-priest!").turn("red", "thornling")
    played = table.play("place G1")
    assert (played.marked, played.grasped) == ([], ["tavern"])
    assert played.reserve["grasp"] == 11


@pytest.mark.rule("LB-CARD-10", "LB-GRASP-9")
def test_its_figure_stays_on_the_card_if_the_tile_is_taken_already() -> None:
    table = Table().cards(R2="pyre-priest!").grasped("tavern").turn("red", "thornling")
    played = table.play("place G1")
    assert (played.marked, played.grasped) == (["R2"], ["tavern"])


@pytest.mark.rule("LB-CARD-10", "LB-TILE-FOUNTAIN-1")
def test_removing_the_figure_from_a_card_sets_it_back() -> None:
    table = Table().cards(R2="pyre-priest!").at(teagaan="S").acts("teagaan")
    played = table.play("activate fountain", "end turn => thornling", "place G1")
    assert (played.marked, played.grasped) == (["R2"], [])


@pytest.mark.rule("LB-GRASP-9", "LB-CARD-11", "LB-CORRUPTION-4")
def test_a_tile_in_the_grasp_is_not_chosen_again() -> None:
    table = Table().grasped("market").acts("kazgin")
    table.begins("Suffer place_grasp_on_tile corruption 0", "HeroPhase 0")
    played = table.play()
    assert (played.seat, len(played.offered)) == (0, 8)
    assert "grasp market" not in played.offered


@pytest.mark.rule("LB-CARD-12", "LB-GRASP-9")
def test_a_second_figure_in_front_does_nothing() -> None:
    table = Table().grasped("quarry").cards(Y2="zombie-lord")
    table.begins("Suffer place_grasp_on_tile_in_front zombie-lord 0", "HeroPhase 0")
    played = table.play()
    assert (played.grasped, played.reserve["grasp"]) == (["quarry"], 11)


@pytest.mark.rule("LB-END-6")
def test_the_third_tile_loses_at_once() -> None:
    table = Table().grasped("market", "tomb").cards(R2="pyre-priest!", R1="butcher").acts("teagaan")
    played = table.play("end turn", "first R2")
    assert played.ended == "lost LB-END-6"
    assert played.gear("kazgin") == {"red": 1}
