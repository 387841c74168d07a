/// The kind of a control that no app made: a part of UIKit's own bars, alerts and lists.
package enum SystemPart {
  case tab
  case back
  case barItem(UIBarButtonItem)
  case alertChoice
  case sectionIndex
}

extension UIControl {
  /// Nil for a control of an app.
  package var systemPart: SystemPart? {
    switch self {
    case is TabButton: .tab
    case is BarBackButton: .back
    case let button as BarButton: .barItem(button.item)
    case is AlertButton: .alertChoice
    case is TableIndexView: .sectionIndex
    default: nil
    }
  }

  /// The selectors that the control sends; nil if it runs closures or begins segues.
  package var sentSelectors: [Selector]? {
    let selectors = targetActions.compactMap { entry -> Selector? in
      guard case .selector(let action, _) = entry.handler else { return nil }
      return action
    }
    return selectors.isEmpty || !extras.segues.isEmpty ? nil : selectors
  }
}

extension UIGestureRecognizer {
  /// `true` if an app or a document added it, rather than a container or list of UIKit's own.
  package var isOfApp: Bool {
    if !segueSources.isEmpty { return true }
    return targets.contains { target in
      target.object.map { !String(reflecting: type(of: $0)).hasPrefix("UIKitCore.") } ?? false
    }
  }

  /// Sends an action to those that take it, as at the end of the gesture.
  package func sendEnded(_ action: Selector) {
    shownState = .ended
    for target in targets where target.action == action { target.send(from: self) }
    shownState = nil
  }
}
