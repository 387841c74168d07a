/// The types of a message, one after another.
struct BusSignature {
  /// The single complete types that a signature is made of; nil for one that is broken.
  static func types(of signature: String) -> [String]? {
    var rest = Substring(signature)
    var types: [String] = []
    while !rest.isEmpty {
      guard let length = length(of: rest) else { return nil }
      types.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return types
  }

  /// The number of characters of the first complete type.
  private static func length(of text: Substring) -> Int? {
    guard let first = text.first else { return nil }
    switch first {
    case "a": return length(of: text.dropFirst()).map { $0 + 1 }
    case "(", "{": return closing(text)
    case ")", "}": return nil
    default: return 1
    }
  }

  private static func closing(_ text: Substring) -> Int? {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The part between the brackets of a structure or an entry.
  static func inside(_ type: String) -> String { String(type.dropFirst().dropLast()) }
}
