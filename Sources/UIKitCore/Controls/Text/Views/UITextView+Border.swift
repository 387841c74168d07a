internal import QuartzCore

extension UITextView {
  /// The border round the text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin one with round corners, as that of text fields.
    case roundedRect = 1
  }

  /// Draws the border in the colours of the moment; a layer that never had one is left alone.
  func showBorder(replacing old: BorderStyle) {
    guard borderStyle != .none || old != .none else { return }
    let isRound = borderStyle == .roundedRect
    layer.cornerRadius = isRound ? 5 : 0
    layer.borderWidth = isRound ? max(hairline, 0.5) : 0
    layer.borderColor = isRound ? resolved(FieldBorder.roundColor) : nil
  }
}
