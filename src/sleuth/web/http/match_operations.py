"""What can be asked over HTTP about matches that are over: how they went, what was worth what."""

from __future__ import annotations

from typing import Any, Final

from sleuth.study.review.report import MatchReview
from sleuth.study.review.trying import Tried
from sleuth.web.http import looking_back, matches, reviewing
from sleuth.web.http.bodies import (
    DecisionAsked,
    Eyes,
    MatchInfo,
    NewRecord,
    NewTry,
    Opinions,
    PastPads,
    ReviewMoment,
    ReviewProgress,
    Steps,
    Story,
    Worlds,
)
from sleuth.web.http.operation import Operation

MATCH: Final = "/api/matches/{id}"

OF_MATCHES: Final[tuple[Operation[Any], ...]] = (
    Operation(
        method="GET",
        path=MATCH,
        who="all",
        answer=matches.show_match,
        gives=MatchInfo,
        gate="replay",
        errors=(404, 409),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/record",
        who="all",
        answer=matches.record,
        gives=str,
        gate="replay",
        errors=(404, 409),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/review",
        who="all",
        answer=reviewing.review,
        gives=MatchReview,
        gate="replay",
        errors=(401, 404, 409, 422),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/review/progress",
        answer=reviewing.progress,
        gives=ReviewProgress,
        errors=(401, 404, 409),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/review/moment",
        answer=reviewing.moment,
        asks=DecisionAsked,
        gives=ReviewMoment,
        gate="replay",
        errors=(401, 404, 409, 422),
    ),
    Operation(
        method="GET",
        path=f"{MATCH}/review/cast",
        answer=reviewing.opinions,
        asks=DecisionAsked,
        gives=Opinions,
        gate="replay",
        errors=(401, 404, 409, 422),
    ),
    Operation(
        method="POST",
        path=f"{MATCH}/review/try",
        answer=reviewing.attempt,
        takes=NewTry,
        gives=Tried,
        gate="replay",
        errors=(401, 404, 409, 422),
    ),
    *(
        Operation(
            method="GET",
            path=f"{MATCH}/{answer.__name__}",
            answer=answer,
            asks=Eyes,
            gives=gives,
            gate="replay",
            errors=(404, 409, 422),
        )
        for answer, gives in (
            (looking_back.steps, Steps),
            (looking_back.story, Story),
            (looking_back.pads, PastPads),
            (looking_back.worlds, Worlds),
        )
    ),
    Operation(
        method="POST",
        path="/api/records",
        answer=matches.upload,
        takes=NewRecord,
        gives=MatchInfo,
        status=201,
        big=True,
        gate="upload",
        errors=(401, 404, 409),
    ),
)
