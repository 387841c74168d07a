#!/usr/bin/python3
"""Walks the accessibility trees of apps, one after another, and prints how long each took.

  wall-walk.py ROUNDS NAME=PROGRAM …

The first app has to be ahead of all others, or the program ends with 1. In each round every app is walked once by a process of its own, which knows nothing of it: role,
name, states, place and children of each element. Prints the median, the fastest and how many
elements there were.
"""
import os
import statistics
import subprocess
import sys
import time

WALK = """
import sys, time
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
Atspi.init()
def find():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_name() == sys.argv[1] and child.get_child_count() > 0:
            return child
end = time.time() + 10
while not (app := find()):
    if time.time() > end:
        sys.exit("There is no app " + sys.argv[1])
    time.sleep(0.05)
labels = 0
def walk(node):
    global labels
    if node.get_role_name() == "label" and node.get_name().startswith("Label "):
        labels += 1
    node.get_state_set().get_states()
    if node.get_component_iface():
        node.get_extents(Atspi.CoordType.WINDOW)
    for index in range(node.get_child_count()):
        walk(node.get_child_at_index(index))
if len(sys.argv) > 2:
    tab = app.get_child_at_index(0)
    def named(node, name):
        if node.get_name() == name and node.get_role_name() == "page tab":
            return node
        for index in range(node.get_child_count()):
            found = named(node.get_child_at_index(index), name)
            if found:
                return found
    named(app, sys.argv[2]).do_action(0)
    sys.exit(0)
begin = time.perf_counter()
walk(app)
print((time.perf_counter() - begin) * 1000, labels)
"""

code = 1
rounds = int(sys.argv[1])
apps = dict(entry.split("=", 1) for entry in sys.argv[2:])
environment = dict(
    os.environ, PORTICO_HEADLESS="1", PORTICO_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1"
)
running = [
    subprocess.Popen(
        [program], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for program in apps.values()
]


def walk(*words):
    return subprocess.run(
        ["/usr/bin/python3", "-W", "ignore", "-c", WALK, *words],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=60,
    ).stdout.split()


try:
    time.sleep(2)
    if "Aviary" in apps:
        walk("Aviary", "Wall")
    times = {name: [] for name in apps}
    labels = {}
    for _ in range(rounds):
        for name in apps:
            answer = walk(name)
            if len(answer) == 2:
                times[name].append(float(answer[0]))
                labels[name] = answer[1]
    for name, list in times.items():
        if list:
            print(
                f"{name}: {statistics.median(list):.1f} ms, at best {min(list):.1f} ms, "
                f"{labels[name]} labels"
            )
        else:
            print(f"{name}: could not be walked")
    # What else the machine does only makes a walk slower, so the fastest is compared.
    fastest = [min(list) for list in times.values() if list]
    code = 0 if times[next(iter(apps))] and fastest[0] == min(fastest) else 1
finally:
    for app in running:
        app.kill()
sys.exit(code)
