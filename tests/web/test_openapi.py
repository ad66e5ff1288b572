"""The description of the HTTP interface is true: whatever it allows is answered as it says."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from sleuth.web.documents.openapi import description
from sleuth.web.http.operations import OPERATIONS
from tests.web.harness import Client, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


def without_security() -> dict[str, Any]:
    """The description, but for who may ask: every request of this test carries a cookie."""
    whole = deepcopy(description())
    for path in whole["paths"].values():
        for operation in path.values():
            operation.pop("security", None)
    return whole


SCHEMA = schemathesis.openapi.from_dict(without_security())


def test_every_operation_is_described() -> None:
    paths: dict[str, Any] = description()["paths"]
    found = {(method.upper(), path) for path, each in paths.items() for method in each}
    assert found == {(each.method, each.path) for each in OPERATIONS}
    names = [each["operationId"] for path in paths.values() for each in path.values()]
    assert len(names) == len(set(names))


@SCHEMA.parametrize()
@settings(
    max_examples=max(10, settings().max_examples // 40),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_description_is_true(server: Server, case: Case[Any]) -> None:
    case.call_and_validate(
        base_url=f"http://{server.address}",
        cookies={"sleuth": secret(server)},
        checks=CHECKS,
        timeout=60,
    )


SECRETS: dict[str, str] = {}


def secret(server: Server) -> str:
    """Somebody whom the house knows."""
    if server.address not in SECRETS:
        ada = asyncio.run(Client(server).call_me("Ada"))
        assert ada.secret is not None
        SECRETS[server.address] = ada.secret
    return SECRETS[server.address]
