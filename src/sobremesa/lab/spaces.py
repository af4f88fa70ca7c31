"""Observations of Gymnasium and PettingZoo: the spaces, and the dicts that lie in them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from sobremesa.lab.encoding import Encoder
from sobremesa.lab.episode import Episode


def observation_space(encoder: Encoder, features: bool) -> spaces.Dict:
    """`observation` is the view, `action_mask` the legal numbers, `action_features` a row for each number."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-np.inf, np.inf, (encoder.width,), np.float32),
        "action_mask": spaces.Box(0, 1, (encoder.action_count,), np.int8),
    }
    if features:
        shape = (encoder.action_count, encoder.feature_width)
        parts["action_features"] = spaces.Box(-np.inf, np.inf, shape, np.float32)
    return spaces.Dict(parts)


def observe(episode: Episode, seat: int, features: bool) -> dict[str, Any]:
    """What the seat sees and may do; the mask is empty unless it is the one to decide."""
    encoder = episode.encoder
    choices = episode.choices if seat == episode.seat else {}
    seen: dict[str, Any] = {
        "observation": encoder.observation(episode.state, seat),
        "action_mask": encoder.mask(choices),
    }
    if features:
        seen["action_features"] = encoder.features(choices, seat)
    return seen
