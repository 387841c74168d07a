internal import AccessibilityTree

/// A view whose text assistive software can ask for the places of its characters.
protocol PlacedText: UIView {
  /// The text as it is drawn, and its top left corner in the view; nil where nothing is drawn.
  var drawnLines: (text: AttributedText, origin: CGPoint)? { get }
  /// The text that is drawn.
  var drawnString: String { get }
}

extension PlacedText {
  /// The places of the characters on the screen; nil where nothing is drawn.
  var textPlaces: AccessibilityTextPlaces? {
    guard let (text, origin) = drawnLines else { return nil }
    var places = text.places(of: drawnString)
    func onScreen(_ rect: CGRect) -> CGRect {
      frameOnScreen(of: rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    for index in places.characters.indices {
      places.characters[index] = onScreen(places.characters[index])
    }
    for index in places.lines.indices {
      places.lines[index].frame = onScreen(places.lines[index].frame)
    }
    return places
  }
}

extension UILabel: PlacedText {
  var drawnLines: (text: AttributedText, origin: CGPoint)? { placedLines(in: bounds) }
  var drawnString: String { content.plainText ?? "" }
}

extension UITextField: PlacedText {
  var drawnLines: (text: AttributedText, origin: CGPoint)? {
    textLabel.drawnLines.map { ($0.text, convert($0.origin, from: textLabel)) }
  }
  var drawnString: String { textLabel.drawnString }
}
