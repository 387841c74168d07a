#!/usr/bin/python3
"""Listens to an app that changes much, reads nothing for a while, and then catches up.

  slow.py NAME SECONDS

Prints how many names of labels were told, and whether the last of each label is what it is.
"""
import sys
import time

import steps
from gi.repository import Atspi

name, pause = sys.argv[1], float(sys.argv[2])
told = {}
count = 0


def hear(event):
    global count
    if str(event.any_data).startswith("Label "):
        count += 1
        label, tick, _ = event.any_data.split(", ")
        told[label] = tick


listener = Atspi.EventListener.new(hear)
listener.register("object:property-change:accessible-name")
app = steps.find(name)
wall = steps.named(app, "page tab/Wall")
steps.settle(0.5)
assert wall.do_action(0)
# Nothing is read meanwhile: libatspi has no thread of its own.
time.sleep(pause)
end = time.time() + 60
while time.time() < end:
    before = count
    steps.settle(1.0)
    if count == before and count > 0:
        break
labels = [node.get_name() for node in steps.below(app) if node.get_name().startswith("Label ")]
shown = dict(label.split(", ")[:2] for label in labels)
wrong = [label for label in shown if told.get(label) != shown[label]]
print(f"{len(shown)} labels, ticks left: {set(shown.values())}, {len(wrong)} told otherwise")
print(f"told {count} times")
