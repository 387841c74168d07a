#!/usr/bin/python3
"""Asks for the places of characters in the texts of an app, and prints what does not fit.

  places.py NAME

Afterwards it prints the lines of each text, as clients read them.
"""
import sys

import steps
from gi.repository import Atspi

app = steps.find(sys.argv[1])
steps.do(app, "activate page tab/Texts")
steps.do(app, "wait for Notes")
steps.do(app, "rest")
SCREEN = Atspi.CoordType.SCREEN


def box(rect):
    return rect.x, rect.y, rect.x + rect.width, rect.y + rect.height


def check(condition, what):
    if not condition:
        print(f"  wrong: {what}")


def lines(node):
    offset, count, found = 0, Atspi.Text.get_character_count(node), []
    while offset < count:
        line = Atspi.Text.get_string_at_offset(node, offset, Atspi.TextGranularity.LINE)
        found.append((line.start_offset, line.end_offset, line.content))
        check(line.end_offset > offset, f"the line at {offset} ends at {line.end_offset}")
        offset = max(line.end_offset, offset + 1)
    return found


def look(node):
    count = Atspi.Text.get_character_count(node)
    text = Atspi.Text.get_text(node, 0, -1)
    check(len(text) == count, f"{count} characters counted, {len(text)} read")
    left, top, right, bottom = box(node.get_extents(SCREEN))
    print(f"{node.get_role_name()} of {count} characters")
    for start, end, words in lines(node):
        extents = box(Atspi.Text.get_range_extents(node, start, end, SCREEN))
        shown = "shown" if top <= extents[1] and extents[3] <= bottom + 1 else "out of sight"
        if shown == "shown" or start == 0:
            print(f"  {start} to {end}, {shown}: {words.rstrip()}")
        for offset in range(start, end):
            one = box(Atspi.Text.get_character_extents(node, offset, SCREEN))
            check(
                all(abs(min(a, b) - a) <= 1 for a, b in zip(extents[:2], one[:2]))
                and all(abs(max(a, b) - a) <= 1 for a, b in zip(extents[2:], one[2:])),
                f"character {offset} at {one} is outside of its line at {extents}",
            )
            middle = (one[0] + one[2]) // 2, (one[1] + one[3]) // 2
            if one[2] - one[0] < 3 or not (left <= middle[0] < right and top < middle[1] < bottom):
                continue
            found = Atspi.Text.get_offset_at_point(node, *middle, SCREEN)
            again = box(Atspi.Text.get_character_extents(node, found, SCREEN))
            check(again == one, f"character {offset} at {one} is found as {found} at {again}")
    return lines(node)


for node in steps.below(app):
    if node.get_text_iface():
        look(node)
notes = steps.named(app, "Notes")
start, end, words = lines(notes)[30]
assert Atspi.Text.scroll_substring_to(notes, start, end, Atspi.ScrollType.ANYWHERE)
steps.settle(0.2)
print("scrolled")
look(notes)
