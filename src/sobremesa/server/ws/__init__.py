"""The WebSocket half: one browser, from the handshake to the frames it is sent."""
