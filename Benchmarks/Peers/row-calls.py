#!/usr/bin/python3
"""Prints what a call of AT-SPI costs in a table of few rows and in one of many.

  row-calls.py PROGRAM FEW MANY

Both apps run at once and are asked in turn, in blocks of a hundred calls: the place of a row and
the attributes of the table, which no client keeps. The ratio is that of the medians; above 1.2 the
program ends with 1.
"""
import os
import statistics
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

Atspi.init()
program, few, many = sys.argv[1:4]
code = 1
apps = {}
for rows in (few, many):
    environment = dict(
        os.environ, PORTICO_HEADLESS="1", PORTICO_ACCESSIBILITY="1", AVIARY_ROWS=rows
    )
    apps[rows] = subprocess.Popen(
        [program], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )


def table(node):
    if node.get_role_name() == "list":
        return node
    for index in range(node.get_child_count()):
        found = table(node.get_child_at_index(index))
        if found:
            return found


def find(process):
    end = time.time() + 15
    while time.time() < end:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app and app.get_process_id() == process.pid and app.get_child_count() > 0:
                return table(app)
        time.sleep(0.1)
    sys.exit("An app is not on the bus.")


def block(list):
    row = list.get_child_at_index(0)
    begin = time.perf_counter()
    for _ in range(50):
        row.get_extents(Atspi.CoordType.WINDOW)
        list.get_attributes()
    return (time.perf_counter() - begin) / 100 * 1e6


try:
    lists = {rows: find(process) for rows, process in apps.items()}
    times = {rows: [] for rows in lists}
    for _ in range(60):
        for rows, list in lists.items():
            times[rows].append(block(list))
    medians = {rows: statistics.median(values) for rows, values in times.items()}
    for rows, list in lists.items():
        print(f"{rows} rows: {list.get_child_count()} served, {medians[rows]:.0f} µs a call")
    ratio = medians[many] / medians[few]
    print(f"ratio {ratio:.2f}")
    code = 0 if ratio <= 1.2 else 1
finally:
    for process in apps.values():
        process.kill()
sys.exit(code)
