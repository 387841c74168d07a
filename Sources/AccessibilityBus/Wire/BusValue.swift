/// A value in a message of the bus, in the types that AT-SPI and the desktop's portals use.
enum BusValue: Equatable, Sendable {
  case int(Int32)
  case unsigned(UInt32)
  case short(Int16)
  case byte(UInt8)
  case bool(Bool)
  case double(Double)
  case string(String)
  case path(String)
  indirect case variant(BusValue)
  /// Values of one type, whose signature an empty list needs as well.
  case array(of: String, [BusValue])
  case structure([BusValue])
  case entry([BusValue])

  /// The type as the bus writes it.
  var signature: String {
    switch self {
    case .int: "i"
    case .unsigned: "u"
    case .short: "n"
    case .byte: "y"
    case .bool: "b"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .variant: "v"
    case .array(let element, _): "a" + element
    case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
    case .entry(let parts): "{" + parts.map(\.signature).joined() + "}"
    }
  }

  // MARK: - Making

  /// A count or an offset; what is larger than the bus can carry becomes the largest.
  static func count(_ number: Int) -> BusValue { .int(Int32(clamping: number)) }

  static func strings(_ list: [String]) -> BusValue { .array(of: "s", list.map { .string($0) }) }

  /// A path as the portals take it: its bytes and a zero.
  static func bytes(_ text: String) -> BusValue {
    .array(of: "y", text.utf8.map { .byte($0) } + [.byte(0)])
  }

  /// Options by their names, in the order of the names.
  static func options(_ entries: [String: BusValue]) -> BusValue {
    .array(
      of: "{sv}",
      entries.sorted { $0.key < $1.key }.map { .entry([.string($0.key), .variant($0.value)]) }
    )
  }

  /// Names with values, in the order of the names.
  static func table(_ entries: [String: String]) -> BusValue {
    .array(
      of: "{ss}",
      entries.sorted { $0.key < $1.key }.map { .entry([.string($0.key), .string($0.value)]) }
    )
  }

  // MARK: - Reading

  var number: Int? {
    switch self {
    case .int(let value): Int(value)
    case .unsigned(let value): Int(value)
    case .short(let value): Int(value)
    case .byte(let value): Int(value)
    default: nil
    }
  }

  var text: String? {
    switch self {
    case .string(let value), .path(let value): value
    default: nil
    }
  }

  var real: Double? { if case .double(let value) = self { value } else { nil } }
  var truth: Bool? { if case .bool(let value) = self { value } else { nil } }
  var parts: [BusValue] {
    switch self {
    case .structure(let parts), .entry(let parts), .array(_, let parts): parts
    case .variant(let value): [value]
    default: []
    }
  }
}
