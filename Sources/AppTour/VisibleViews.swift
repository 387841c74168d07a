package import UIKitCore

/// What a user sees of a tree of views.
extension UIView {
  /// The views that can be seen, this one and below, the frontmost first.
  package func seen(on screen: UIScreen) -> [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let inside = subviews.reversed().flatMap { $0.seen(on: screen) }
    let place = convert(bounds, to: nil)
    return inside + (place.intersects(screen.bounds) ? [self] : [])
  }

  /// What a user would call the view, the best name first.
  package var names: [String] {
    // A row's own words are those of what is in it, which has names of its own.
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

  /// What the view says first: its own name, or that of something in it.
  var spokenName: String? {
    if let name = names.first { return name }
    return subviews.lazy.filter { !$0.isHidden && $0.alpha > 0.01 }.compactMap(\.spokenName).first
  }
}
