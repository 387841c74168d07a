/// Looks for the controller that an unwind leads to, in the recorded order (U-06…U-10).
///
/// From the source upwards each controller is asked for children to search, and, if none of them
/// takes the unwind, for itself.
struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource

  init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

  var destination: UIViewController? {
    for controller in path {
      if let found = search(controller) { return found }
    }
    return nil
  }

  /// The controllers that are asked, the nearest first.
  private var path: [UIViewController] {
    var path = Array(sequence(first: source.source, next: \.unwindOrigin))
    // What a container's child presents is asked after that child (U-07, U-09).
    if path.count > 1, path[0].parent == nil, path[1].parent != nil { path.swapAt(0, 1) }
    return path
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(
      source.unwindAction,
      from: source.source,
      sender: source.sender
    )
    return takes ? controller : nil
  }
}

/// The steps of an unwind: one dismissal, then down through containers to the destination.
final class UnwindWay {
  private let source: UIViewController
  private let destination: UIViewController
  private let animated: Bool
  weak var segue: UIStoryboardSegue?

  init(from source: UIViewController, to destination: UIViewController, animated: Bool) {
    self.source = source
    self.destination = destination
    self.animated = animated
  }

  func go() {
    let around = Array(sequence(first: destination, next: \.parent))
    let path = Array(sequence(first: source, next: \.unwindOrigin))
    guard let top = path.first(where: { step in around.contains { $0 === step } }),
      let depth = around.firstIndex(where: { $0 === top })
    else { return }
    let dismisses = dismiss(path.prefix { $0 !== top })
    let steps = around[...depth].reversed()
    guard let segue else { return }
    let animates = animated && !dismisses
    let descend = {
      for (container, next) in zip(steps, steps.dropFirst()) {
        container.unwind(for: segue, towards: next)
      }
    }
    if animates { descend() } else { UIView.performWithoutAnimation(descend) }
  }

  /// Takes away everything that was presented between source and destination, at one stroke.
  private func dismiss(_ path: some Collection<UIViewController>) -> Bool {
    var presenter: UIViewController?
    for step in path { presenter = step.modal.presenting ?? presenter }
    presenter?.dismiss(animated: animated)
    return presenter != nil
  }
}
