"""What holds of a match of Sorry! from each moment to the next: the rules file's list, told again.

The board is written down a second time here, as the rules file has it, so that a wrong table of the game is found.
"""

from typing import Any

from sobremesa.games.sorry import schema
from sobremesa.games.sorry.pieces import RANKS
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Pass, Swap

ORDER = ["red", "blue", "yellow", "green"]
EXITS = {"red": 4, "blue": 19, "yellow": 34, "green": 49}
SLIDES = {
    1: ("red", 4),
    9: ("red", 13),
    16: ("blue", 19),
    24: ("blue", 28),
    31: ("yellow", 34),
    39: ("yellow", 43),
    46: ("green", 49),
    54: ("green", 58),
}
"""The triangle of each slide, its colour and its end."""
FORWARD = {"1": 1, "2": 2, "3": 3, "5": 5, "7": 7, "8": 8, "10": 10, "11": 11, "12": 12}


def check(state: SorryState, before: SorryState | None) -> None:
    """What may be done, who has won and who is told what; and the step from the state before."""
    places = places_of(state)
    the_turn_is_somebody_s(state)
    match_is_over_when_it_should_be(state, places)
    secrets_are_told_to_their_owners_only(state)
    if before is not None:
        step_is_fair(state, before, places)


def places_of(state: SorryState) -> dict[str, str]:
    return {pawn.pawn: pawn.place for pawn in state.view(None).pawns}


def colour_of(pawn: str) -> str:
    return pawn.partition("-")[0]


def team_of(state: SorryState, seat: int) -> set[str]:
    own = state.options.colours[seat]
    return {own, ORDER[(ORDER.index(own) + 2) % 4]} if state.options.mode == "partners" else {own}


# A state at rest


def on_foreign_triangles(places: dict[str, str]) -> set[str]:
    return {pawn for pawn, place in places.items() if slide_of(pawn, place)}


def slide_of(pawn: str, place: str) -> tuple[str, ...]:
    """The places a pawn slides over that lands on the place."""
    triangle = int(place[1:]) if place[0] == "T" else -1
    colour, end = SLIDES.get(triangle, (colour_of(pawn), -1))
    return () if colour == colour_of(pawn) else tuple(f"T{square}" for square in range(triangle + 1, end + 1))


def the_turn_is_somebody_s(state: SorryState) -> None:
    if state.outcome is not None:
        assert state.to_act == ()
        return
    assert state.to_act == (state.seat,)
    actions = state.legal_actions(state.seat)
    assert 0 < len(actions) <= 400
    idle = [action for action in actions if isinstance(action, Pass | Discard)]
    compulsory = [action for action in actions if not isinstance(action, Pass | Discard | Swap)]
    assert bool(idle) != bool(compulsory)
    assert all(state.legal_actions(seat) == [] for seat in range(state.players) if seat != state.seat)


def match_is_over_when_it_should_be(state: SorryState, places: dict[str, str]) -> None:
    options, sheet = state.options, state.sheet
    totals = [sum(column) for column in zip(*sheet, strict=True)] if sheet else [0] * state.players
    assert list(state.totals) == totals
    if options.match_target:
        best = max(totals)
        over = best >= options.match_target and totals.count(best) == 1
    else:
        over = len(sheet) == options.match_games
    assert (state.outcome is not None) == over
    assert state.game == len(sheet) + (not over)
    assert state.hands_played == len(sheet)
    home = {colour for colour in options.colours if all(places[f"{colour}-{n}"] == "home" for n in range(1, 5))}
    done = [seat for seat in range(state.players) if team_of(state, seat) <= home]
    assert bool(done) == over
    if over:
        assert state.seat in done
        assert {state.side(seat) for seat in done} == {state.side(state.seat)}
        assert state.outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def secrets_are_told_to_their_owners_only(state: SorryState) -> None:
    hands = 0
    for told in state.events or []:
        if isinstance(told.event, schema.Hand):
            assert told.only == hands % state.players
            assert told.others is None
            hands += 1
        elif isinstance(told.event, schema.Drew) and state.options.draw_pile == "face_down":
            assert told.only == told.event.seat
            assert told.others == schema.Drew(told.event.seat, None, told.event.draw, None)
        else:
            assert told.only is None


# From one moment to the next


def step_is_fair(state: SorryState, before: SorryState, places: dict[str, str]) -> None:
    """By following the events of the step."""
    assert state.events is not None
    story = Story(before)
    for told in state.events:
        story.follow(told.event)
    assert story.places == places
    assert story.draw == len(state.pile)
    assert story.scores == state.sheet
    assert state.decisions == before.decisions + 1
    new_game = len(state.sheet) > len(before.sheet)
    if not new_game:
        assert all(place == "home" for pawn, place in places.items() if story.began[pawn] == "home")
        assert 0 <= list(places.values()).count("home") - story.began_home <= story.most_home
        assert state.again == story.goes_on
        assert state.seat == (before.seat if story.goes_on else (before.seat + 1) % state.players)
    else:
        assert state.seat == before.seat
    rested = on_foreign_triangles(story.began) if not new_game else set()
    assert on_foreign_triangles(places) <= rested | story.swapped


class Story:
    """A board on which the told events are laid out and judged."""

    def __init__(self, before: SorryState) -> None:
        self.before = before
        self.seat = before.seat
        self.places = places_of(before)
        self.began = dict(self.places)
        self.began_home = list(self.places.values()).count("home")
        self.team = team_of(before, before.seat)
        self.draw = len(before.pile)
        self.scores = [scores[:] for scores in before.sheet]
        self.most_home = 1
        self.goes_on = False
        self.swapped: set[str] = set()

    def follow(self, event: Any) -> None:
        match event:
            case schema.Moved():
                assert event.seat == self.seat
                stood = dict(self.places)
                ways = {
                    "start": self.start,
                    "move": self.move,
                    "split": self.split,
                    "swap": self.swap,
                    "sorry": self.sorry,
                }
                ways[event.way](event)
                assert dict(event.before) == {
                    pawn: place for pawn, place in stood.items() if self.places[pawn] != place
                }
                self.two(event.card)
            case schema.Passed(seat=seat, card=card):
                assert (seat, card) == (self.seat, RANKS[self.before.card])
                self.two(card)
            case schema.Discarded(seat=seat):
                assert seat == self.seat
            case schema.Reshuffled(draw=draw):
                assert self.draw == 0
                self.draw = draw
            case schema.TurnedUp(draw=draw) | schema.Drew(draw=draw):
                self.draw -= 1
                assert draw == self.draw
            case schema.GameOver():
                self.end(event)
            case schema.Began(seat=seat, draw=draw):
                assert seat == self.seat
                assert draw == (45 - 5 * self.before.players if self.before.options.mode == "scored" else 45)
                self.draw = draw
                first = {pawn: f"T{EXITS[colour_of(pawn)]}" for pawn in self.places if pawn.endswith("-1")}
                self.places = dict.fromkeys(self.places, "start") | (
                    first if self.before.options.mode == "scored" else {}
                )
            case schema.Hand() | schema.MatchOver():
                pass
            case _:
                raise AssertionError(event)

    def two(self, card: str) -> None:
        self.goes_on = card == "2" and self.before.options.scored_two == "play_again"

    # The ways to use a card

    def start(self, event: schema.Moved) -> None:
        (journey,) = event.journeys
        assert event.card in ("1", "2")
        assert journey.origin == "start"
        assert journey.steps == (f"T{EXITS[colour_of(journey.pawn)]}",)
        self.leaves_start_first(journey.pawn)
        self.go(journey)

    def move(self, event: schema.Moved) -> None:
        (journey,) = event.journeys
        colour = colour_of(journey.pawn)
        allowed = [walk(colour, journey.origin, FORWARD[event.card])] if event.card in FORWARD else []
        if event.card == "4":
            allowed = [walk(colour, journey.origin, -4)]
        elif event.card == "10":
            allowed.append(walk(colour, journey.origin, -1))
        assert journey.steps in allowed
        self.go(journey)

    def split(self, event: schema.Moved) -> None:
        self.most_home = 2
        first, second = event.journeys
        assert event.card == "7"
        assert first.pawn != second.pawn
        assert len(first.steps) + len(second.steps) == 7
        for journey in (first, second):
            assert journey.steps == walk(colour_of(journey.pawn), journey.origin, len(journey.steps))
            self.go(journey)

    def swap(self, event: schema.Moved) -> None:
        own, other = event.journeys
        assert event.card == "11"
        assert colour_of(own.pawn) in self.team
        assert colour_of(other.pawn) not in self.team
        assert own.origin[0] == other.origin[0] == "T"
        assert (own.steps, other.steps) == ((other.origin,), (own.origin,))
        assert (self.places[own.pawn], self.places[other.pawn]) == (own.origin, other.origin)
        self.places[own.pawn], self.places[other.pawn] = other.origin, own.origin
        self.rest(own, other.origin, slide_of(own.pawn, other.origin))
        stays = self.places[other.pawn] == own.origin
        slides = stays and self.before.options.swapped_pawn_slides
        if stays:
            self.rest(other, own.origin, slide_of(other.pawn, own.origin) if slides else ())
        else:
            assert other.slide == other.bumped == ()
        self.swapped.add(other.pawn)

    def sorry(self, event: schema.Moved) -> None:
        (journey,) = event.journeys
        assert event.card == "sorry"
        assert journey.origin == "start"
        self.leaves_start_first(journey.pawn)
        target = journey.bumped[0]
        assert (target.at,) == journey.steps
        assert not target.sliding
        if colour_of(target.pawn) in self.team:
            assert colour_of(target.pawn) != colour_of(journey.pawn)
            out = {colour_of(pawn) for pawn, place in self.places.items() if place[0] == "T"}
            assert out <= self.team
        self.go(journey)

    # Moving

    def leaves_start_first(self, pawn: str) -> None:
        waiting = [one for one, place in self.places.items() if place == "start" and colour_of(one) == colour_of(pawn)]
        assert pawn == min(waiting)

    def go(self, journey: schema.Journey) -> None:
        """A pawn of the team leaves its place, lands, bumps another colour there, and slides."""
        assert colour_of(journey.pawn) in self.team
        assert self.places[journey.pawn] == journey.origin != "home"
        self.places[journey.pawn] = journey.steps[-1]
        self.rest(journey, journey.steps[-1], slide_of(journey.pawn, journey.steps[-1]))

    def rest(self, journey: schema.Journey, landing: str, slide: tuple[str, ...]) -> None:
        assert journey.slide == slide
        bumped = []
        for place in (landing, *slide):
            for other in self.on_track(place):
                if other != journey.pawn:
                    assert place != landing or colour_of(other) != colour_of(journey.pawn)
                    bumped.append(schema.Bumped(other, place, place != landing))
                    self.places[other] = "start"
        assert journey.bumped == tuple(bumped)
        self.places[journey.pawn] = slide[-1] if slide else landing

    def on_track(self, place: str) -> list[str]:
        return [pawn for pawn, other in self.places.items() if other == place and place[0] == "T"]

    # The end of a game

    def end(self, event: schema.GameOver) -> None:
        options, players = self.before.options, range(self.before.players)
        home = [sum(self.places[f"{colour}-{n}"] == "home" for n in range(1, 5)) for colour in options.colours]
        winners = [seat for seat in players if team_of(self.before, seat) == self.team]
        assert event.game == self.before.game
        assert event.winners == tuple(winners)
        assert event.home == tuple(home)
        assert all(home[seat] == 4 for seat in winners)
        if options.mode == "scored":
            most = max(home[seat] for seat in players if seat != self.seat)
            tiers = [(100, 0), (50, 1), (25, 2)]
            met = [points for points, limit in tiers if most <= limit]
            tier = sum(met) if options.tier_bonus == "cumulative" else max(met, default=0)
            scores = [5 * pawns for pawns in home]
            scores[self.seat] += 5 * (4 * len(players) - sum(home)) + tier
            assert event.tier == tier
            assert [len(hand) for hand in event.hands] == [5 - (seat == self.seat) for seat in players]
            assert scores[self.seat] >= 25
            assert all(scores[seat] <= 15 and scores[seat] % 5 == 0 for seat in players if seat != self.seat)
        else:
            scores = [int(seat in winners) for seat in players]
            assert (event.tier, event.hands) == (0, ())
        assert event.scores == tuple(scores)
        self.scores.append(scores)


def walk(colour: str, origin: str, steps: int) -> tuple[str, ...]:
    """The places passed, by the formula of the rules file."""
    progress = (int(origin[1:]) - EXITS[colour]) % 60 if origin[0] == "T" else 58 + int(origin[1:])
    if origin[0] == "T" and progress == 59:
        progress = -1
    passed = []
    for _ in range(abs(steps)):
        progress += 1 if steps > 0 else -1
        if progress < -1:
            progress += 60
        passed.append(place_at(colour, progress))
    return tuple(passed)


def place_at(colour: str, progress: int) -> str:
    if progress == 64:
        return "home"
    return f"T{(EXITS[colour] + progress) % 60}" if progress <= 58 else f"S{progress - 58}"
