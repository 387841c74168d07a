package import UIKitCore

/// The parts of a tree of views that a user sees.
extension UIView {
  /// The views that can be seen, this one and below, the frontmost first.
  package func seen(on screen: UIScreen) -> [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let inside = subviews.reversed().flatMap { $0.seen(on: screen) }
    let place = convert(bounds, to: nil)
    // Foundation ends the program over a rectangle of which a part is no number.
    let edges = [place.minX, place.minY, place.maxX, place.maxY]
    let isSeen = !edges.contains(where: \.isNaN) && place.intersects(screen.bounds)
    return inside + (isSeen ? [self] : [])
  }

  /// The names a user would call the view by, the best first.
  package var names: [String] {
    // A row's own texts are those of the views in it, which have names of their own.
    var names = [self is UITableViewCell ? givenAccessibilityLabel : accessibilityLabel]
    switch self {
    case let button as UIButton: names.append(button.currentTitle)
    case let label as UILabel: names.append(label.text)
    case let field as UITextField: names += [field.placeholder, field.text]
    case let segments as UISegmentedControl:
      names += (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
    default: break
    }
    return names.compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The first name: the view's own, or that of something in it.
  var spokenName: String? {
    if let name = names.first { return name }
    return subviews.lazy.filter { !$0.isHidden && $0.alpha > 0.01 }.compactMap(\.spokenName).first
  }
}
