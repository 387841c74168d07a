internal import ObjectiveC

private nonisolated(unsafe) var screenshotKey: UInt8 = 0
private nonisolated(unsafe) var behaviorsKey: UInt8 = 0

extension UIScene {
  /// The options of opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// True if only an app that the link belongs to may open it; default false.
    open var universalLinksOnly = false
  }

  /// Has the desktop open a URL, as `UIApplication` does.
  public func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let only = options?.universalLinksOnly ?? false
    UIApplication.shared.open(
      url,
      options: only ? [.universalLinksOnly: true] : [:],
      completionHandler: completion
    )
  }

  /// Has the restoration wait for more of it; does nothing, as a scene's waits for nobody here.
  public func extendStateRestoration() {}

  /// Ends one extension by `extendStateRestoration()`; does nothing.
  public func completeStateRestoration() {}

  /// The lock of the pointer to the scene; always nil, as a desktop's pointer is never locked here.
  public var pointerLockState: UIPointerLockState? { nil }
}

/// Tells if the pointer is kept in a scene.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// True while the pointer is locked; always false here.
  open var isLocked: Bool { false }
  /// Posted with the state as object after it changed; never posted here.
  nonisolated public static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification"
  )
  /// The key of the scene in the notification.
  nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

/// Supplies a document of a whole screen for a picture that the user takes.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Asks for a PDF, the number of its page that is shown, and the part of that; never called here.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  )
}

extension UIScreenshotServiceDelegate {
  /// Default: no document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// The part of a scene that pictures taken by the user ask.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate with the document; held weakly, and never asked here; default nil.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene of the service.
  open internal(set) weak var windowScene: UIWindowScene?
}

/// The things that a user may do with the window of a scene.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// False keeps the user from closing the window while there are others; default true.
  open var isClosable = true
  /// True if the window can be made small; kept; default true.
  open var isMiniaturizable = true
}

extension UIWindowScene {
  /// The service that pictures taken by the user ask; made when it is first asked for.
  public var screenshotService: UIScreenshotService? {
    if let made = objc_getAssociatedObject(self, &screenshotKey) as? UIScreenshotService {
      return made
    }
    let service = UIScreenshotService()
    service.windowScene = self
    objc_setAssociatedObject(self, &screenshotKey, service, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return service
  }

  /// The things that a user may do with the window; nil where the scene has the whole screen.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    guard screen.canResize else { return nil }
    if let made = objc_getAssociatedObject(self, &behaviorsKey) as? UISceneWindowingBehaviors {
      return made
    }
    let behaviors = UISceneWindowingBehaviors()
    objc_setAssociatedObject(self, &behaviorsKey, behaviors, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return behaviors
  }

  /// True while the scene has the whole screen, or all of its window.
  public var isFullScreen: Bool { screen.part == .whole }

  /// The focus of the scene's screen.
  public var focusSystem: UIFocusSystem? { screen.usedFocus as? UIFocusSystem }
}
