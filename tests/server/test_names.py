"""Names as they are shown, and which of them look the same."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sobremesa
from sobremesa.core.refused import Refused
from sobremesa.server.table.lobby import new_lobby
from sobremesa.server.table.names import LONGEST_NAME, clean_name, free_bot_name, is_mark, looks, looks_of, width
from wire import browser, house, run

SUMO = sobremesa.game("sumo")
BISMILLAH = "\ufdfd"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana   María ", "Ana María"),
        ("Ana\u202etxet\u2066", "Anatxet"),
        ("An\u0000a\u0007\n\tB", "Ana B"),
        ("Ine\u0301s", "Inés"),
        ("Ine\u200b\u0301s", "Inés"),
        ("Ana\u3164", "Ana"),
        ("A\u034fn\ufe0fa\u2800", "Ana"),
        ("\u200bZoé\ufeff", "Zoé"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("x" * 100, "x" * 24),
        ("Ñandú 🦩", "Ñandú 🦩"),
        ("A" + "\u0301" * 23 + "na", "Ána"),
        ("A" + "\u0302\u0301\u0303\u0323" + "na", "Ậna"),
        ("\u0301Ana \u0302Luz", "Ana Luz"),
        ("ก" + "\u0e47" * 20, "ก\u0e47"),
        ("李" * 20, "李" * 12),
        (BISMILLAH * 5, BISMILLAH * 2),
        ("\ufdfa" * 5, "\ufdfa"),
        ("\u2e3b" * 24, "\u2e3b" * 8),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


HONEST = [
    "José",
    "Zoë",
    "Nguyễn Thị Ánh",
    "Ольга",
    "李小龙",
    "محمد",
    "مُحَمَّد",
    "שָׁלוֹם",
    "Ἀθηνᾶ",
    "O’Donnell",
    "O´Donnell",
    "Mª José",
    "Jean-Luc",
    "Ana (la mayor)",
    "Peter Host",
    "Robot",
    "สมศักดิ์",
    "မြန်မာ",
    "बिट्टू",
    "Þórdís",
    "İrem Işıl",
    "김철수",
    "さくら",
    "Ana 2",
    "R2-D2",
    "🦩",
]


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_of_any_script_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_honest_names_do_not_look_alike() -> None:
    names = [*HONEST, "Ana", "Anna", "Aña", "Ana B", "Anā", "Hana", "Ama", "Olga"]
    for place, name in enumerate(names):
        assert not looks(name) & looks_of(names[:place])


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\x00\x01", "\u0301\u0301", "\u3164\u2800"])
def test_names_of_nothing_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        clean_name(typed)


@given(st.text(max_size=80))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert sum(map(width, name)) <= LONGEST_NAME
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
    assert not is_mark(name[0])


# What looks the same


SAME = [
    "ana",
    "ANA",
    "Аnа",
    "\uff21\uff4e\uff41",
    "Ⓐⓝⓐ",
    "𝒜𝓃𝒶",
    "ᴬⁿᵃ",
    "Αna",
    "A\u200bna",
    "Ana\ufe0f",
]


@pytest.mark.parametrize("name", SAME)
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    lobby, _ = new_lobby("HIGO2746", SUMO, {"players": 3})
    lobby.sit("Ana", "00" * 16, None)
    lobby.sit("Beto", "00" * 16, None)
    with pytest.raises(Refused, match="name_taken"):
        lobby.sit(name, "00" * 16, None)
    with pytest.raises(Refused, match="name_taken"):
        lobby.rename(1, name)
    lobby.rename(0, name)


@pytest.mark.parametrize(("one", "other"), [("Ilia", "llia"), ("Iana", "1ana"), ("Oto", "0to"), ("ILIA", "ilia")])
def test_capitals_and_digits_look_like_letters(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize("name", ["Tú", "YOU", "Yоu", "\uff56\uff4f\uff53", "moi"])
def test_a_name_that_is_read_as_oneself_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name_means_you"):
        clean_name(name)


IMPOSTORS = [
    "Ana (host)",
    "Ana [HOST]",
    "Ana - host",
    "host: Ana",
    "Ana（ｈｏｓｔ）",
    "Ana (hоst)",
    "Ana (anfitrión)",
    "Ana (anfitriona)",
    "Ana · pone la mesa",
    "Ana (hôte)",
    "Ana |bot|",
    "Ana_host_",
    "Host",
    "Bot 2",
    "bot",
]


@pytest.mark.parametrize("name", IMPOSTORS)
def test_a_name_that_claims_a_role_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name_claims_role"):
        clean_name(name)


def test_bots_take_no_name_that_looks_like_a_persons() -> None:
    assert free_bot_name(["canela", "Аnís"]) == "Clavo"


def test_a_bot_is_called_like_nobody_and_nobody_like_a_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3)
            async with browser(at, code, key) as ana, browser(at, code) as beto:
                await ana.sit("Ｃanela")
                await ana.request(type="bot", seat=1, level="easy")
                await ana.until(lambda one: one.table["seats"][1]["kind"] == "bot")
                assert ana.table["seats"][1]["name"] == "Anís"
                refused = await beto.request(type="sit", name="ANÍS", random="ab" * 16)
                assert (refused["code"], refused["facts"]) == ("name_taken", {"name": "ANÍS"})

    run(scene())
