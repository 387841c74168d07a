public import Foundation

/// A class that makes controllers when the state of an app is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller of a path of identifiers, the last of them its own; nil leaves it out.
  ///
  /// The coder holds what the controller encoded, and the storyboard that it came from under
  /// `UIApplication.stateRestorationViewControllerStoryboardKey`.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// Something whose state can be kept: a controller, or an object that was registered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose path comes before the object's own identifier; default nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object at the next launch; nil for one that the launch makes.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state to keep.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state that was kept, once all objects are made.
  func decodeRestorableState(with coder: NSCoder)
  /// Called once all objects have read their state.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The object whose path comes before the object's own identifier; default nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The class that makes the object at the next launch; default nil, for one that the launch
  /// makes.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes the state to keep; does nothing unless the class has such a method.
  public func encodeRestorableState(with coder: NSCoder) {
    tellLate("encodeRestorableState:", [coder])
  }
  /// Reads the state that was kept; does nothing unless the class has such a method.
  public func decodeRestorableState(with coder: NSCoder) {
    tellLate("decodeRestorableState:", [coder])
  }
  /// Called once all objects have read their state; does nothing unless the class has such a
  /// method.
  public func applicationFinishedRestoringState() {
    tellLate("applicationFinishedRestoringState", [])
  }
}

extension UIViewController: UIStateRestoring {}

/// A class that makes objects of an app which are neither controllers nor views.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object of a path of identifiers; it registers itself, and nil leaves it out.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A data source whose elements have names that stay when their places change.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: NSObjectProtocol {
  /// The name of the element at a place; nil for one that need not be found again.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The present place of the element of a name; nil if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// A container that loads its children's views only after its own `viewDidLoad` (T-64).
protocol LoadedContainer: AnyObject {
  /// The view is there, and `viewDidLoad` was called.
  func containerDidLoad()
}
