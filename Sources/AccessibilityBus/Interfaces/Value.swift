internal import AccessibilityTree

extension Interface {
  /// The number behind what is adjusted.
  static let value = Interface(
    "Value",
    applies: { node, _ in node.range != nil },
    properties: [
      Property("MinimumValue", "d") { .double($0.node.range?.minimum ?? 0) },
      Property("MaximumValue", "d") { .double($0.node.range?.maximum ?? 0) },
      Property("MinimumIncrement", "d") { .double($0.node.range?.step ?? 0) },
      Property("CurrentValue", "d", set: { $0.newValue }) { .double($0.node.range?.value ?? 0) },
      Property("Text", "s") { .string($0.node.value) },
    ],
    methods: []
  )
}

extension Call {
  /// A value that is not finite is refused, and one out of range becomes the nearest end.
  fileprivate var newValue: Answer {
    guard let number = arguments.first?.real, let range = node.range,
      !node.traits.contains(.notEnabled)
    else { return .values([]) }
    guard !number.isNaN else {
      return .failure(.wrongTypes(expected: "a number", found: "none"))
    }
    let lower = min(range.minimum, range.maximum)
    let upper = max(range.minimum, range.maximum)
    return .order(.setValue(node.id, min(max(number, lower), upper)))
  }
}
