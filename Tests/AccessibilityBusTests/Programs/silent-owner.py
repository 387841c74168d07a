#!/usr/bin/python3
"""A program that owns the clipboard and answers nobody.

Says 'ready' once it owns it, and 'asked' each time that another program wants its content.
"""
import ctypes

x11 = ctypes.CDLL("libX11.so.6")
LONG, POINTER = ctypes.c_ulong, ctypes.c_void_p
x11.XOpenDisplay.restype = POINTER
for name in ("XInternAtom", "XCreateSimpleWindow", "XDefaultRootWindow"):
    getattr(x11, name).restype = LONG

display = POINTER(x11.XOpenDisplay(None))
root = LONG(x11.XDefaultRootWindow(display))
window = LONG(x11.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, LONG(0), LONG(0)))
clipboard = LONG(x11.XInternAtom(display, b"CLIPBOARD", 0))
x11.XSetSelectionOwner(display, clipboard, window, LONG(0))
x11.XSync(display, 0)
print("ready", flush=True)
# The kind of an event comes first; those of requests for a selection have the number 30.
event = (ctypes.c_long * 24)()
while True:
    x11.XNextEvent(display, ctypes.byref(event))
    if event[0] & 0xFFFFFFFF == 30:
        print("asked", flush=True)
