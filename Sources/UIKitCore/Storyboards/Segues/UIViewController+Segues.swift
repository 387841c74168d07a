internal import Foundation

extension UIViewController {
  /// Makes a segue's destination, prepares for it and performs it, without asking first (U-01).
  func performSegue(named identifier: String?, sender: Any?) {
    let template = segueTemplates.first { $0.identifier == identifier && identifier != nil }
    guard let template else {
      UIKitException.missingSegue(identifier: identifier ?? "(null)", source: self).raise()
    }
    perform(template, sender: sender)
  }

  /// Performs the segue of a control or row, if the controller agrees (U-02).
  package func triggerSegue(_ template: SegueTemplate, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else {
      return
    }
    perform(template, sender: sender)
  }

  private func perform(_ template: SegueTemplate, sender: Any?) {
    if template.kind == "unwind" { return unwind(template, sender: sender) }
    guard let destination = destination(of: template, sender: sender) else {
      return SegueOutcome.noDestination.note(template)
    }
    let segue = template.segue(from: self, to: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
    SegueOutcome(of: segue, template).note(template)
  }

  /// The controller that a segue leads to, made by the segue action that it names (U-15).
  func destination(of template: SegueTemplate, sender: Any?) -> UIViewController? {
    let identifier = template.identifier
    let make = template.creationSelector.flatMap { SegueActions.named($0, of: self) }
    return storyboard?.instantiate(
      destination: template.destinationID,
      creator: make.map { make in { [self] coder in make(self, coder, sender, identifier) } }
    )
  }

  // MARK: - Unwinding

  /// Finds the destination of an unwind, prepares, marks it, and returns to it (U-06, U-13).
  private func unwind(_ template: SegueTemplate, sender: Any?) {
    guard let action = template.unwindAction.map(Selector.init(_:)) else { return }
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = UnwindSearch(source).destination else {
      return SegueOutcome.nobodyTakesUnwind(action.description).note(template)
    }
    let segue = template.unwindSegue(from: self, to: destination)
    prepare(for: segue, sender: sender)
    _ = ClassTable.send(action, to: destination, [segue])
    segue.perform()
    SegueOutcome.performed.note(template)
  }

  /// The default of `canPerformUnwindSegueAction`: a controller that has the action, and is not
  /// the one that wants to leave (U-12).
  func takesUnwind(_ action: Selector, from source: UIViewController) -> Bool {
    source !== self && ActionTable.responds(self, to: action)
  }

  /// The default of `allowedChildrenForUnwinding`: children that the source is not in; the top of
  /// a stack comes first (U-11).
  func unwindChildren(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    let others = children.filter { $0 !== left }
    return self is UINavigationController ? others.reversed() : others
  }

  /// The child that the unwind begins in, or that presented what it begins in.
  func childOnTheWay(to source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.unwindOrigin).first { $0.parent === self }
  }

  /// The next controller on the way back: the parent, or the presenting controller.
  var unwindOrigin: UIViewController? { parent ?? modal.origin ?? modal.presenting }
}

extension SegueTemplate {
  fileprivate func unwindSegue(
    from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    if let custom = customSegue(from: source, to: destination) { return custom }
    let way = UnwindWay(from: source, to: destination, animated: animates)
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: source,
      destination: destination
    ) { way.go() }
    way.segue = segue
    return segue
  }
}
