"""Where sockets come in: a page of this house, and who it is that comes."""

from __future__ import annotations

from litestar.handlers import WebsocketRouteHandler

from sleuth.tables.house import House
from sleuth.web.http.errors import Elsewhere
from sleuth.web.http.security import address, demand_own_page, secret_of
from sleuth.web.server.settings import Settings
from sleuth.web.socket.asgi import AnySocket, line_of
from sleuth.web.socket.connection import REFUSED, Connection
from sleuth.web.socket.socket_limits import Doors
from sleuth.web.socket.visit import Guest, visit


def table_socket(settings: Settings) -> WebsocketRouteHandler:
    """The route of the sockets."""
    doors = Doors(settings.sockets, settings.sockets_each)

    async def handle(socket: AnySocket) -> None:
        await socket.accept()
        house: House = socket.app.state.house
        laid = line_of(socket)
        line = Connection(laid, settings, house.tally)
        try:
            demand_own_page(socket, settings)
        except Elsewhere as refused:
            await laid.host(turned_away(line, refused))
        else:
            guest = Guest(house, address(socket), socket.path_params["id"], secret_of(socket))
            await laid.host(visit(line, guest, doors))

    return WebsocketRouteHandler("/ws/tables/{id:str}", name="table-socket")(handle)


async def turned_away(line: Connection, refused: Elsewhere) -> None:
    """The page of somebody else does not come in."""
    line.refuse(None, refused, close=REFUSED)
