"""What the cards of Sorry! can be used for, and what they do to the pawns on the board.

Inside, pawns, cards, places and squares are ints (pieces.py); actions and events use the players' words.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.state import State
from sobremesa.games.sorry import project
from sobremesa.games.sorry.pieces import (
    COLOUR_OF,
    ELEVEN,
    ENTRY,
    EXIT,
    HOME,
    NOBODY,
    OFF_BOARD,
    PAWN_OF,
    PAWNS,
    PAWNS_OF_A_COLOUR,
    PLACE_ON,
    PLACES,
    SEVEN,
    SLIDES_TO,
    SORRY,
    SQUARE_AT,
    SQUARES,
    START,
    STEPS,
    TEN,
    TRACK,
    TWO,
    landing,
)
from sobremesa.games.sorry.schema import (
    MOVE,
    MOVE_BACK,
    SORRY_ON,
    START_WITH,
    SWAP,
    Journey,
    Move,
    Sorry,
    SorryAction,
    SorryAppraisal,
    SorryOptions,
    SorryView,
    Split,
    Start,
    Swap,
    split,
)

TIERS: Final[list[int]] = [100, 50, 25, 0]
"""The winner's bonus by the pawns that the best opponent has HOME (SORRY-82)."""
TIERS_TOGETHER: Final[list[int]] = [175, 75, 25, 0]


class Seating:
    """Who plays which pawns, and how: all that follows from the options, worked out once for a match and its copies."""

    def __init__(self, options: SorryOptions) -> None:
        self.players: Final = options.players
        self.scored: Final = options.mode == "scored"
        self.partners: Final = options.mode == "partners"
        self.face_up: Final = options.draw_pile == "face_up"
        self.both_slide: Final = options.swapped_pawn_slides
        self.play_again: Final = not self.scored or options.scored_two == "play_again"
        self.tiers: Final = TIERS if options.tier_bonus == "highest" else TIERS_TOGETHER
        self.colours: Final[list[int]] = [COLOUR_OF[name] for name in options.colours]
        self.teams: Final[list[list[int]]] = [
            [colour, (colour + 2) % 4] if self.partners else [colour] for colour in self.colours
        ]
        """The colours each seat moves, its own first (SORRY-6, SORRY-58)."""
        self.pawns: Final[list[list[int]]] = [pawns_of(team) for team in self.teams]
        self.opponents: Final[list[list[int]]] = [
            pawns_of([colour for colour in self.colours if colour not in team]) for team in self.teams
        ]
        self.in_play: Final[list[int]] = pawns_of(sorted(self.colours))
        self.turns: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(self.players)]


def pawns_of(colours: list[int]) -> list[int]:
    """The pawns of several colours."""
    pawns: list[int] = []
    for colour in colours:
        pawns += range(colour * PAWNS_OF_A_COLOUR, (colour + 1) * PAWNS_OF_A_COLOUR)
    return pawns


class BoardState(State[SorryAction, SorryView, SorryAppraisal]):
    """The part of a match that lies on the board: sixteen pawns, and what each card may do with them."""

    action_types: ClassVar[Any] = SorryAction

    def __init__(self, seating: Seating, chance: Chance) -> None:
        super().__init__(seating.players, chance)
        self.seating: Final = seating
        self.places: list[int] = []
        """How far each of the sixteen pawns has come; those nobody plays never leave START."""
        self.squares: list[int] = []
        """The pawn on each square of the track and of the safety zones."""
        self.home: list[int] = []
        """Pawns HOME, by colour."""
        self.journeys: list[Journey] | None = None
        """What the pawns go through in the play being made, while somebody wants to know."""

    def clear_board(self) -> None:
        """All pawns go to START."""
        self.places = [START] * PAWNS
        self.squares = [NOBODY] * SQUARES
        self.home = [0, 0, 0, 0]

    def is_home(self, seat: int) -> bool:
        """Whether all pawns of the team are HOME (SORRY-75, SORRY-76)."""
        home = 0
        team = self.seating.teams[seat]
        for colour in team:
            home += self.home[colour]
        return home == len(team) * PAWNS_OF_A_COLOUR

    # The uses of a card

    def list_uses(self, seat: int, rank: int, actions: list[SorryAction]) -> None:
        """The uses of a card of which one has to be made: start, move, split, Sorry! (SORRY-11, SORRY-12)."""
        if rank == SORRY:
            self.list_sorries(seat, actions)
            return
        if rank <= TWO:
            self.list_starts(seat, rank, actions)
        self.list_moves(seat, STEPS[rank], MOVE[rank], actions)
        if rank == TEN:
            self.list_moves(seat, -1, MOVE_BACK, actions)
        elif rank == SEVEN:
            self.list_splits(seat, actions)

    def must_use(self, seat: int, rank: int) -> bool:
        """Whether the card can be used otherwise than by a swap."""
        actions: list[SorryAction] = []
        self.list_uses(seat, rank, actions)
        return bool(actions)

    def can_use(self, seat: int, rank: int) -> bool:
        """Whether the card can be used at all."""
        actions: list[SorryAction] = []
        self.list_uses(seat, rank, actions)
        if rank == ELEVEN:
            self.list_swaps(seat, actions)
        return bool(actions)

    def use(self, action: SorryAction) -> None:
        """Carry out what the card is used for."""
        if isinstance(action, Move):
            self.move(PAWN_OF[action.pawn], action.steps)
        elif isinstance(action, Start):
            self.start_pawn(COLOUR_OF[action.colour])
        elif isinstance(action, Split):
            self.move(PAWN_OF[action.first.pawn], action.first.steps)
            self.move(PAWN_OF[action.second.pawn], action.second.steps)
        elif isinstance(action, Swap):
            self.swap(PAWN_OF[action.pawn], PAWN_OF[action.target])
        elif isinstance(action, Sorry):
            self.say_sorry(COLOUR_OF[action.colour], PAWN_OF[action.target])

    # Leaving START

    def list_starts(self, seat: int, rank: int, actions: list[SorryAction]) -> None:
        """A pawn of each colour that has one in START and none on its exit square (SORRY-18, SORRY-19)."""
        actions += [
            START_WITH[rank][colour]
            for colour in self.seating.teams[seat]
            if self.first_in_start(colour) != NOBODY and self.is_open(colour, EXIT)
        ]

    def first_in_start(self, colour: int) -> int:
        """The pawn that leaves START next: the one with the lowest number (RULING-35)."""
        first = colour * PAWNS_OF_A_COLOUR
        for pawn in range(first, first + PAWNS_OF_A_COLOUR):
            if self.places[pawn] == START:
                return pawn
        return NOBODY

    def start_pawn(self, colour: int) -> None:
        """Put a pawn on its exit square; another colour there is bumped (SORRY-18, SORRY-20)."""
        pawn = self.first_in_start(colour)
        if self.journeys is not None:
            self.journeys.append(project.journey(self, pawn, START, [EXIT]))
        self.land(pawn, EXIT)

    # Moving

    def list_moves(self, seat: int, steps: int, moves: Sequence[SorryAction], actions: list[SorryAction]) -> None:
        """Each pawn that is out and can go so far."""
        places = self.places
        for pawn in self.seating.pawns[seat]:
            place = places[pawn]
            if START < place < HOME and self.can_land(pawn, landing(place, steps)):
                actions.append(moves[pawn])

    def can_land(self, pawn: int, place: int) -> bool:
        """Whether the place is not beyond HOME and not held by the pawn's own colour (SORRY-24, SORRY-26)."""
        return place <= HOME and self.is_open(pawn >> 2, place)

    def is_open(self, colour: int, place: int) -> bool:
        """Whether no pawn of the colour holds the place; HOME has room for all."""
        square = SQUARE_AT[colour * PLACES + place]
        if square == OFF_BOARD:
            return True
        other = self.squares[square]
        return other == NOBODY or other >> 2 != colour

    def move(self, pawn: int, steps: int) -> None:
        """Move a pawn; those it passes are left alone (SORRY-21, SORRY-22)."""
        place = self.places[pawn]
        self.squares[SQUARE_AT[(pawn >> 2) * PLACES + place]] = NOBODY
        if self.journeys is not None:
            passed = project.passed(place, steps)
            self.journeys.append(project.journey(self, pawn, place, passed, backward=steps < 0))
        self.land(pawn, landing(place, steps))

    def land(self, pawn: int, place: int) -> None:
        """Come to rest: bump another colour there, then slide from a triangle (SORRY-23, SORRY-32, SORRY-36)."""
        if place == HOME:
            self.places[pawn] = HOME
            self.home[pawn >> 2] += 1
            return
        self.bump(SQUARE_AT[(pawn >> 2) * PLACES + place])
        self.put(pawn, place)
        self.slide(pawn)

    def put(self, pawn: int, place: int) -> None:
        """Stand a pawn on a square that is free."""
        self.places[pawn] = place
        self.squares[SQUARE_AT[(pawn >> 2) * PLACES + place]] = pawn

    def bump(self, square: int) -> None:
        """Send the pawn on the square, if there is one, back to the START of its colour."""
        pawn = self.squares[square]
        if pawn != NOBODY:
            self.places[pawn] = START
            self.squares[square] = NOBODY

    def slide(self, pawn: int) -> None:
        """From the triangle of another colour to the end of its slide, bumping all who are on it (SORRY-32, 33)."""
        place = self.places[pawn]
        end = SLIDES_TO[place]
        if end == place:
            return
        triangle = SQUARE_AT[(pawn >> 2) * PLACES + place]
        self.squares[triangle] = NOBODY
        for square in range(triangle + 1, triangle + 1 + end - place):
            self.bump(square)
        self.put(pawn, end)

    # The 7

    def list_splits(self, seat: int, actions: list[SorryAction]) -> None:
        """Two pawns that are out share the 7, each order by itself (SORRY-44 to SORRY-46)."""
        places = self.places
        out = [pawn for pawn in self.seating.pawns[seat] if START < places[pawn] < HOME]
        if len(out) < 2:
            return
        for first in out:
            for steps in range(1, STEPS[SEVEN]):
                place = places[first] + steps
                if self.can_land(first, place):
                    actions += [
                        split(first, second, steps)
                        for second in out
                        if second != first and self.can_follow(first, place, second, STEPS[SEVEN] - steps)
                    ]

    def can_follow(self, first: int, place: int, second: int, steps: int) -> bool:
        """Whether the second pawn can make its part once the first has landed on its place and slid (SORRY-45).

        The first pawn sweeps the squares from its landing to the end of the slide and stands on the last of them.
        """
        colour = first >> 2
        landed = SQUARE_AT[colour * PLACES + place]
        rests = SQUARE_AT[colour * PLACES + SLIDES_TO[place]]
        other = second >> 2
        if landed <= SQUARE_AT[other * PLACES + self.places[second]] <= rests:
            return False
        goal = self.places[second] + steps
        if goal >= HOME:
            return goal == HOME
        square = SQUARE_AT[other * PLACES + goal]
        if landed <= square <= rests:
            return square != rests or other != colour
        holder = self.squares[square]
        return holder in (NOBODY, first) or holder >> 2 != other

    # The 11

    def list_swaps(self, seat: int, actions: list[SorryAction]) -> None:
        """One of the team's pawns on the track with any opponent's there (SORRY-49, SORRY-50, SORRY-64)."""
        places = self.places
        for pawn in self.seating.pawns[seat]:
            if START < places[pawn] <= ENTRY:
                actions += [
                    SWAP[pawn][target] for target in self.seating.opponents[seat] if START < places[target] <= ENTRY
                ]

    def swap(self, pawn: int, target: int) -> None:
        """Both pawns change places; then the own one slides, then the other if it is still there (SORRY-51)."""
        old, new = self.places[pawn], self.places[target]
        place = PLACE_ON[(pawn >> 2) * TRACK + SQUARE_AT[(target >> 2) * PLACES + new]]
        target_place = PLACE_ON[(target >> 2) * TRACK + SQUARE_AT[(pawn >> 2) * PLACES + old]]
        self.put(pawn, place)
        self.put(target, target_place)
        if self.journeys is not None:
            self.journeys.append(project.journey(self, pawn, old, [place]))
        self.slide(pawn)
        if self.seating.both_slide and self.places[target] == target_place:
            if self.journeys is not None:
                self.journeys.append(project.journey(self, target, new, [target_place]))
            self.slide(target)
        elif self.journeys is not None:
            self.journeys.append(project.short_journey(target, new, target_place))

    # Sorry!

    def list_sorries(self, seat: int, actions: list[SorryAction]) -> None:
        """Opponents on the track; where partners find none, the team's other colour (SORRY-54, SORRY-55, SORRY-61)."""
        places = self.places
        targets = [pawn for pawn in self.seating.opponents[seat] if START < places[pawn] <= ENTRY]
        if not targets and self.seating.partners:
            targets = [pawn for pawn in self.seating.pawns[seat] if START < places[pawn] <= ENTRY]
        if not targets:
            return
        for colour in self.seating.teams[seat]:
            if self.first_in_start(colour) != NOBODY:
                actions += [SORRY_ON[colour][target] for target in targets if target >> 2 != colour]

    def say_sorry(self, colour: int, target: int) -> None:
        """A pawn from START takes the square of the target, which is bumped (SORRY-54)."""
        pawn = self.first_in_start(colour)
        place = PLACE_ON[colour * TRACK + SQUARE_AT[(target >> 2) * PLACES + self.places[target]]]
        if self.journeys is not None:
            self.journeys.append(project.journey(self, pawn, START, [place]))
        self.land(pawn, place)
