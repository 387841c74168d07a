#!/usr/bin/python3
"""Listens to an app that changes much, reads nothing until it has come to rest, and catches up.

  slow.py NAME

Prints how many names of labels were told, and whether the last of each label is what it is.
"""
import os
import sys
import time

import steps
from gi.repository import Atspi

name = sys.argv[1]
told = {}
count = 0


def hear(event):
    global count
    if str(event.any_data).startswith("Label "):
        count += 1
        label, tick, _ = event.any_data.split(", ")
        told[label] = tick


def until_rest(process, seconds):
    """Waits until a process has done nothing for a while; machines under load are slow."""
    seen, since, end = None, time.time(), time.time() + seconds
    while time.time() - since < 1.5 and time.time() < end:
        now, busy = [], False
        for thread in sorted(os.listdir(f"/proc/{process}/task")):
            try:
                with open(f"/proc/{process}/task/{thread}/stat") as stat:
                    words = stat.read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            now.append(words[11:13])
            busy = busy or words[0] in "RD"
        if busy or now != seen:
            seen, since = now, time.time()
        time.sleep(0.02)


listener = Atspi.EventListener.new(hear)
listener.register("object:property-change:accessible-name")
app = steps.find(name)
wall = steps.named(app, "page tab/Wall")
steps.settle(0.5)
assert wall.do_action(0)
# Nothing is read meanwhile: libatspi has no thread of its own.
until_rest(app.get_process_id(), 40)
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
