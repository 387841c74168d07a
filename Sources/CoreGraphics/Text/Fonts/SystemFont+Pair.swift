import Foundation

extension SystemFont {
  /// Two letters side by side.
  ///
  /// Of kerning only the sums of whole strings were recorded. Inter's pairs come near them where
  /// it draws letters together, and are scaled to meet them; where it sets letters apart, the
  /// labels of documents show that the system font does not.
  struct Pair {
    let first: Unicode.Scalar
    let second: Unicode.Scalar

    /// The distance added between the pair's letters, in units; `drawn` is Inter's.
    func kerning(drawn: CGFloat, _ instance: Instance, monospaced: Bool) -> CGFloat {
      // Positions are rounded while text is shaped; no pair is kerned by so little.
      let drawn = drawn < -2 ? drawn : 0
      if first.isDigit, second.isDigit {
        return monospaced ? 0 : drawn + instance.blend(\.betweenDigits)
      }
      if let agreed { return agreed }
      guard drawn < 0 else { return 0 }
      let hasCapital = first.properties.isUppercase || second.properties.isUppercase
      return hasCapital
        ? drawn * instance.blend(\.capitalPairs.recorded) / instance.blend(\.capitalPairs.drawn)
        : drawn * instance.blend(\.smallPairs.recorded) / instance.blend(\.smallPairs.drawn)
    }

    /// The kerning on which labels and buttons of several apps agree, as `Scripts/system-font`
    /// lists it; that of apostrophes follows from pictures of iOS besides, and from three texts of
    /// five apps, against those of one app.
    private var agreed: CGFloat? {
      switch (first, second.withoutAccents) {
      case ("F", "a"..."z"): 0
      case ("A", "c"..."e"), ("A", "g"), ("A", "o"), ("A", "q"): -30
      case ("L", "o"): -60
      case ("P", "a"): -55
      case ("T", "e"): -195
      case ("T", "i"): -10
      case ("'", "a"..."z"), ("a"..."z", "'"): -50
      default: nil
      }
    }
  }
}
