"""All limits, with their reasons."""

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Rates and bursts for one line, one seat, one address and the whole server.

    A school class of thirty behind one address, each with a phone and some also with a laptop, loads the page at the
    same time, plays quick races and reloads: none of these limits may touch it. One visitor is one address: a browser
    can choose any name for itself, but not where its packets come from.
    """

    # Connections (connection_limiter.py)
    sockets_per_address: int = 300
    """Open TCP connections: thirty browsers open six each to load a page, and keep one or two."""
    connects_per_second: float = 40
    connects_at_once: int = 300
    connections: int = 10_000
    """In all, if the process may open that many files: about 25 KiB each."""
    spare_files: int = 100
    """Kept free for the store, the page and the workers."""
    half_open: int = 500
    """Connections in all that have not sent a whole request: beyond that the oldest has to go for the newest."""
    request_seconds: float = 10
    """In which a request has to arrive, from its first byte, or from the connection, to its last."""
    requests_per_second: float = 20
    requests_at_once: int = 400
    """Loading the page takes some ten requests, and thirty people do it at once."""

    # WebSockets (ws/socket.py, ws/fast_send.py)
    connections_per_address: int = 100
    arrivals_per_second: float = 10
    arrivals_at_once: int = 200
    hello_seconds: float = 10
    wire_frames_per_second: float = 25
    wire_frames_at_once: int = 250
    """Frames of any kind on one line, pings and fragments included: more closes it. Browsers send no pings and hardly
    ever fragments, so it only has to be above what `frames_at_once` and `floods_before_close` let through."""
    frames_per_second: float = 20
    """Messages of one seat, on however many lines; of a line without a seat, those of the line."""
    frames_at_once: int = 60
    floods_before_close: int = 100
    queued_frames: int = 64
    behind_seconds: float = 20

    # The loop (budgets.py)
    loop_per_second: float = 0.25
    """Seconds of the event loop for one address. Thirty people who each lay two tiles a second need two thirds."""
    loop_at_once: float = 0.5
    """Thirty people who load the page at the same time."""
    loop_slice: float = 0.002
    """What one address gets in one iteration of the loop before the others come."""
    arrival_seconds: float = 0.001
    """What is charged for a handshake, which is done before anybody can be asked to wait."""
    message_seconds: float = 0.0002
    """What is charged for any message beside the time it takes: it was read, parsed and answered."""
    shown_seconds: float = 0.00002
    """For every line at the table, to which it may have been written."""
    line_seconds: float = 0.0015
    """For every move: it is written to the disk. So one address makes some 250 moves a second at most."""
    search_seconds: float = 0.0005
    """For every 1,000 moves of a match in which an act that was sent again is looked for."""
    changes: int = 20
    """How often a seat may change an answer that it has given to the same question (the card chosen in Sumo)."""

    # What stays in the store (budgets.py, table/)
    store_bytes_per_hour: float = 32e6
    """By one address: moves, those of the bots it plays with, positions. Thirty people who each lay a tile of Sumoku
    every second come to 17 MB an hour, a class at Sumo or Burako to less than 2 MB."""
    store_bytes_at_once: float = 8e6
    match_bytes: int = 16_000_000
    """Moves of one match, as they are stored; then it is broken off. Of some 60,000 matches in all games and modes the
    longest between bots had 0.2 MB (Rummy, 626 moves), the longest at random 3.2 MB (solo Sumoku, eight people: 22,000
    moves). Eight people who each lay a tile of Sumoku every second for an hour come to 5 MB."""

    # Tables (tables.py)
    tables_per_minute: float = 10
    tables_at_once: int = 20
    tables: int = 5000
    """In memory."""
    stored_tables: int = 200_000
    """That are not closed, in the store: a few KiB each."""
    stored_part: float = 1 / 16
    """Of the places that are free in the store: what an address or a /64 may have; a /56 twice, a /48 four times that
    much. So one /48 comes to 40,000 tables, and then four fifths are left for all others. `tables_at_once` are never
    too many."""
    forgotten_seconds: float = 24 * 3600
    """After so long without a visit a table is deleted at which no match was ever started."""
    empty_seconds: float = 1800
    """The same for a table at which nobody sits."""
    guesses_per_minute: float = 10
    guesses_at_once: int = 10
    all_guesses_per_minute: float = 240
    """Wrong codes from all addresses. While there are more, each costs its address more, so that thirty of them gain
    little; but a right code is never refused because others guess."""
    alarmed_guesses: int = 3
    """At once and for one address, while there are too many from all."""

    # Lessons (lessons.py)
    lessons_at_once: int = 1000
    """On the whole server. Beyond that the address with the most makes room for one with fewer."""
    lessons_per_address: int = 60
    """Thirty people who all learn, each on a phone and a laptop."""
    lesson_seconds: float = 1800
    """After which a lesson is closed; a page that is still open comes back to its scene."""

    # Bots and hints (bots/bot_pool.py)
    hints_per_second: float = 0.5
    """Of one table, after the first few."""
    hints_at_once: int = 5
    think_seconds: float = 0.8
    """What a bot or a hint may think for while hardly anybody waits."""
    think_seconds_least: float = 0.004
    think_wait_seconds: float = 1.6
    """What the last in the queue should wait at most: about as long as a bot hesitates before it speaks."""
    think_stuck_seconds: float = 10
    """How far a worker may be over its time before it is replaced."""
