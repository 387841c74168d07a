public import Foundation

extension AttributedString {
  /// The text of a key in the language of the app, with its values put in.
  ///
  /// A part such as `^[\(count) \("bird")](inflect: true)` agrees with its number, in English
  /// alone; marks of Markdown in lines become attributes (L-213).
  public init(
    localized key: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(
      localized: key,
      table: table,
      bundle: bundle,
      locale: locale ?? .current,
      comment: comment
    )
    self.init(inflecting: text)
  }

  /// The text with its marks of Markdown as attributes, and with what agrees with its number.
  init(inflecting text: String) {
    let replaced = text.replacing(#/\^\[([^\]]*)\]\(([^)]*)\)/#) { match in
      match.2.contains(#/inflect: *true/#) ? Agreement.inflected(match.1) : String(match.1)
    }
    self.init(marked: replaced, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  }
}

/// The agreement of a noun with the number before it, by the rules of regular English plurals.
private enum Agreement {
  static func inflected(_ text: Substring) -> String {
    guard let match = text.wholeMatch(of: #/([^\d]*)([\d.,]+)(\s+)(\S+)(.*)/#), match.2 != "1"
    else {
      return String(text)
    }
    return "\(match.1)\(match.2)\(match.3)\(plural(match.4))\(match.5)"
  }

  private static func plural(_ noun: Substring) -> String {
    let lower = noun.lowercased()
    if let last = lower.last, last == "y", !"aeiou".contains(lower.dropLast().last ?? "a") {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }
}
