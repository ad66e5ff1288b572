"""Examples in docstrings are shown as code: `>>>` would else be read as a quotation."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)", re.MULTILINE)


class Examples(Extension):
    """Puts a fence round each."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Of whatever is documented."""
        del kwargs
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with its examples as blocks of code."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)
