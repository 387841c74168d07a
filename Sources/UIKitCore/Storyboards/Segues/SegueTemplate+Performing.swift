internal import Foundation

/// From a template to a segue, and the transition of each kind of segue.
extension SegueTemplate {
  /// Makes the segue; a custom class that is not registered makes a plain segue.
  func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    if let custom = customSegue(from: source, to: destination) { return custom }
    if let customClass { Diagnostic.unknownClass(customClass).report() }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      show(destination, from: source)
    }
  }

  /// A segue of the class that the document names; nil if it is not registered.
  func customSegue(
    from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let customClass else { return nil }
    let registry = ClassRegistry.shared
    if let make = registry.segueMaker(named: customClass, module: customModule) {
      return make(identifier, source, destination)
    }
    let type: AnyClass? = registry.type(named: customClass, module: customModule)
    return (type as? UIStoryboardSegue.Type)?.made(identifier, source, destination)
  }

  /// Shows the destination in the way of the segue's kind.
  private func show(_ destination: UIViewController, from source: UIViewController) {
    switch kind {
    case "show": animating { source.show(destination, sender: source) }
    case "showDetail", "replace":
      animating { source.showDetailViewController(destination, sender: source) }
    case "push": push(destination, from: source)
    case "presentation", "modal": present(destination, from: source)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination, at: source)
      source.present(destination, animated: animates)
    default: break
    }
  }

  private func animating(_ work: () -> Void) {
    if animates { work() } else { UIView.performWithoutAnimation(work) }
  }

  /// Segues of iOS 7 need a navigation controller around their source.
  private func push(_ destination: UIViewController, from source: UIViewController) {
    guard let navigation = source as? UINavigationController ?? source.navigationController else {
      UIKitException.pushWithoutNavigation(identifier: identifier ?? "(null)").raise()
    }
    navigation.pushViewController(destination, animated: animates)
  }

  private func present(_ destination: UIViewController, from source: UIViewController) {
    if let style = modalPresentationStyle.flatMap({ UIModalPresentationStyle.names[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = modalTransitionStyle.flatMap({ UIModalTransitionStyle.names[$0] }) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: animates)
  }

  private func anchor(_ destination: UIViewController, at source: UIViewController) {
    let scene = source.sceneInstance
    let controller = destination.popoverPresentationController
    controller?.sourceView = popover.viewID.flatMap { scene?.object(id: $0) } as? UIView
    controller?.barButtonItem =
      popover.barButtonItemID.flatMap { scene?.object(id: $0) } as? UIBarButtonItem
    if !popover.arrowDirections.isEmpty {
      controller?.permittedArrowDirections = popover.permittedDirections
    }
  }
}

extension SegueTemplate.PopoverAnchor {
  fileprivate var permittedDirections: UIPopoverArrowDirection {
    let names: [String: UIPopoverArrowDirection] = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    return arrowDirections.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }
}

/// The result of a segue.
package enum SegueOutcome: Equatable {
  case performed
  /// The scene that it leads to makes no controller.
  case noDestination
  /// Its class is not in the program, so it moved nothing.
  case unknownClass(String)
  /// No controller on the way back has the action.
  case nobodyTakesUnwind(String)

  init(of segue: UIStoryboardSegue, _ template: SegueTemplate) {
    let isMissing = template.customClass != nil && type(of: segue) == UIStoryboardSegue.self
    self = isMissing ? .unknownClass(template.customClass ?? "") : .performed
  }

  func note(_ template: SegueTemplate) { ControllerWatch.segueListener?(template, self) }
}

extension ControllerWatch {
  /// Hears what became of each segue that was set off or performed.
  package static var segueListener: ((SegueTemplate, SegueOutcome) -> Void)?
}
