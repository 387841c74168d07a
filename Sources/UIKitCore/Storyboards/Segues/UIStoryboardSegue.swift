public import Foundation

/// A transition from one controller to another: first passed to `prepare(for:sender:)`, then
/// performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the document gives it.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to; its view is not loaded yet when the segue is prepared.
  public let destination: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue between two controllers, which does nothing unless `perform()` is overridden.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue whose transition is a closure.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Makes the transition: runs the closure, if there is one; custom segues override it.
  open func perform() { handler?() }
}

/// The begin of an unwind segue, for containers that search for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the unwind begins at.
  public let source: UIViewController
  /// The object that began the unwind.
  public let sender: Any?
  /// The action that marks the destination.
  public let unwindAction: Selector

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
