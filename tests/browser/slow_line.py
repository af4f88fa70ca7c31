"""A WebSocket whose answers wait until the scene lets them through: a slow network, without waiting for it."""

import json

from playwright.sync_api import WebSocketRoute

from browser.people import Person


class SlowLine:
    """Requests go through at once; while the line is held, what the server says waits."""

    def __init__(self, person: Person) -> None:
        self.page: WebSocketRoute | None = None
        self.is_held = False
        self.waiting: list[str | bytes] = []
        self.refused: dict[str, str] = {}
        """Requests of these types never reach the server: they are refused with a code."""
        person.page.route_web_socket("**/ws/**", self.join)

    def join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.page = page

        def up(message: str | bytes) -> None:
            request = json.loads(message)
            code = self.refused.get(request["type"])
            if code is None:
                server.send(message)
            else:
                down(json.dumps({"type": "refused", "id": request["id"], "code": code, "facts": {}, "index": None}))

        def down(message: str | bytes) -> None:
            if self.is_held:
                self.waiting.append(message)
            else:
                page.send(message)

        page.on_message(up)
        server.on_message(down)

    def hold(self) -> None:
        self.is_held = True

    def release(self) -> None:
        self.is_held = False
        assert self.page is not None
        for message in self.waiting:
            self.page.send(message)
        self.waiting.clear()
