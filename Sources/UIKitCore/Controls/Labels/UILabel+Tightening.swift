extension UILabel {
  /// The text laid out to fit the rectangle, if the system's own typeface fits it in; nil for text
  /// that it would cut off too.
  ///
  /// The typeface used in place of the system's is a few percent wider in some text, and labels
  /// that size themselves are exactly as wide as the system's: without this they end in dots.
  func tightened(
    _ text: StyledText,
    lay: (StyledText) -> AttributedText
  ) -> AttributedText? {
    for share in Self.tightenings {
      let closer = text.changingAttributes { attributes in
        guard let font = attributes[.font] as? UIFont else { return }
        let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? 0
        // A letter is about half as wide as it is high.
        attributes[.kern] = NSNumber(value: kern - share * Double(font.pointSize) / 2)
      }
      let laid = lay(closer)
      if !laid.isTruncated { return laid }
    }
    return nil
  }

  /// By how much letters come closer, in parts of their width.
  private static let tightenings = [0.02, 0.04, 0.07]
}
