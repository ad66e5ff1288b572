"""The description of the HTTP interface, made from the operations and the types of their bodies."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from sleuth.games import catalogue
from sleuth.tables.opening.plan import Plan
from sleuth.web.http.operation import Operation
from sleuth.web.http.operations import OPERATIONS
from sleuth.web.socket.wire import ErrorBody

REF = "#/components/schemas/{name}"
ALWAYS = (421, 429, 500)
CHANGING = (403, 413, 422, 503)
"""What may go wrong with any request, and with one that changes something."""

SHOWN = {"people": ("person",), "bots": ("bot",), "all": ("person", "bot")}
"""By what those are known who may ask."""

LINES = "application/x-ndjson"

REASONS = {
    200: "Done",
    201: "Made",
    401: "Nobody knows who is asking",
    403: "That is for somebody else to do",
    404: "There is no such thing",
    409: "Right in form, but it does not fit how things stand",
    413: "The body is too big",
    422: "The body is not what is expected",
    421: "the house is not known by the name in Host",
    429: "Too much at once",
    500: "A fault of the house",
    503: "The house cannot store or compute this just now",
}


@cache
def description() -> dict[str, Any]:
    """The whole description, OpenAPI 3.1."""
    kinds = list({id(kind): kind for kind in body_kinds()}.values())
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components["Plan"] = plans(components["Plan"])
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "sleuth", "version": "1", "description": "A house of deduction games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "person": {"type": "apiKey", "in": "cookie", "name": "sleuth"},
                "bot": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def body_kinds() -> list[Any]:
    """Every type that goes in or out."""
    kinds: list[Any] = [ErrorBody]
    for each in OPERATIONS:
        kinds += [kind for kind in (each.takes, each.gives) if kind not in (None, str)]
    return kinds


def plans(plan: dict[str, Any]) -> dict[str, Any]:
    """A plan names a game, and then has the options and the seats of that game."""
    each = []
    for game in catalogue().values():
        (options,), inner = msgspec.json.schema_components([game.options], ref_template=REF)
        most = game.seats.stop - 1
        seats = {"type": "integer", "minimum": game.seats.start, "maximum": most}
        each.append(
            {
                **plan,
                "title": f"Plan for {game.name}",
                "properties": {
                    **plan["properties"],
                    "game": {"const": game.name},
                    "options": inner[options["$ref"].rpartition("/")[2]],
                    "seats": {"anyOf": [seats, {"type": "null"}], "default": None},
                    "seating": {**plan["properties"]["seating"], "maxItems": most},
                },
            }
        )
    return {"description": (Plan.__doc__ or "").strip(), "oneOf": each}


def operation(each: Operation[Any], by_kind: dict[int, Any]) -> dict[str, Any]:
    """One operation."""
    said: dict[str, Any] = {
        "operationId": each.answer.__name__,
        "summary": (each.answer.__doc__ or "").partition("\n")[0],
        "parameters": [
            *(parameter(name) for name in re.findall(r"{(\w+)}", each.path)),
            *queries(each.asks),
        ],
        "responses": answers(each, by_kind),
    }
    if each.takes is not None:
        said["requestBody"] = {"required": True, "content": as_json(by_kind[id(each.takes)])}
    if 401 in each.errors:
        said["security"] = [{name: []} for name in SHOWN[each.who]]
    return said


def parameter(name: str) -> dict[str, Any]:
    """A part of an address."""
    return {
        "name": name,
        "in": "path",
        "required": True,
        "schema": {"type": "string", "minLength": 1},
    }


def queries(asks: Any) -> list[dict[str, Any]]:
    """What may stand behind the `?`."""
    if asks is None:
        return []
    schema = msgspec.json.schema(asks)["$defs"][asks.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": kind(each)}
        for name, each in schema.items()
    ]


def kind(schema: dict[str, Any]) -> dict[str, Any]:
    """In an address nothing is said by leaving it out, not by null."""
    some = [each for each in schema.get("anyOf", [schema]) if each.get("type") != "null"]
    return dict(some[0])


def answers(each: Operation[Any], by_kind: dict[int, Any]) -> dict[str, Any]:
    """What may come back, by status."""
    text = {each.media: {"schema": {"type": "string"}}}
    good = text if each.text else as_json(by_kind[id(each.gives)])
    if each.stream:  # a line for each, and empty ones between
        good = {LINES: good["application/json"]}
    wrong = {*each.errors, *ALWAYS, *(CHANGING if each.method != "GET" else ())}
    refused = as_json({"$ref": REF.format(name="ErrorBody")})
    return {
        str(each.status): {"description": REASONS[each.status], "content": good},
        **{str(s): {"description": REASONS[s], "content": refused} for s in sorted(wrong)},
    }


def as_json(schema: Any) -> dict[str, Any]:
    """A body of this schema."""
    return {"application/json": {"schema": schema}}


def described() -> list[HTTPRouteHandler]:
    """Where the description can be read, by machines and by people."""

    async def machine() -> Response[bytes]:
        return Response(msgspec.json.encode(description()), media_type="application/json")

    async def people() -> Response[bytes]:
        return Response(page().encode(), media_type="text/html; charset=utf-8")

    return [
        HTTPRouteHandler("/api/openapi.json", http_method="GET", name="openapi")(machine),
        HTTPRouteHandler("/api/docs", http_method="GET", name="docs")(people),
    ]


@cache
def page() -> str:
    """The description for people: plain HTML, no script, no style from anywhere."""
    whole = description()
    parts = [section(each, whole["paths"][each.path][each.method.lower()]) for each in OPERATIONS]
    shapes = "".join(shape(*each) for each in sorted(whole["components"]["schemas"].items()))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>sleuth: HTTP</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main><h1>HTTP</h1>'
        '<p><a href="/api/openapi.json">OpenAPI 3.1</a></p>'
        f"{''.join(parts)}<h2>Bodies</h2>{shapes}</main></body></html>"
    )


def section(each: Operation[Any], said: dict[str, Any]) -> str:
    """One operation for people."""
    takes = getattr(each.takes, "__name__", "nothing")
    rows = "".join(
        f"<tr><th>{status}</th><td>{escape(told['description'])}</td></tr>"
        for status, told in said["responses"].items()
    )
    return (
        f"<section><h2><code>{each.method} {escape(each.path)}</code></h2>"
        f"<p>{escape(said['summary'])}</p><p>Takes: <code>{escape(takes)}</code></p>"
        f"<table>{rows}</table></section>"
    )


def shape(name: str, schema: dict[str, Any]) -> str:
    """One schema for people."""
    text = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
    return f"<section><h3>{escape(name)}</h3><pre>{escape(text)}</pre></section>"
