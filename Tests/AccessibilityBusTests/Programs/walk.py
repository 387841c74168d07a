#!/usr/bin/python3
"""Prints an app's accessibility tree as pyatspi sees it: role, name, value, states, actions.

  walk.py NAME [step …]   steps are done first, one after another, as in steps.py
"""
import sys

import steps

app = steps.find(sys.argv[1])
for step in sys.argv[2:]:
    steps.do(app, step)
steps.dump(app)
