internal import AccessibilityTree

extension Interface {
  /// The interface of the app itself.
  static let application = Interface(
    "Application",
    applies: { node, tree in node.id == tree.snapshot.root },
    properties: [
      Property("ToolkitName", "s") { _ in .string(Serving.toolkit) },
      Property("Version", "s") { _ in .string(Serving.version) },
      Property("ToolkitVersion", "s") { _ in .string(Serving.version) },
      Property("AtspiVersion", "s") { _ in .string("2.1") },
      // The registry numbers apps; the server keeps the number.
      Property("Id", "i", set: { _ in .values([]) }) { .int($0.identity.number) },
    ],
    methods: [
      Method("GetLocale", "u", "s") { .value(.string($0.identity.locale)) },
      // There is no way around the bus.
      Method("GetApplicationBusAddress", "", "s") { _ in .value(.string("")) },
      Method("RegisterEventListener", "s", "") { _ in .values([]) },
      Method("DeregisterEventListener", "s", "") { _ in .values([]) },
    ]
  )
}
