/// The selector that the compiler gives a Swift method in Objective-C.
///
/// The rule is the language's: the first label joins the base name with "With" unless either is
/// a preposition; an asynchronous method ends with a completion handler, a throwing one with an
/// error.
enum SelectorName {
  static func of(
    base: String,
    labels: [String],
    isAsync: Bool = false,
    canThrow: Bool = false
  ) -> String {
    guard let first = labels.first else {
      if isAsync { return base + "WithCompletionHandler:" }
      return canThrow ? base + "AndReturnError:" : base
    }
    var name = base
    if first != "_" {
      let joins = base == "init" || !(begins(first) || ends(base))
      name += (joins ? "With" : "") + first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    if isAsync { name += "completionHandler:" } else if canThrow { name += "error:" }
    return name
  }

  private static func begins(_ label: String) -> Bool {
    let end = label.dropFirst().firstIndex(where: \.isUppercase) ?? label.endIndex
    return prepositions.contains(label[..<end].lowercased())
  }

  private static func ends(_ base: String) -> Bool {
    let start = base.lastIndex(where: \.isUppercase) ?? base.startIndex
    return prepositions.contains(base[start...].lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
