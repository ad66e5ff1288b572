"""The house as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from litestar.types import Message, Scope

from sleuth.games import catalogue, talents
from sleuth.kernel import codec
from sleuth.kernel.errors import SleuthError
from sleuth.players.guest_bots import let_in
from sleuth.store.opening import opened
from sleuth.tables.errors import NotAllowed
from sleuth.tables.house import House
from sleuth.tables.opening.pledges import Secrets, fresh_secret
from sleuth.tables.services import Bounds
from sleuth.tables.staff import Staff
from sleuth.web.documents.openapi import described
from sleuth.web.http.call import Call
from sleuth.web.http.operation import Operation
from sleuth.web.http.operations import OPERATIONS
from sleuth.web.http.pages import pages
from sleuth.web.http.refusing import answer_error
from sleuth.web.http.request_limits import Gates, while_there, whole_body
from sleuth.web.http.security import (
    HEADERS,
    address,
    cookies,
    demand_own_page,
    secret_of,
    token_of,
)
from sleuth.web.http.site import Site
from sleuth.web.server import garbage as memory
from sleuth.web.server.logs import counted
from sleuth.web.server.settings import Settings
from sleuth.web.server.slow_clients import STREAM
from sleuth.web.socket.door import table_socket

COOKIES = "cookies"
"""Where the cookies of an answer wait to be sent with it."""

AnyRequest = Request[Any, Any, Any]
Handler = Callable[[AnyRequest], Awaitable[Response[Any]]]


def create_app(settings: Settings, secrets: Secrets = fresh_secret) -> Litestar:
    """The house, with its data where the settings say."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(acquaint)
        bounds = Bounds(
            think=settings.think,
            review=settings.review,
            tables=settings.tables,
            talk=(settings.talk_burst, settings.talk_rate),
            commands=(settings.seat_burst, settings.seat_rate),
            idle=settings.idle,
            grace=settings.grace,
            uploads=settings.uploads,
            uploads_each=settings.uploads_each,
            upload_days=settings.upload_days,
            guesses=(settings.guess_burst, settings.guess_rate),
            bots=(settings.bot_burst, settings.bot_rate),
            streams=(settings.streams, settings.streams_each),
            queue=settings.queue,
            beat=settings.beat,
        )
        async with opened_house(settings, bounds, secrets) as house:
            app.state.house = house
            gates.count(house.ledger)
            tidying = asyncio.create_task(memory.tidy(), name="tidy")
            with counted(house.tally):
                try:
                    yield
                finally:
                    tidying.cancel()

    gates = Gates(settings)
    routes = [route(each, settings, gates) for each in OPERATIONS]
    return Litestar(
        [*routes, *described(), table_socket(settings), pages(settings)],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_error, SleuthError: answer_error},
        before_send=[harden],
        request_max_body_size=settings.body,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def opened_house(
    settings: Settings, bounds: Bounds, secrets: Secrets
) -> AsyncIterator[House]:
    """The house on its store, together with the other processes that share it."""
    async with opened(settings.database, settings.store, settings.bus) as found:
        staff = Staff(let_in(settings.bots_from))
        house = House(found.store, bounds=bounds, secrets=secrets, staff=staff)
        try:
            if found.census is not None and found.bus is not None:
                await house.join(found.census, found.bus)
            yield house
        finally:
            await house.close()


def acquaint() -> None:
    """Load what every game can do before the first guest asks for it."""
    for name in catalogue():
        talents(name)


async def harden(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that keep a page safe."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    for each in scope["state"].get(COOKIES, ()):
        headers.add("set-cookie", each)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def route(operation: Operation[Any], settings: Settings, gates: Gates) -> HTTPRouteHandler:
    """The route of one operation."""

    async def handle(request: AnyRequest) -> Response[Any]:
        if operation.method != "GET":
            demand_own_page(request, settings)
        token = token_of(request)
        if token is not None and operation.who == "people":
            raise NotAllowed("bot.not-here")
        gates.pass_through(operation, address(request))
        call = Call(
            request.app.state.house,
            secret_of(request),
            request.path_params,
            await given(request, operation),
            token,
            Site(request.url.scheme, request.headers.get("host", ""), settings.host),
        )
        answer = operation.answer(call)
        heavy = operation.gate in ("replay", "upload")
        gone = await (while_there(request.receive, answer) if heavy else answer)
        return answered(request, operation, call, gone)

    path = operation.path.replace("{id}", "{id:str}")
    return HTTPRouteHandler(
        path,
        http_method=operation.method,
        name=operation.answer.__name__,
        status_code=operation.status,
        request_max_body_size=settings.record if operation.big else settings.body,
    )(handle)


async def given(request: AnyRequest, operation: Operation[Any]) -> Any:
    """What came in, checked: the body, or what stands behind the `?`."""
    if operation.takes is not None:
        return codec.decode(codec.shallow(await whole_body(request)), operation.takes)
    if operation.asks is not None:
        return codec.convert(dict(request.query_params), operation.asks, strict=False)
    return None


def answered(
    request: AnyRequest, operation: Operation[Any], call: Call[Any], gone: Any
) -> Response[Any]:
    """What goes out; a fresh secret goes with it as a cookie."""
    if operation.stream:
        request.scope["state"][STREAM] = True
        return Stream(gone, media_type="application/x-ndjson")
    request.scope["state"][COOKIES] = cookies(request, call.fresh)
    return Response(
        gone.encode() if operation.text else codec.encode(gone),
        status_code=operation.status,
        media_type=f"{operation.media}; charset=utf-8" if operation.text else "application/json",
    )
