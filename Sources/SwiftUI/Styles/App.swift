public import UIKitCore

/// An app whose screens SwiftUI makes.
///
/// There is no screen of UIKit's in it to be shown: one window has a box with the app's name, and
/// the console says so (L-173). Its delegate by `UIApplicationDelegateAdaptor` runs as on iOS.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes; a source that is lowered has an empty one for them.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Launches the app, for `@main`, and does not return.
  public static func main() {
    let box = AppBox(name: "\(Self.self)")
    // Delegates are made by what a source says of their classes when it is lowered.
    ObjectiveC.describe(BoxDelegate.self) { $0.make { BoxDelegate() } }
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated(box.show) }
    let adaptors = Mirror(reflecting: Self()).children.compactMap {
      $0.value as? any AppDelegateAdaptor
    }
    withExtendedLifetime(observer) {
      (adaptors.first?.delegateType ?? BoxDelegate.self).main()
    }
  }
}

/// The one screen of an app whose screens SwiftUI makes: a box with the app's name.
@MainActor private final class AppBox {
  private let name: String
  private var window: UIWindow?

  init(name: String) { self.name = name }

  /// Shows a window with the box, unless the app's delegate has made one itself.
  func show() {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    guard let scene, scene.windows.isEmpty else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: NamedView(name: name))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The delegate of an app that brings none.
private final class BoxDelegate: NSObject, UIApplicationDelegate {
  override init() {}
}

/// A property that makes the delegate of an app.
@MainActor protocol AppDelegateAdaptor {
  var delegateType: any (NSObject & UIApplicationDelegate).Type { get }
}

/// The delegate of an app whose screens SwiftUI makes.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty, AppDelegateAdaptor
{
  let delegateType: any (NSObject & UIApplicationDelegate).Type = DelegateType.self

  /// The class of the delegate, which is made as the app is launched.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate; asking for it before the app is launched ends the program.
  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      fatalError("\(DelegateType.self) is asked for before the app is launched.")
    }
    return delegate
  }
}

/// The scenes of an app, which are not shown here.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene consists of.
  associatedtype Body: Scene
  /// The content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Windows that show the same.
public struct WindowGroup<Content: View>: Scene {
  /// Windows with a view each.
  public init(@ViewBuilder content: () -> Content) {}

  /// The windows themselves.
  public var body: Self { self }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
