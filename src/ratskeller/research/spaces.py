"""Gymnasium's spaces for the observations and actions of a batch."""

import numpy as np
from gymnasium import spaces

from .batch import Batch


def observation_space(batch: Batch) -> spaces.Dict:
    least, most = batch.encoding.layout.bounds
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (batch.encoding.actions,), np.int8),
        }
    )
