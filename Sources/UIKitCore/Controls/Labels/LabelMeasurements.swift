/// The measurements of a label since its text changed, by the width it was measured in.
struct LabelMeasurements {
  var sizes: [CGFloat: CGSize] = [:]
  var drawnSize: CGSize?
  /// The text in one line, what it measures in whole pixels, and the traits that gave the words
  /// their colours.
  var line: (text: AttributedText, size: CGSize, traits: UITraitCollection)?
}
