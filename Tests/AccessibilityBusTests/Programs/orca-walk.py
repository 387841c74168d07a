#!/usr/bin/python3
"""Walks an app with Orca and prints what Orca says at each step.

  orca-walk.py APP NAME LOG < STEPS

APP is the program, NAME what the app calls itself, LOG where Orca writes what it does. A step is a
line: `key Tab` and `text kiwi` go to the app's keyboard, all else is done by pyatspi, as in
steps.py. What is said after a step stands below it.
"""
import os
import re
import subprocess
import sys
import time

import steps

program, name, log = sys.argv[1:4]
SAID = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$")
# In seconds; machines under load are slow, but then something is busy.
QUIET = 0.4


class Orca:
    """What Orca has said so far; its log is read from the last place."""

    def __init__(self, path):
        self.path, self.place = path, 0

    def said(self):
        if not os.path.exists(self.path):
            return []
        with open(self.path, errors="replace") as file:
            file.seek(self.place)
            text = file.read()
        end = text.rfind("\n") + 1
        self.place += len(text[:end].encode())
        return [match.group(1) for match in map(SAID.search, text[:end].splitlines()) if match]

    def until(self, wanted, seconds):
        end, said = time.time() + seconds, []
        while time.time() < end:
            said += self.said()
            if any(wanted in words for words in said):
                return said
            time.sleep(0.02)
        sys.exit(f"Orca did not say “{wanted}” in {seconds} seconds, only {said}.")

    def until_quiet(self, processes):
        """All that is said until neither Orca nor the app has done anything for a while."""
        said, seen = [], None
        begin = last = time.time()
        while time.time() - last < QUIET and time.time() - begin < 15:
            said += self.said()
            now = (self.place, [used(process) for process in processes])
            if now != seen or any(is_busy(process) for process in processes):
                seen, last = now, time.time()
            steps.settle(0.02)
        return said


def used(process):
    """How much processor time a process has used."""
    with open(f"/proc/{process}/stat") as stat:
        return stat.read().rsplit(")", 1)[1].split()[11:13]


def is_busy(process):
    """Whether a thread of it runs, or would if there were a processor for it."""
    for thread in os.listdir(f"/proc/{process}/task"):
        try:
            with open(f"/proc/{process}/task/{thread}/stat") as stat:
                if stat.read().rsplit(")", 1)[1].split()[0] in "RD":
                    return True
        except OSError:
            pass
    return False


orca = Orca(log)
orca.until("Screen reader on", 60)
environment = dict(os.environ, PORTICO_HEADLESS="1", PORTICO_ACCESSIBILITY="1")
app = subprocess.Popen([program], stdin=subprocess.PIPE, text=True, env=environment)
try:
    tree = steps.find(name)
    processes = [app.pid, int(os.environ["ORCA_PID"])]
    print("launch")
    for words in orca.until_quiet(processes):
        print("  " + words)
    for step in sys.stdin.read().splitlines():
        if not step:
            continue
        print(step, flush=True)
        if step.startswith(("key ", "text ")):
            app.stdin.write(step + "\n")
            app.stdin.flush()
        else:
            steps.do(tree, step)
        for words in orca.until_quiet(processes):
            print("  " + words, flush=True)
finally:
    app.terminate()
    app.wait(5)
