public import Foundation

/// A class that makes controllers when an app is put back where it was left.
///
/// No state is kept yet, so nobody asks it.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller of a path of identifiers, the last of them its own.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// Something whose state can be kept.
///
/// No state is kept yet.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
