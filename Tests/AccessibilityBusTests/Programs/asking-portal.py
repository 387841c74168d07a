"""A portal for tests that asks nobody: each question is printed, and answered by a line of input.

A line is `done ADDRESS…`, `cancelled` or `error`; an empty one, or the end of input, ends it all.
"""
import sys

from gi.repository import Gio, GLib

PORTAL = "org.freedesktop.portal."
PATH = "/org/freedesktop/portal/desktop"
METHODS = {"FileChooser": [("OpenFile", "ssa{sv}"), ("SaveFiles", "ssa{sv}")], "Email": [("ComposeEmail", "sa{sv}")]}


def describe(name, methods):
    texts = []
    for method, types in methods:
        kinds = [types[: types.index("a{")][i] for i in range(types.index("a{"))] + ["a{sv}"]
        arguments = "".join(f'<arg type="{kind}" direction="in"/>' for kind in kinds)
        texts.append(f'<method name="{method}">{arguments}<arg type="o" direction="out"/></method>')
    version = '<property name="version" type="u" access="read"/>'
    return f'<interface name="{PORTAL}{name}">{"".join(texts)}{version}</interface>'


def call(connection, sender, path, interface, method, parameters, invocation):
    values = parameters.unpack()
    options = dict(values[-1])
    token = options.pop("handle_token")
    print(method, list(values[1:-1]), sorted(options.items()), flush=True)
    line = sys.stdin.readline().split()
    if not line:
        return loop.quit()
    if line[0] == "error":
        return invocation.return_dbus_error(PORTAL + "Error.Failed", "no")
    request = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    invocation.return_value(GLib.Variant("(o)", (request,)))
    code = 0 if line[0] == "done" else 1
    results = {"uris": GLib.Variant("as", line[1:])}
    connection.emit_signal(sender, request, PORTAL + "Request", "Response", GLib.Variant("(ua{sv})", (code, results)))


loop = GLib.MainLoop()
connection = Gio.bus_get_sync(Gio.BusType.SESSION)
for name, methods in METHODS.items():
    node = Gio.DBusNodeInfo.new_for_xml(f"<node>{describe(name, methods)}</node>")
    connection.register_object(PATH, node.interfaces[0], call, lambda *_: GLib.Variant("u", 3), None)
Gio.bus_own_name_on_connection(connection, PORTAL + "Desktop", 0, lambda *_: print("ready", flush=True), None)
loop.run()
