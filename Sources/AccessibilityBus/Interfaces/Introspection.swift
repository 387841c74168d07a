/// The descriptions of an object's interfaces, for tools that examine the bus.
extension Interface {
  static func introspection(_ names: [String]) -> String {
    let parts = names.compactMap { named[$0] }.map(\.introspection)
    return "<node>\n" + parts.joined() + "</node>\n"
  }

  private var introspection: String {
    var text = "  <interface name=\"\(name)\">\n"
    for property in properties {
      let access = property.set == nil ? "read" : "readwrite"
      text +=
        "    <property name=\"\(property.name)\" type=\"\(property.type)\" access=\"\(access)\"/>\n"
    }
    for method in methods.values.sorted(by: { $0.name < $1.name }) {
      text += "    <method name=\"\(method.name)\">\n"
      text += Self.arguments(method.takes, "in") + Self.arguments(method.gives, "out")
      text += "    </method>\n"
    }
    return text + "  </interface>\n"
  }

  private static func arguments(_ signature: String, _ direction: String) -> String {
    (BusSignature.types(of: signature) ?? []).map {
      "      <arg type=\"\($0)\" direction=\"\(direction)\"/>\n"
    }.joined()
  }
}
