"""Files for hosts: what they name exists, what they promise holds, as far as it can be tried."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from sleuth.cli import main as sleuth
from sleuth.web.server.settings import READ, Settings
from tests.docs.shown import ROOT, blocks
from tests.shipping.doors import SLEUTH, Opened

OF_SERVE = {"HOST", "PORT", "SLEUTH_DATA", "SLEUTH_STORE", "SLEUTH_BUS", "SLEUTH_WORKERS"}
OF_UVICORN = {"FORWARDED_ALLOW_IPS"}
HOSTING = ROOT / "docs/hosts/installing.md"


def known_variables() -> set[str]:
    """What the environment of a house may say."""
    fields = Settings.__dataclass_fields__.values()
    ours = {f"SLEUTH_{each.name.upper()}" for each in fields if each.type in READ}
    return ours | OF_SERVE | OF_UVICORN


def steps() -> list[tuple[str, str]]:
    """The Containerfile, a step a line."""
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def the_step(name: str) -> str:
    """The last step of this kind: that of the house itself."""
    return [rest for word, rest in steps() if word == name][-1]


def compose() -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert isinstance(found, dict)
    return found


def accepted(words: list[str]) -> None:
    """Would `sleuth` take this command?"""
    command = sleuth.get_command(sleuth.make_context("sleuth", ["games"]), words[0])
    assert command is not None, words
    command.make_context(words[0], words[1:])


def test_an_image_runs_the_house_as_an_ordinary_user_with_what_is_pinned() -> None:
    words = json.loads(the_step("CMD"))
    assert words[0] == "sleuth"
    accepted(words[1:])
    assert the_step("USER") not in ("root", "0")
    data = the_step("VOLUME")
    said = dict(each.split("=") for each in shlex.split(the_step("ENV")))
    assert said.keys() <= known_variables()
    assert said["SLEUTH_DATA"] == data
    assert said["PORT"] == the_step("EXPOSE")
    pins = [rest for word, rest in steps() if word == "RUN" and "-r /tmp/pins/" in rest]
    assert len(pins) == 1
    assert "--require-hashes" in pins[0]


def test_an_image_is_made_of_files_that_are_here_and_not_kept_away() -> None:
    copied = [
        rest.split()[:-1] for word, rest in steps() if word == "COPY" and "--from" not in rest
    ]
    assert copied
    assert all((ROOT / each).exists() for names in copied for each in names)
    away = (ROOT / ".containerignore").read_text().splitlines()
    needed = ("Makefile", "pyproject.toml", "requirements", "src", "tools", "package-lock.json")
    assert all((ROOT / each).exists() and each not in away for each in needed)
    assert {".git", "data", ".venv*"} <= set(away)


def test_the_health_check_knows_an_open_house_from_a_closed_one(tmp_path: Path) -> None:
    words = json.loads(the_step("HEALTHCHECK").partition("CMD ")[2])
    assert words[0] == "python"
    with Opened(tmp_path / "data", *SLEUTH) as house:
        asked = {"PORT": house.address.rpartition(":")[2]}
        assert subprocess.run((sys.executable, *words[1:]), env=asked, check=False).returncode == 0
        house.close()
        closed = subprocess.run(
            (sys.executable, *words[1:]), env=asked, check=False, capture_output=True
        )
        assert closed.returncode != 0


@pytest.mark.parametrize("profile", ["sqlite", "scale"])
def test_each_profile_is_whole(profile: str) -> None:
    services = {
        name: each for name, each in compose()["services"].items() if profile in each["profiles"]
    }
    doors = [name for name, each in services.items() if "8000:8000" in each.get("ports", ())]
    assert len(doors) == 1
    for each in services.values():
        assert set(each.get("depends_on", ())) <= services.keys()
        if each.get("image") == "sleuth":
            assert each["environment"].keys() <= known_variables()
            assert (ROOT / each["build"]["dockerfile"]).is_file()
    named = {
        volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", ())
    }
    assert {name for name in named if not name.startswith(".")} <= compose()["volumes"].keys()
    assert all((ROOT / name).is_file() for name in named if name.startswith("."))


def test_the_proxy_leads_to_every_house_and_hides_the_figures() -> None:
    houses = {
        f"{name}:8000"
        for name, each in compose()["services"].items()
        if each["profiles"] == ["scale"] and each["image"] == "sleuth"
    }
    lines = (ROOT / "deploy/Caddyfile").read_text()
    found = re.findall(r"reverse_proxy (?:@\w+ )?([^{\n]+) \{", lines)
    assert found
    assert all(set(each.split()) == houses for each in found)
    assert "respond @metrics 403" in lines


@pytest.mark.skipif(shutil.which("docker") is None, reason="no docker here")
def test_docker_reads_the_composition() -> None:
    words = ("docker", "compose", "--profile", "scale", "config", "--quiet")
    if subprocess.run(words[:2], capture_output=True, check=False).returncode:
        pytest.skip("docker has no compose")
    read = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert read.returncode == 0, read.stderr


def test_the_service_starts_what_there_is() -> None:
    text = (ROOT / "deploy/sleuth.service").read_text()
    started = re.findall(r"^ExecStart=\S+/sleuth (.+)$", text, re.MULTILINE)
    assert len(started) == 1
    accepted(started[0].split())
    variables = re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)
    assert set(variables) <= known_variables()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    text = (ROOT / "deploy/sleuth.service").read_text()
    unit = tmp_path / "sleuth.service"
    unit.write_text(text.replace("/usr/local/bin/sleuth", sys.executable))
    words = ("systemd-analyze", "verify", "--man=no", str(unit))
    read = subprocess.run(words, capture_output=True, text=True, check=False)
    about_ours = [line for line in read.stderr.splitlines() if "sleuth.service" in line]
    assert about_ours == []


def test_examples_of_hosting_services_can_be_read_and_name_what_there_is() -> None:
    shown = {block.title: block.code for block in blocks(HOSTING)}
    fly = tomllib.loads(shown["fly.toml"])
    assert fly["env"].keys() <= known_variables()
    assert (ROOT / fly["build"]["dockerfile"]).is_file()
    assert fly["mounts"]["destination"] == the_step("VOLUME")
    assert str(fly["http_service"]["internal_port"]) == the_step("EXPOSE")
    render = yaml.safe_load(shown["render.yaml"])["services"][0]
    assert {each["key"] for each in render["envVars"]} <= known_variables()
    assert render["disk"]["mountPath"] == the_step("VOLUME")
    assert (ROOT / render["dockerfilePath"]).is_file()
