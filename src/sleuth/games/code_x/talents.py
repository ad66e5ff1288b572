"""What Code X can do besides its rules."""

from __future__ import annotations
from typing import Final
from sleuth.games.code_x.pieces import Options
from sleuth.games.code_x.rules import secret
from sleuth.games.code_x.worlds import worlds
from sleuth.kernel.talents import Talents

TALENTS: Final = Talents(notation=None, toy=(Options(), 2), bots={}, measures=lambda m: {}, measure_names=(), worlds=worlds, secret=secret)
