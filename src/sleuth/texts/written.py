"""What people write: names and words in which nothing is hidden."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, combining, name, normalize

LONGEST_NAME = 24

NON_JOINER, JOINER = "\u200c", "\u200d"
PICTURES = range(0x1F000, 0x1FB00)
"""Where pictures live, those of later editions of Unicode too."""

VIRAMA = 9
"""The combining class of signs after or before which a joiner chooses a letter's form."""

CURSIVE = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "ADLAM", "MANDAIC", "HANIFI")
"""Scripts that write their letters together, where a joiner can be seen."""

BLANK = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC))
) | frozenset(map(chr, (0x16FE4, 0x1D159)))
"""Letters, marks and signs that show nothing."""

VARIANTS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
MONGOLIAN_VARIANTS = frozenset("\u180b\u180c\u180d\u180f")


def tidy(said: str) -> str:
    """The same in its usual form (NFC), with plain spaces, none of them twice or at an end."""
    spaced = (" " if category(one) == "Zs" else one for one in normalize("NFC", said))
    return " ".join(part for part in "".join(spaced).split(" ") if part)


def shows_all(said: str) -> bool:
    """Can everything in it be seen, and does nothing in it steer what stands around it?"""
    return all(shows(said, at) for at in range(len(said)))


def shows(said: str, at: int) -> bool:
    """Can the character at this place be seen, or does its script need it there?"""
    one = said[at]
    before, after = said[at - 1 : at], said[at + 1 : at + 2]
    if one in (JOINER, NON_JOINER):
        return joins(one, before, after)
    if one in VARIANTS or one in MONGOLIAN_VARIANTS:
        return varies(one, before)
    return (one.isprintable() and one not in BLANK) or ord(one) in PICTURES


def joins(one: str, before: str, after: str) -> bool:
    """Does a joiner between these two change what is seen?"""
    if not before or before in (JOINER, NON_JOINER):
        return False
    if VIRAMA in (combining(before), combining(after) if after else 0):
        return True
    if one == JOINER and is_picture(after):
        return is_picture(before) or before == "\ufe0f"
    return is_cursive(before) and is_cursive(after)


def varies(one: str, before: str) -> bool:
    """Is there another form of what stands before?"""
    if one in MONGOLIAN_VARIANTS:
        return name(before, "").startswith("MONGOLIAN") if before else False
    if not before or before in VARIANTS:
        return False
    han = name(before, "").startswith("CJK")
    return han or (one in "\ufe0e\ufe0f" and (is_picture(before) or before in "0123456789#*‼⁉〰〽"))


def is_picture(one: str) -> bool:
    """An emoji, or a sign that can be drawn as one."""
    return bool(one) and (ord(one) in PICTURES or category(one) in ("So", "Sm"))


def is_cursive(one: str) -> bool:
    """A letter that is written together with its neighbours."""
    return bool(one) and name(one, "").split(" ")[0] in CURSIVE


def is_name(said: str) -> bool:
    """Can somebody be called this? It is tidy, can be seen, and has a letter or a digit."""
    fits = 0 < len(said) <= LONGEST_NAME and said == tidy(said)
    return fits and shows_all(said) and any(category(one)[0] in "LN" for one in said)


@lru_cache(maxsize=4096)
def likeness(said: str) -> str:
    """What names have in common that people would take for the same."""
    plain = normalize("NFKC", said).casefold()
    unseen = {JOINER, NON_JOINER, *VARIANTS, *MONGOLIAN_VARIANTS}
    return "".join(one for one in plain if one not in unseen)


LIKE_LATIN = str.maketrans(
    {
        **dict(zip("авсегіјкмнорԛѕтуԝхԁһӏп", "abcerijkmhopqstywxdhin", strict=True)),
        **dict(zip("αβεικνορτυχγηω", "abeikvoptuxynw", strict=True)),
        **dict(zip("013457$@|!", "oieast" + "saii", strict=True)),
        **dict(zip("łøđħıȷ", "lodhij", strict=True)),
        "l": "i",
    }
)
"""Letters and figures that people take for letters of the Latin alphabet; l and I are alike."""


def resemblance(said: str) -> str:
    """What is left of a name when look-alike letters, accents and all but letters are taken off."""
    parted = normalize("NFKD", normalize("NFKC", said).casefold())
    plain = "".join(one for one in parted if not combining(one)).translate(LIKE_LATIN)
    return "".join(one for one in plain.translate(LIKE_LATIN) if one.isalnum())


def escaped(said: str) -> str:
    """The same for a terminal: what cannot be seen there is spelt out, as JSON does it."""
    return "".join(
        one if one == "\n" or category(one) == "Zs" or shows(said, at) else spelt(one)
        for at, one in enumerate(said)
    )


def spelt(one: str) -> str:
    """A character by its number."""
    units = one.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
