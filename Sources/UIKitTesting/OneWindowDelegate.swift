public import UIKitCore

/// The delegate of an app without a storyboard, which has one window and consents to keep its state.
///
/// The window is there before the state is restored. Subclasses override what they need.
open class OneWindowDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window; nil before the launch.
  public var window: UIWindow?
  private let makeRoot: () -> UIViewController

  /// Makes a delegate whose window has a root that is made at the launch.
  public init(root makeRoot: @escaping () -> UIViewController) { self.makeRoot = makeRoot }

  /// Makes the window with its root and shows it; returns true.
  open func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    return true
  }

  /// Returns true.
  open func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  /// Returns true.
  open func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  /// Does nothing.
  open func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) {}

  /// Does nothing.
  open func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {}
}
