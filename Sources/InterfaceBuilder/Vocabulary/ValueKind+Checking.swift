extension ValueKind {
  /// True if a value is of this kind; choices are found in the vocabulary.
  func accepts(_ value: String, choices: [Set<String>]) -> Bool {
    switch self {
    case .text: true
    case .id, .reference: !value.isEmpty
    case .bool: value == "YES" || value == "NO"
    case .number: Number.isSpelledRight(value)
    case .integer: ValueKind.isWhole(value)
    case .unit: Number(value).map { (-0.001...1.001).contains($0.value) } ?? false
    case .extent: value == "infinite" || Number.isSpelledRight(value)
    case .fontSize: value == "system" || Number.isSpelledRight(value)
    case .moduleProvider: value == "target" || value.isEmpty
    case .ratio: Number.isSpelledRight(value) || Constraint.multiplier(value) != nil
    case .version: ValueKind.isVersion(value)
    case .className: !value.isEmpty && !value.utf8.contains(where: \.isXMLSpace)
    case .traits: ValueKind.isTraits(value)
    case .choice(let list): choices[list].contains(value)
    }
  }

  private static func isWhole(_ value: String) -> Bool {
    let digits = value.utf8.drop { $0 == UInt8(ascii: "-") }
    guard value.utf8.count - digits.count <= 1, !digits.isEmpty, digits.count < 20 else {
      return false
    }
    return digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isVersion(_ value: String) -> Bool {
    value.utf8.first.map { $0 != UInt8(ascii: ".") } ?? false
      && value.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }

  private static func isTraits(_ value: String) -> Bool {
    value == "default"
      || value.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        return sides.count == 2 && traitNames.contains(String(sides[0])) && !sides[1].isEmpty
      }
  }

  private static let traitNames: Set = [
    "heightClass", "widthClass", "userInterfaceIdiom", "displayGamut", "layoutDirection",
    "accessibilityContrast", "userInterfaceStyle", "legibilityWeight", "activeAppearance",
    "userInterfaceLevel",
  ]
}
