/// The reasons why bytes are no state that can be used.
public enum StateFormatError: Error, Equatable, Sendable {
  /// The file does not begin as a state does.
  case foreign
  /// It was written in another version of the format.
  case version(Int)
  /// It is shorter or longer than it says.
  case length(expected: Int, found: Int)
  /// Its check sum is another one.
  case damaged
  /// It is larger than a state may be, in bytes.
  case tooLarge(bytes: Int)
  /// It holds more values than a state may.
  case tooManyValues
  /// Values lie deeper in one another than they may.
  case tooDeep
  /// A byte that says what follows says nothing known.
  case unknownTag(UInt8, offset: Int)
  /// The bytes end in the middle of something.
  case truncated(offset: Int)
  /// A text is no UTF-8, or a number has too many bytes.
  case malformed(offset: Int)
  /// A link leads to nothing.
  case danglingLink(Int)
}

extension StateFormatError: CustomStringConvertible {
  /// The reason as part of a sentence, without a period.
  public var description: String {
    switch self {
    case .foreign: "this is no saved state"
    case .version(let found):
      "it has version \(found) of the format, and only \(StateFormat.version) can be read"
    case .length(let expected, let found): "it has \(found) bytes where it should have \(expected)"
    case .damaged: "it is damaged: the check sum differs"
    case .tooLarge(let bytes):
      "it has \(bytes) bytes, and a state may have \(StateFormat.byteLimit)"
    case .tooManyValues: "it has more than \(StateFormat.valueLimit) values"
    case .tooDeep: "its values lie more than \(StateFormat.depthLimit) deep in one another"
    case .unknownTag(let tag, let offset): "there is no kind of value \(tag), at byte \(offset)"
    case .truncated(let offset): "it ends at byte \(offset) in the middle of a value"
    case .malformed(let offset): "the value at byte \(offset) cannot be read"
    case .danglingLink(let number): "a link leads to object \(number), which is not there"
    }
  }
}
