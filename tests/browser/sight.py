"""Pieces as people see them who see colours otherwise, and how far their forms differ."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from collections import Counter
from itertools import combinations

from playwright.sync_api import Page

from tests.browser.scene import Signs

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SIZE = 48
"""Each piece is drawn anew in a square of so many pixels."""

CONTRAST = 45
"""Of 255: by so much an ink differs from its ground in lightness, or is not seen."""

SHEET = """
([pieces, sign, paint, ground, size]) => {
  document.querySelector("#sheet")?.remove();
  const found = [], paints = new Set();
  for (const one of pieces.flatMap((piece) => {
    const all = [...document.querySelectorAll(piece)];
    return paint ? all : all.slice(0, 1);
  })) {
    const of = paint ? getComputedStyle(one.querySelector(paint)).fill : found.length;
    if (!paints.has(of)) { paints.add(of); found.push(one); }
  }
  if (!found.length) return 0;
  const sheet = document.createElement("div");
  sheet.id = "sheet";
  Object.assign(sheet.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 9999,
    display: "flex", background: ground });
  const svg = (inner) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    made.append(inner);
    return made;
  };
  const drawn = found.map((one) => {
    const copy = one.cloneNode(true);
    if (one.tagName === "line") {
      for (const [key, at] of Object.entries({ x1: 0, y1: 0, x2: 24, y2: 0 }))
        copy.setAttribute(key, at);
      return svg(copy);
    }
    copy.removeAttribute("transform");
    copy.classList.remove("unseen-x", "waits", "mine");
    copy.style?.removeProperty("transform");
    if (one.tagName === "svg" || !(one instanceof SVGElement)) return copy;
    return svg(copy);
  });
  sheet.append(...drawn);
  const home = found[0].closest(".stage-board > *, .dock, main article, .pad, .stage");
  home.append(sheet);
  for (const text of sheet.querySelectorAll(".yard-station .number")) text.remove();
  const boxes = drawn.map((one) => {
    if (!(one instanceof SVGElement)) return null;
    const part = (sign && one.querySelector(sign)) || one.firstElementChild;
    const seen = sign ? part : one;
    const box = seen.getBBox();
    const way = one.getScreenCTM().inverse().multiply(seen.getScreenCTM());
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(way);
    return { x: at.x, y: at.y, w: box.width, h: box.height };
  });
  const most = Math.max(...boxes.map((box) => box ? Math.max(box.w, box.h) : 1)) * 1.12;
  drawn.forEach((one, n) => {
    Object.assign(one.style, { width: `${size}px`, height: `${size}px`, flex: "none",
      padding: 0, border: 0, borderRadius: 0, position: "static", transform: "none" });
    const box = boxes[n];
    const corner = box && [box.x - most / 2, box.y - most / 2];
    if (box) one.setAttribute("viewBox", [...corner, most, most].join(" "));
    else Object.assign(one.style, { fontSize: "20px", justifyContent: "center" });
  });
  return drawn.length;
}
"""

Picture = list[list[int]]
"""Rows of lightness, 0 to 255."""


def decode(png: bytes) -> Picture:
    """The lightness of each pixel of a PNG of eight bits a channel."""
    at, packed, wide, high, deep = 8, b"", 0, 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            wide, high, depth, colours = struct.unpack(">IIBB", body[:10])
            deep = {2: 3, 6: 4}[colours]
            assert depth == 8
        elif kind == b"IDAT":
            packed += body
        at += size + 12
    return [light(row, deep) for row in rows(zlib.decompress(packed), wide * deep, high, deep)]


def rows(raw: bytes, wide: int, high: int, deep: int) -> list[bytes]:
    """The lines of a PNG without their filters."""
    found: list[bytes] = []
    above = bytes(wide)
    for at in range(0, high * (wide + 1), wide + 1):
        above = unfiltered(raw[at], raw[at + 1 : at + 1 + wide], above, deep)
        found.append(above)
    return found


def unfiltered(kind: int, line: bytes, above: bytes, deep: int) -> bytes:
    """One line of a PNG without its filter."""
    out = bytearray(line)
    for i in range(len(out)):
        left = out[i - deep] if i >= deep else 0
        corner = above[i - deep] if i >= deep else 0
        guess = (0, left, above[i], (left + above[i]) // 2, paeth(left, above[i], corner))[kind]
        out[i] = (out[i] + guess) & 255
    return bytes(out)


def paeth(left: int, above: int, corner: int) -> int:
    """The neighbour that is nearest to what the three of them foretell."""
    guess = left + above - corner
    return min((left, above, corner), key=lambda one: abs(guess - one))


def light(row: bytes, deep: int) -> list[int]:
    """How light each pixel of a line is."""
    return [
        (2126 * row[i] + 7152 * row[i + 1] + 722 * row[i + 2]) // 10_000
        for i in range(0, len(row), deep)
    ]


def form(piece: Picture) -> list[bool]:
    """Where a piece stands out against its ground, whatever their colours."""
    seen = [one for row in piece for one in row]
    ground = Counter(one // 8 for one in seen).most_common(1)[0][0] * 8 + 4
    return [abs(one - ground) > CONTRAST for one in seen]


def apart(one: list[bool], other: list[bool]) -> float:
    """The share of a square in which two forms differ."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


def look(page: Page, sight: str) -> bytes:
    """The sheet of pieces in some sight."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    box = page.evaluate("document.querySelector('#sheet').getBoundingClientRect().toJSON()")
    clip = {key: box[key] for key in ("x", "y", "width", "height")}
    shot = line.send("Page.captureScreenshot", {"clip": {**clip, "scale": 1}})
    line.detach()
    return b64decode(shot["data"])


def nearest(page: Page, signs: Signs, sight: str) -> float:
    """How far the two most similar of these pieces are apart in some sight."""
    kinds = page.evaluate(SHEET, [list(signs.pieces), signs.sign, signs.paint, signs.ground, SIZE])
    assert kinds >= signs.more, (signs.name, kinds)
    sheet = decode(look(page, sight))
    forms = [form([row[n * SIZE : (n + 1) * SIZE] for row in sheet]) for n in range(kinds)]
    page.evaluate("document.querySelector('#sheet').remove()")
    return min(apart(*pair) for pair in combinations(forms, 2))
