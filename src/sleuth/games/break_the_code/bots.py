"""Bots for every number of players: by what they remember, how they ask, and when they guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
from msgspec.structs import replace

from sleuth.games.break_the_code import solver
from sleuth.games.break_the_code.board import Board, offer, stage
from sleuth.games.break_the_code.cards import Question
from sleuth.games.break_the_code.deals import Deals
from sleuth.games.break_the_code.moves import Ask, Guess, Move, Pass
from sleuth.games.break_the_code.solver import Array
from sleuth.games.break_the_code.view import View
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought
