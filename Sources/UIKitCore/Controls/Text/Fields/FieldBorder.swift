import CoreGraphics

/// The lines and colours of the border round a text field.
struct FieldBorder: Equatable {
  /// In points.
  var radius: CGFloat = 0
  /// Of the line, in points.
  var width: CGFloat = 0
  var color: UIColor?
  /// The colour behind the text; nil where the field has a background of its own.
  var fill: UIColor?
  /// The traits in which the colours are resolved.
  let traits: UITraitCollection

  static let roundColor = UIColor(
    light: UIColor(white: 0, alpha: 0.2),
    dark: UIColor(red: 0.329, green: 0.329, blue: 0.345, alpha: 0.6)
  )

  static let disabledFill = UIColor(white: 0.5, alpha: 0.06)

  /// Colours and traits are compared by identity: another object is looked up once more at most.
  static func == (first: FieldBorder, second: FieldBorder) -> Bool {
    first.radius == second.radius && first.width == second.width
      && first.color === second.color && first.fill === second.fill
      && first.traits === second.traits
  }
}
