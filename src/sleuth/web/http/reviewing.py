"""What the decisions of a finished match were worth, over HTTP."""

from __future__ import annotations

from msgspec import Raw

from sleuth.kernel.data import Over
from sleuth.tables.errors import NotNow
from sleuth.web.http.call import Call
from sleuth.web.http.matches import demand_finished


async def review(call: Call[None]) -> Raw:
    """Every decision of a finished match, judged by what its seat could know then."""
    person, table = await call.person(), demand_finished(await call.table())
    match = table.state.match
    if not isinstance(match.pending(), Over):
        raise NotNow("review.undecided")
    found = await call.house.reviews.of(person.id, match)
    await call.house.diary.review(table.state, found)
    return Raw(found)
