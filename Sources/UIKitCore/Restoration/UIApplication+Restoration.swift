internal import Foundation

extension UIApplication {
  /// Has an object that is neither a controller nor a view preserved, under a name of its own.
  ///
  /// The object is not kept alive. A name that another object of the same parent has is an
  /// exception.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring,
    restorationIdentifier: String
  ) { shared.restoration.register(object, restorationIdentifier) }

  /// Continues the restoration after the launch, until it calls
  /// `completeStateRestoration` as often; one that ends before starts afresh.
  public func extendStateRestoration() { restoration.restorer?.extend() }

  /// Ends one extension by `extendStateRestoration`.
  public func completeStateRestoration() {
    restoration.restorer?.endExtension()
    restoration.completeIfShown()
  }

  /// Reports, while the state is being saved, that its picture would mislead.
  public func ignoreSnapshotOnNextApplicationLaunch() { restoration.ignoreSnapshot() }

  /// The controllers that saving begins with: the roots of all windows, the rearmost first.
  var restorationRoots: [UIViewController] {
    var found: [UIViewController] = []
    for window in [delegate?.window].compactMap(\.self) + windows {
      guard let root = window.rootViewController, !found.contains(where: { $0 === root }) else {
        continue
      }
      found.append(root)
    }
    return found
  }
}

nonisolated extension UIApplication {
  /// The key of the bundle's version in a coder of a state, a text.
  public static let stateRestorationBundleVersionKey = StateKeys.bundleVersion
  /// The key of the interface idiom, a number.
  public static let stateRestorationUserInterfaceIdiomKey = StateKeys.idiom
  /// The key of the moment of saving, a date.
  public static let stateRestorationTimestampKey = StateKeys.timestamp
  /// The key of the system's version, a text.
  public static let stateRestorationSystemVersionKey = StateKeys.systemVersion
  /// The key of the storyboard that a controller came from.
  public static let stateRestorationViewControllerStoryboardKey = StateKeys.storyboard
}
