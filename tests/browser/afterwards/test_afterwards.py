"""After a match: the rematch, the way back through it, its record and its dice."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Come, Somebody, t, two
from tests.browser.waiting import attribute, passes, until


def finished(come: Come) -> tuple[Somebody, Somebody, str]:
    """Ada and Bob, after a game of two rows."""
    ada, bob, table = two(come)
    ada.hide("RGBY")
    bob.guess("RRRR")
    bob.guess("RGBY")
    for one in (ada, bob):
        one.broken("Bob")
    return ada, bob, table


def test_a_rematch_in_one_click(come: Come) -> None:
    ada, bob, table = finished(come)
    ada.button("over.rematch").click()
    bob.button("over.join-rematch").click()
    for one in (ada, bob):
        one.page.wait_for_url(lambda url: table not in url)
        expect(one.page.locator(".turn-line, .waiting-card").first).to_be_visible()
    until(ada.page, lambda: ada.page.url == bob.page.url)


def test_a_match_is_stepped_through_from_any_eyes(come: Come) -> None:
    ada, _, _ = finished(come)
    ada.page.get_by_role("link", name=t("over.match")).click()
    slider = ada.field("replay.slider")
    last = until(ada.page, lambda: int(attribute(slider, "max")), lambda steps: steps >= 3)
    ada.has_rows(2)
    ada.button("replay.first").click()
    expect(slider).to_have_value("0")
    ada.has_rows(0)
    ada.button("replay.next").click()
    code = ada.page.locator(".code-area")
    expect(code).to_have_attribute("aria-label", "Code: red, green, blue, yellow")
    ada.eyes("Bob")
    expect(code).to_have_attribute("aria-label", t("mastermind.code.hidden"))
    ada.page.locator("body").press("ArrowRight")
    ada.has_rows(1)
    ada.page.locator("body").press("End")
    expect(slider).to_have_value(str(last))
    ada.beside("log")
    ada.page.locator(".log button").first.click()
    expect(slider).to_have_value("1")
    ada.beside("match")
    ada.button("seed.check").click()
    expect(ada.page.locator(".verdict.good")).to_be_visible()


def test_a_stranger_opens_the_link_of_a_match(come: Come) -> None:
    _, _, table = finished(come)
    eve = come("Eve").go(f"/match/{table}")
    eve.has_rows(2)
    eve.beside("match")
    eve.sees(t("mastermind.over.single"))


def test_a_record_is_downloaded_and_opened_again_and_a_forged_one_refused(
    come: Come, tmp_path: Path
) -> None:
    ada, bob, table = finished(come)
    ada.go(f"/match/{table}").beside("match")
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("button", name=t("match.download")).click()
    record = tmp_path / "match.txt"
    coming.value.save_as(record)
    bob.go("/games").page.locator("input[type=file]").set_input_files(record)
    bob.page.wait_for_url(lambda url: "/match/" in url and table not in url)
    bob.has_rows(2)
    lines = record.read_text().splitlines()
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines[:-2]) + "\nnonsense\n")
    bob.go("/games").page.locator("input[type=file]").set_input_files(forged)
    passes(bob.page, "bad")
