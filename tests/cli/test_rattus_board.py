"""The board of Rattus in the terminal."""

from positions import final, position, region
from terminal_output import drawn, rows, show_of

from ratskeller.core.plain_text import readable
from ratskeller.games.rattus.views import events as ev


def seen(face, *seats):
    return [{"origin": "supply", "face": face, "seen": list(seats)}, {"origin": "supply"}]


def at(**more):
    return position({"gallia": region(1, 2, tokens=seen("3 A", 1)), "italia": region(0, 4)}, cards={"king": 2}, **more)


def test_h1_only_the_seat_that_saw_a_face_sees_it_on_the_board():
    assert "Rat 1 in Gallia, known to you: limit 3 (All)" in drawn(at(), at().view(1))
    for view in (at().view(0), at().view(None)):
        assert "Rat 1 in Gallia, face down, seen by Blue" in drawn(at(), view)
        assert "limit 3 (All)" not in drawn(at(), view)


def test_the_known_limit_stands_in_the_place_of_the_rat():
    shown = rows(drawn(at(), at().view(1)))
    assert ["Gallia", "3", "?", "1", "2", "·", "·", "3", "Ang", "Ger", "His", "Ita"] in shown


def test_the_plague_the_palace_and_the_holders_are_named():
    text = drawn(at(palace=[0, 0, 2, 0]), at(palace=[0, 0, 2, 0]).view(0))
    assert "* the plague piece is in Anglia" in text
    assert "Y▲ Yellow: King" in text
    assert ["Palace", "·", "·", "2", "·"] in rows(text)


def test_k_emperor_walls_are_named_and_stand_around_neighbours():
    pos = position({"gallia": region(1)}, in_play=["emperor"], walls=["gallia-germania", "bulgaria-hungaria"])
    text = drawn(pos, pos.view(0))
    assert "[ ] Walls: Gallia \N{EN DASH} Germania, Bulgaria \N{EN DASH} Hungaria" in text
    assert ["Gallia", "·", "1", "·", "·", "·", "1", "Ang", "[Ger]", "His", "Ita"] in rows(text)
    assert ["Germania", "·", "·", "·", "·", "·", "·", "[Gal]", "Hun", "Ita", "Pol", "Sca"] in rows(text)


def test_k_nun_k_bishop_nuns_and_bishops_stand_in_their_regions():
    pieces = {"nuns": ["gallia", "gallia"], "bishops": ["gallia", "italia"]}
    pos = position({"gallia": region(1)}, in_play=["nun", "bishop"], **pieces)
    text = drawn(pos, pos.view(0))
    assert ["Gallia", "·", "NNB", "1", "·", "·", "·", "1", "Ang", "Ger", "His", "Ita"] in rows(text)
    assert ["Italia", "·", "B", "·", "·", "·", "·", "·", "Gal", "Ger", "His", "Hun", "Tur"] in rows(text)
    assert "N a nun: population reduced by one" in text
    assert "B a bishop: no rat can enter" in text


def test_k_wizard_potions_are_marked_and_listed():
    regions = {"gallia": region(3, 2, potions={0: [2, 1]}), "italia": region(0, 1, potions={1: [1]})}
    pos = position(regions, in_play=["wizard"], rules="printed")
    text = drawn(pos, pos.view(0))
    assert ["Gallia", "·", "3+", "2", "·", "·", "5", "Ang", "Ger", "His", "Ita"] in rows(text)
    assert "+ Potions: Gallia: Red 2 + 1; Italia: Blue 1" in text
    assert "Potions left: 6" in text


def test_v3_without_a_limit_no_potions_are_counted():
    pos = position({"gallia": region(1)}, in_play=["wizard"])
    assert "Potions" not in drawn(pos, pos.view(0))


def test_k_baker_cubes_on_the_card_have_a_row():
    pos = position({"gallia": region(1)}, baker=[0, 2, 1, 0], cards={"baker": 1})
    text = drawn(pos, pos.view(0))
    assert ["Baker", "·", "2", "1", "·"] in rows(text)
    assert ["Total", "1", "·", "·", "·"] in rows(text)


def test_a_table_without_such_pieces_shows_nothing_of_them():
    text = drawn(at(), at().view(0))
    assert not any(word in text for word in ("Wall", "nun", "bishop", "Potion", "Baker"))


def test_k_crusader_open_rats_are_shown_to_everybody():
    pos = position({"gallia": region(1, 1, tokens=2)}, cards={"crusader": 0})
    pos.play("plague gallia; italia; italia; yes; 2 M Bo Ch; 3 A")
    for seat in (0, 1, None):
        text = drawn(pos, pos.view(seat))
        assert "Rat 1 in Gallia, revealed: limit 2 (Majority, Bourgeoisie, Church)" in text
        assert "known to you" not in text
        assert not show_of(pos).has_secrets(pos.view(seat))


def test_v5_a_drawn_rat_is_distinguished_from_others():
    pos = final({"gallia": region(1)}, "soldier", supply=0, used=["3 A"])
    pos.play("use soldier; gallia")
    assert "Rat 1 in Gallia was drawn from the rats that had left the board" in drawn(pos, pos.view(1))


def test_everything_shows_the_faces_of_a_file_and_counts_them_as_known():
    pos = position({"gallia": region(1, tokens=[{"origin": "supply", "face": "3 A"}])})
    view = show_of(pos).everything(pos)
    assert view["regions"]["gallia"]["tokens"][0]["face"] == "3 A"
    assert "3 A" not in view["hidden"]
    assert "limit 3 (All)" in drawn(pos, view)


def test_a_terminal_without_shapes_gets_plain_ones():
    text = drawn(at(), at().view(0), encoding="ascii")
    assert "Y^ Yellow: King" in text
    assert ["Hispania", ".", ".", ".", ".", ".", ".", "Gal", "Ita"] in rows(text)


def test_s10_the_preface_names_the_cards_and_their_code_and_warns_where_chivalry_is_advised():
    def preface(**options):
        pos = position(players=2, **options)
        return show_of(pos).preface(pos.view(None))

    assert preface() == ["Cards: Peasant, Monk, Merchant, Knight, Witch, King · code abcdef"]
    names, advice = preface(in_play=["pied-piper", "wizard", "bishop", "nun", "monk", "emperor"])
    assert names == "Cards: Monk, Emperor, Nun, Bishop, Pied Piper, Wizard · code blopqr"
    assert advice.startswith("These six include no Chivalry card. With fewer than 4 players it is best to have one")


def test_s10_there_is_no_preface_before_chance_has_chosen():
    pos = at().game.new(players=2, cards="random")
    assert show_of(pos).preface(pos.view(None)) == []


def test_a_region_of_another_board_is_named_by_its_id():
    assert show_of(at()).sentence(ev.PlagueStarted(rule="RAT-S5", region="utopia")) == "The plague starts in Utopia."


def test_text_from_outside_cannot_command_the_terminal():
    assert readable("a\x1b[2Jb\x07\u202ec\nd") == "a?[2Jb??c\nd"
