#if canImport(Glibc)
internal import Glibc
#endif

/// Makes the app and its delegate, launches it and runs it until it ends.
///
/// Both classes go by name, such as `Birds.AppDelegate`; nil stands for `UIApplication`, and for
/// the delegate that the main document connects.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let delegate = delegateClassName.flatMap {
    ClassRegistry.shared.type(named: $0, module: nil).flatMap(ClassRegistry.shared.make)
  }
  return AppLaunch(delegate: delegate as? any UIApplicationDelegate).run()
}

extension UIApplicationDelegate {
  /// What `@main` calls: launches the app with a delegate of this class.
  public static func main() {
    let delegate = ClassRegistry.shared.make(Self.self) as? any UIApplicationDelegate
    exit(AppLaunch(delegate: delegate).run())
  }
}
