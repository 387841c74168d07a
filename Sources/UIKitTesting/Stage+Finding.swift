internal import AppTour
internal import CoreGraphics
internal import Testing
public import UIKitCore

/// Something that can be tapped, found by its name.
struct FoundElement {
  let view: UIView
  /// In points of the screen.
  let point: CGPoint
}

/// Finding by names what a user sees.
extension Stage {
  /// The frontmost element of a name; identifiers go before labels, controls before the rest.
  func find(_ name: String) -> FoundElement? {
    let views = visibleViews
    let isNamed: [(UIView) -> Bool] = [
      { $0.accessibilityIdentifier == name },
      { $0 is UIControl && $0.names.contains(name) },
      { $0.names.contains(name) },
    ]
    for matches in isNamed {
      if let view = views.first(where: matches) { return element(view, name) }
    }
    return nil
  }

  /// The frontmost view of a name, if one is seen; for looking rather than tapping.
  public func view(named name: String) -> UIView? {
    turn()
    return find(name)?.view
  }

  private func element(_ view: UIView, _ name: String) -> FoundElement {
    var rect = view.bounds
    if let control = view as? UISegmentedControl, let part = control.rect(titled: name) {
      rect = part
    }
    let shown = rect.intersection(view.bounds)
    return FoundElement(
      view: view,
      point: view.convert(CGPoint(x: shown.midX, y: shown.midY), to: nil)
    )
  }

  /// Every name that can be tapped, for the message of a tap that finds nothing.
  var visibleNames: [String] {
    visibleViews.flatMap { view in
      (view.accessibilityIdentifier.map { [$0] } ?? []) + view.names
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The views that can be seen, the frontmost first.
  private var visibleViews: [UIView] {
    screen.windows.reversed().flatMap { $0.seen(on: screen) }
  }

  /// Complains if a tap on the element would hit something that has nothing to do with it.
  func checkReach(of found: FoundElement, _ name: String, _ sourceLocation: SourceLocation) {
    guard let window = found.view.window,
      let hit = window.hitTest(found.point, with: nil)
    else { return }
    let isNear = hit.isDescendant(of: found.view) || found.view.isDescendant(of: hit)
    if !isNear {
      Issue.record("\(hit) lies over “\(name)”", sourceLocation: sourceLocation)
    }
  }
}
