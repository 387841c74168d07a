/// Why a format cannot be read, and where.
package struct VisualFormatError: Error {
  package enum Kind {
    case empty
    case notASCII
    case expectedView
    case expectedColon(after: Character)
    case expectedClosingBracket
    case expectedClosingParenthesis
    case expectedConstant
    case expectedHyphen
    case expectedEnd
    case unknownView(String)
    case unknownMetric(String)
    case notAView(String)
    case viewInGap(String)
    case noSuperview
    case perpendicularOptions(isHorizontal: Bool)
  }

  package let kind: Kind
  /// The format as it was read, without spaces.
  package let format: String
  /// The character that the words are about, counted from 0.
  package let position: Int

  package init(kind: Kind, format: String, position: Int) {
    (self.kind, self.format, self.position) = (kind, format, position)
  }
}
