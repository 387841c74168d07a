public import Foundation

/// A way from one controller to another: told to `prepare(for:sender:)`, then performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the document gives it.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to; its view is not loaded yet when the segue is prepared.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A segue between two controllers.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// A segue whose transition is a closure.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Makes the transition; custom segues override it.
  open func perform() { handler?() }
}

/// What an unwind segue begins with, for containers that look for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the unwind begins at.
  public let source: UIViewController
  /// What triggered it.
  public let sender: Any?
  /// The action that marks the destination.
  public let unwindAction: Selector

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
