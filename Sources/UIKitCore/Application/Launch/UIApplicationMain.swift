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
  run(principalClassName.flatMap(UIApplication.named), delegateClassName.map(delegate(named:)))
}

private func delegate(named name: String) -> any UIApplicationDelegate {
  let registry = ClassRegistry.shared
  let made = registry.type(named: name, module: nil).flatMap(registry.make)
  guard let delegate = made as? any UIApplicationDelegate else {
    UIKitException.missingDelegate(name).raise()
  }
  return delegate
}

extension UIApplicationDelegate {
  /// Launches the app with a delegate of this class, for `@main`, and does not return.
  ///
  /// A class that cannot be made is an exception.
  public static func main() {
    run(nil, made)
  }

  private static var made: any UIApplicationDelegate {
    guard let delegate = ClassRegistry.shared.make(Self.self) as? any UIApplicationDelegate else {
      UIKitException.missingDelegate("\(Self.self)").raise()
    }
    return delegate
  }
}

private func run(
  _ app: @autoclosure () -> UIApplication?,
  _ delegate: @autoclosure () -> (any UIApplicationDelegate)?
) -> Never {
  let settings = LaunchSettings(ProcessInfo.processInfo.environment)
  if settings.isWindowed {
    AppWindows.linked?.prepare()
    FontLibrary.shared.prepare()
  }
  exit(AppRun(settings, app: app(), delegate: delegate()).run())
}
