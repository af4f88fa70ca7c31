"""Chance is an input: the same seed gives the same numbers everywhere and for ever, and no number is favoured."""

import copy
import pickle
from hashlib import blake2b
from math import erfc, sqrt

import pytest

from effort import amount
from sobremesa.core.chance import SEED_BYTES, WORD_RANGE, Chance, chance_from, fresh_seed, seed_from_int

SEVEN = seed_from_int(7)


def words(chance: Chance, number: int) -> list[int]:
    return [chance.word() for _ in range(number)]


def p_value(statistic: float, degrees: int) -> float:
    """How likely chi-square is to be as large as this (Wilson and Hilferty; precise where there are many degrees)."""
    spread = 2 / (9 * degrees)
    return erfc(((statistic / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread) / sqrt(2)) / 2


def chi_square(counts: list[int]) -> float:
    """The distance of counts from all being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


# The stream never changes: every record ever written depends on it


def test_the_stream_of_seed_7_is_what_it_always_was():
    chance = Chance(SEVEN)

    assert words(chance, 6) == [4088190018, 506950494, 3000229886, 2077541913, 4293921722, 1721522779]
    assert chance.draw_seed().hex() == "51f40f7ee1b3b61d2d876b80da887b3afeda0d64d789d7d1bd6a309cf7670009"
    assert chance.drawn == 14


def test_a_shuffle_of_ten_with_seed_7_is_what_it_always_was():
    pieces = list(range(10))

    Chance(SEVEN).shuffle(pieces)

    assert pieces == [5, 3, 0, 1, 4, 2, 7, 9, 6, 8]


def test_draws_and_forks_of_seed_7_are_what_they_always_were():
    chance = Chance(SEVEN)

    assert [chance.below(limit) for limit in (1, 2, 6, 52, 104, WORD_RANGE)] == [0, 0, 2, 5, 90, 1721522779]
    assert [chance.fork("bot", seat).word() for seat in range(3)] == [3184477537, 990439396, 2376865067]
    assert Chance(SEVEN, drawn=1_000_000).word() == 2964209783


def test_anybody_can_work_out_the_stream_with_blake2b():
    blocks = [blake2b(block.to_bytes(8, "little"), key=SEVEN, person=b"sobremesa.stream").digest() for block in (0, 1)]
    expected = [int.from_bytes(block[at : at + 4], "little") for block in blocks for at in range(0, 64, 4)]

    assert words(Chance(SEVEN), 32) == expected


def test_other_seeds_give_other_streams():
    streams = {tuple(words(Chance(seed_from_int(number)), 4)) for number in range(1000)}

    assert len(streams) == 1000


# Its whole state is (seed, drawn)


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
@pytest.mark.parametrize(
    "restore",
    [
        Chance.copy,
        copy.copy,
        copy.deepcopy,
        lambda chance: pickle.loads(pickle.dumps(chance)),
        lambda chance: Chance(chance.seed, chance.drawn),
    ],
    ids=["copy", "copy.copy", "copy.deepcopy", "pickle", "seed and drawn"],
)
def test_a_stream_goes_on_from_where_it_was(restore, drawn):
    chance = Chance(SEVEN)
    words(chance, drawn)

    twin = restore(chance)

    assert (twin.seed, twin.drawn) == (SEVEN, drawn)
    assert words(twin, 40) == words(chance, 40)


def test_a_copy_is_independent():
    chance = Chance(SEVEN)
    words(chance, 5)
    twin = chance.copy()

    words(twin, 30)

    assert chance.drawn == 5
    assert chance.word() == Chance(SEVEN, drawn=5).word()


def test_a_fork_is_the_same_however_much_was_drawn():
    chance = Chance(SEVEN)
    before = words(chance.fork("bot", 2), 8)
    words(chance, 33)

    assert words(chance.fork("bot", 2), 8) == before
    assert chance.drawn == 33


def test_forks_differ_by_label_and_number_and_from_their_stem():
    chance = Chance(SEVEN)
    forks = [chance.fork(label, number) for label in ("bot", "deal", "bot:1", "") for number in (0, 1, 10, 11)]

    streams = {tuple(words(stream, 4)) for stream in [*forks, chance, chance.fork("bot").fork("bot")]}

    assert len(streams) == 18


def test_a_drawn_seed_starts_another_stream_and_moves_this_one_on():
    chance = Chance(SEVEN)
    seeds = [chance.draw_seed() for _ in range(100)]

    assert len(set(seeds)) == 100
    assert chance.drawn == 800


def test_fresh_seeds_are_32_bytes_and_never_the_same():
    seeds = {fresh_seed() for _ in range(100)}

    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert len(seeds) == 100


# What is no seed and no draw


def test_a_seed_is_a_number_of_256_bits():
    assert seed_from_int(0) == bytes(32)
    assert seed_from_int(258) == bytes(30) + b"\x01\x02"
    assert seed_from_int(2**256 - 1) == b"\xff" * 32


@pytest.mark.parametrize("number", [-1, 2**256, -(2**256), 10**100])
def test_no_other_number_is_a_seed(number):
    with pytest.raises(ValueError, match="a seed is a whole number"):
        seed_from_int(number)


def test_a_number_its_bytes_and_their_stream_are_the_same_seed():
    stream = Chance(SEVEN)

    assert Chance(7).seed == chance_from(7).seed == chance_from(SEVEN).seed == SEVEN
    assert chance_from(stream) is stream
    assert chance_from(None).seed != chance_from(None).seed


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_stream_has_a_seed_of_32_bytes(size):
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(bytes(size))


@pytest.mark.parametrize("drawn", [-1, -(2**70), 2**68, 10**30])
def test_a_stream_cannot_stand_before_its_beginning_or_behind_its_end(drawn):
    with pytest.raises(ValueError, match="words"):
        Chance(SEVEN, drawn)


def test_a_stream_can_stand_at_its_last_word():
    assert Chance(SEVEN, 2**68 - 1).word() in range(WORD_RANGE)


@pytest.mark.parametrize("limit", [0, -1, WORD_RANGE + 1, 2**64])
def test_a_draw_has_a_limit_from_1_to_two_to_the_32(limit):
    chance = Chance(SEVEN)

    with pytest.raises(ValueError, match="limit"):
        chance.below(limit)
    assert chance.drawn == 0


# No number is favoured


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 52, 104, 1000])
def test_draws_are_even(limit):
    chance = Chance(SEVEN)
    counts = [0] * limit
    for _ in range(100 * limit):
        counts[chance.below(limit)] += 1

    assert min(counts) > 0
    assert limit == 1 or p_value(chi_square(counts), limit - 1) > 0.001


def test_draws_are_even_where_a_remainder_would_favour_the_first_third_twofold():
    """A quarter of all words is thrown away for this limit."""
    chance = Chance(SEVEN)
    thirds = [0, 0, 0]
    for _ in range(30_000):
        thirds[chance.below(3 << 30) >> 30] += 1

    assert p_value(chi_square(thirds), 2) > 0.001
    assert chance.drawn == pytest.approx(40_000, rel=0.02)


def test_a_shuffle_keeps_every_piece():
    pieces = [5, 5, -1, 0, 104, 7]

    Chance(SEVEN).shuffle(pieces)

    assert sorted(pieces) == [-1, 0, 5, 5, 7, 104]


@pytest.mark.parametrize("pieces", [[], [3]])
def test_there_is_nothing_to_shuffle_in_less_than_two(pieces):
    chance = Chance(SEVEN)
    before = pieces[:]

    chance.shuffle(pieces)

    assert pieces == before
    assert chance.drawn == 0


def test_all_orders_of_four_are_equally_likely():
    chance = Chance(SEVEN)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        pieces = [0, 1, 2, 3]
        chance.shuffle(pieces)
        seen[tuple(pieces)] = seen.get(tuple(pieces), 0) + 1

    assert len(seen) == 24
    assert p_value(chi_square(list(seen.values())), 23) > 0.001


def test_every_card_of_104_is_equally_likely_in_every_place():
    """A card in one place keeps others from it, so the distance is n / (n - 1) times chi-square of (n - 1)² degrees."""
    size, shuffles = 104, amount(30_000, 100_000, 100_000)
    chance = Chance(SEVEN)
    places = [[0] * size for _ in range(size)]
    for _ in range(shuffles):
        deck = list(range(size))
        chance.shuffle(deck)
        for place, card in zip(places, deck, strict=True):
            place[card] += 1

    distance = chi_square([count for place in places for count in place]) * (size - 1) / size

    assert 0.001 < p_value(distance, (size - 1) ** 2) < 0.999
