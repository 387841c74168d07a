internal import CoreGraphics
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// Makes the app and its delegate, launches it and runs it until it ends, and the program with it.
///
/// Both classes go by name, such as `Birds.AppDelegate`; nil means `UIApplication`, and the
/// delegate that the main xib connects. A delegate that cannot be made is an exception.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let registry = ClassRegistry.shared
  let delegate = delegateClassName.flatMap { name in
    registry.type(named: name, module: nil).flatMap(registry.make)
  }
  if let delegateClassName, delegate == nil {
    UIKitException.missingDelegate(delegateClassName).raise()
  }
  run(principalClassName.flatMap(UIApplication.named), delegate as? any UIApplicationDelegate)
}

extension UIApplicationDelegate {
  /// Launches the app with a delegate of this class, for `@main`; does not return; A class that
  /// cannot be made is an exception.
  public static func main() {
    guard let delegate = ClassRegistry.shared.make(Self.self) as? any UIApplicationDelegate else {
      UIKitException.missingDelegate("\(Self.self)").raise()
    }
    run(nil, delegate)
  }
}

private func run(_ app: UIApplication?, _ delegate: (any UIApplicationDelegate)?) -> Never {
  let settings = LaunchSettings(ProcessInfo.processInfo.environment)
  if settings.isWindowed { FontLibrary.shared.prepare() }
  exit(AppRun(settings, app: app, delegate: delegate).run())
}
