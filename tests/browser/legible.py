"""Whether everything on a page can be read: nothing cut, nothing beside the screen, no text over another."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# The texts that a person sees, each with the boxes of its lines, as far as they are inside of what scrolls around them.
TEXTS: Final = """
    const inside = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
    const isThere = (box) => box.right - box.left > 2 && box.bottom - box.top > 2;
    const named = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} "${
        one.textContent.trim().slice(0, 40)}"`;
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, one = node.parentElement;
        if (!node.textContent.trim() || one.closest("script, style, .visually-hidden, .d-hidden, .skip-link, option"))
            continue;
        const style = getComputedStyle(one);
        if (style.visibility === "hidden" || style.clipPath.startsWith("inset")) continue;
        let frame = { left: -1e6, right: 1e6, top: 0, bottom: innerHeight };
        for (let around = one; around; around = around.parentElement)
            if (/auto|scroll/.test(getComputedStyle(around).overflow))
                frame = inside(frame, around.getBoundingClientRect());
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].map((box) => inside(box, frame)).filter(isThere);
        if (boxes.length) texts.push({ one, boxes, isDrawn: Boolean(one.closest(".orl, .coi, .vil")) });
    }
"""
# But for the news in one line, which a press unfolds:
# texts that lose an end: below something that hides what does not fit, however far above it stands; painted by a style
# sheet, which no text node tells of; or beside the screen.
CUT: Final = f"""() => {{
    {TEXTS}
    const hides = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX);
    const isHidden = (one) => one.closest(".visually-hidden, .d-hidden, .skip-link")
        || getComputedStyle(one).clipPath.startsWith("inset");
    const loses = ({{ one, boxes }}) => {{
        if (boxes.some((box) => box.left < -1 || box.right > innerWidth + 1)) return true;
        for (let around = one; around !== document.body; around = around.parentElement) {{
            if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
            const edge = around.getBoundingClientRect();
            if (hides(around) && boxes.some((box) => box.left < edge.left - 1 || box.right > edge.right + 1))
                return true;
        }}
        return false;
    }};
    const isPainted = (one) => [one, ...one.querySelectorAll("*")].some((part) =>
        /[^"\\s]/.test(getComputedStyle(part, "::before").content.replace(/^(none|normal)$/, "")));
    const squeezed = [...document.querySelectorAll("body *")].filter((one) => one instanceof HTMLElement
        && one.clientWidth > 2 && hides(one) && one.scrollWidth > one.clientWidth + 1 && !isHidden(one)
        && getComputedStyle(one).textOverflow === "ellipsis" && (one.textContent.trim() || isPainted(one)));
    const found = new Set([...texts.filter(loses).map(({{ one }}) => one), ...squeezed]);
    return [...found].filter((one) => !one.closest(".news-one")).map(named);
}}"""
# Pairs of texts that lie over each other, at least one of them of the table's own frame. Within a drawing numbers lie
# on pictures, and it answers for them itself; the title of a round stays at the edge of the log while lines pass below,
# and what the news in one line leaves out is not painted.
OVERLAPPING: Final = f"""() => {{
    {TEXTS}
    const lines = texts.filter((text) => !text.one.closest(".log-round, .explanation, .notice, .hold-note, .news-one"))
        .flatMap(({{ one, boxes, isDrawn }}) => boxes.map((box) => [one, box, isDrawn]));
    const found = [];
    lines.forEach(([one, box, isDrawn], i) => lines.slice(i + 1).forEach(([other, place, isOtherDrawn]) => {{
        if (isDrawn && isOtherDrawn) return;
        const both = inside(box, place);
        // Line boxes of neighbouring lines touch; letters that lie on letters share more.
        if (one !== other && both.right - both.left > 3 && both.bottom - both.top > 5)
            found.push(`${{named(one)}} and ${{named(other)}}`);
    }}));
    return found;
}}"""
SIDEWAYS: Final = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
# How many of these things lie in sight as a whole.
IN_SIGHT: Final = """([things, frame]) => {
    const edge = document.querySelector(frame).getBoundingClientRect();
    return [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect()).filter((box) =>
        box.height && box.top >= edge.top - 1 && box.bottom <= Math.min(edge.bottom, innerHeight) + 1).length;
}"""


def assert_legible(page: Page, where: str) -> None:
    """All texts in sight can be read."""
    cut = page.evaluate(CUT)
    assert not cut, f"{where}: cut are {cut}"
    overlapping = page.evaluate(OVERLAPPING)
    assert not overlapping, f"{where}: one lies over the other: {overlapping}"
    assert not page.evaluate(SIDEWAYS), f"{where} scrolls to the side"


def in_sight(page: Page, things: str, frame: str) -> int:
    """How many of these lie wholly in sight within their frame."""
    return int(page.evaluate(IN_SIGHT, [things, frame]))
