"""The web page in Chromium: a search, a record, and the check of a faulty manifest; no message on the console."""
import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

CHROMIUM = shutil.which("chromium")
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def browser():
    assert CHROMIUM, "Debian's chromium is not installed"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(params=[("en", DESKTOP), ("zh-Hans", DESKTOP), ("en", PHONE), ("zh-Hans", PHONE)],
                ids=["en-desktop", "zh-desktop", "en-phone", "zh-phone"])
def page(request, browser, service):
    language, size = request.param
    context = browser.new_context(viewport=size, locale=language)
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(service.url)
    page.language = language
    yield page
    assert said == []
    context.close()


def no_sideways_scroll(page):
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_search_and_record(page):
    assert page.evaluate("document.documentElement.lang") == page.language
    page.locator("#query").press_sequentially("CLLocationManager.authorizationStatus()")
    first = page.locator("#results li").first
    expect(first).to_contain_text("CLLocationManager.authorizationStatus()")
    page.locator("#query").press("ArrowDown")
    page.locator("#query").press("Enter")
    expect(page.locator("#record h2")).to_have_text("CLLocationManager.authorizationStatus()")
    verdicts = page.locator("#record .versions li")
    expect(verdicts).to_have_count(7)
    assert [cell.get_attribute("class") for cell in verdicts.all()] == ["available"] + ["deprecated"] * 6
    no_sideways_scroll(page)


def test_chinese_word_finds_a_permission(page):
    page.locator("#query").fill("相机")
    expect(page.locator("#results li").first).to_be_visible()


def test_faulty_manifest(page, tmp_path):
    page.locator("nav [data-view=check]").click()
    page.locator("#sample").click()
    report = page.locator("#report")
    expect(report.locator(".summary .tag")).to_be_visible()
    expect(report.locator(".finding.error").filter(has_text="ITMS-91055").first).to_be_visible()
    marked = report.locator(".row.error").filter(has_text="CA92.1")
    expect(marked).to_have_count(1)
    no_sideways_scroll(page)


def test_file_chosen_from_disk(page, tmp_path):
    file = tmp_path / "PrivacyInfo.xcprivacy"
    file.write_text("\n<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>")
    page.locator("nav [data-view=check]").click()
    page.locator("#files").set_input_files(file)
    page.locator("#check-form [type=submit]").click()
    expect(page.locator("#report .finding.error").first).to_contain_text("ITMS-91056")


def test_several_files_at_once(page, tmp_path):
    names = ["Info.plist", "PrivacyInfo.xcprivacy", "notes.txt"]
    for name in names:
        (tmp_path / name).write_text('<?xml version="1.0"?><plist version="1.0"><dict/></plist>' if name != "notes.txt" else "x")
    page.locator("nav [data-view=check]").click()
    page.locator("#files").set_input_files([tmp_path / name for name in names])
    expect(page.locator("#documents li")).to_have_count(3)
    page.locator("#check-form [type=submit]").click()
    expect(page.locator("#report .file")).to_have_count(3)
    expect(page.locator("#report .summary")).to_contain_text("1")


def test_pasted_text_is_named_by_its_content(page):
    page.locator("nav [data-view=check]").click()
    page.locator("#paste-add").click()
    page.locator("#documents textarea").fill("<plist><dict><key>NSPrivacyTracking</key><true/></dict></plist>")
    expect(page.locator("#documents input")).to_have_value("PrivacyInfo.xcprivacy")
    page.locator("#documents textarea").fill("<plist><dict><key>CFBundleName</key><string>x</string></dict></plist>")
    expect(page.locator("#documents input")).to_have_value("Info.plist")


def test_more_results_and_a_query_in_the_address(page):
    page.locator("#query").fill("camera")
    expect(page.locator("#results li")).to_have_count(30)
    page.locator("#more").click()
    expect(page.locator("#results li")).to_have_count(60)
    page.reload()
    expect(page.locator("#query")).to_have_value("camera")
    expect(page.locator("#results li")).to_have_count(30)
