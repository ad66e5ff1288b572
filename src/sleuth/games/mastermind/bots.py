"""Bots for both roles: Codebreakers by memory and depth of thought, and an honest Codemaker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sleuth.games.mastermind import solver, tree
from sleuth.games.mastermind.board import offer
from sleuth.games.mastermind.moves import Answer, Challenge, Guess, Hide, Move
from sleuth.games.mastermind.pieces import Code, Options, score
from sleuth.games.mastermind.view import View
from sleuth.kernel.moves import Dice
from sleuth.kernel.talents import Bot, Heard, Thought
