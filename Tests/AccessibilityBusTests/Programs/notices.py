"""A notification service for tests: each call is printed; a line of input is what a user does.

A line is `click NUMBER KEY` or `close NUMBER REASON`; an empty one, or the end of input, ends it all.
"""
import os
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
DESCRIPTION = f"""
<node><interface name="{NAME}">
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="as" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/>
    <arg type="u" direction="out"/></method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>"""
loop = GLib.MainLoop()
count = 0


def call(connection, sender, path, interface, method, parameters, invocation):
    global count
    if method == "GetCapabilities":
        return invocation.return_value(GLib.Variant("(as)", (["body", "body-markup", "actions"],)))
    values = parameters.unpack()
    if method == "Notify":
        app, replaced, icon, title, text, actions, hints, expiry = values
        count = replaced or count + 1
        print("Notify", app, replaced, title, text, actions, sorted(hints.items()), flush=True)
        return invocation.return_value(GLib.Variant("(u)", (count,)))
    print(method, *values, flush=True)
    invocation.return_value(None)


def act(source, condition):
    # A buffered reader would keep lines that came together.
    lines = os.read(0, 65536).decode().splitlines()
    if not lines or not all(lines):
        loop.quit()
        return False
    for words in map(str.split, lines):
        if words[0] == "click":
            signal, value = "ActionInvoked", GLib.Variant("(us)", (int(words[1]), words[2]))
        else:
            signal, value = "NotificationClosed", GLib.Variant("(uu)", (int(words[1]), int(words[2])))
        connection.emit_signal(None, PATH, NAME, signal, value)
    return True


connection = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION)
connection.register_object(PATH, node.interfaces[0], call)
Gio.bus_own_name_on_connection(connection, NAME, 0, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, act)
loop.run()
