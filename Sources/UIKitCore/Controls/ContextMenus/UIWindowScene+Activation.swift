extension UIWindowScene {
  /// The way in which a new scene comes up.
  nonisolated public enum PresentationStyle: UInt, Sendable {
    case automatic = 0
    case standard = 1
    case prominent = 2
  }

  /// The options of a request for a scene with windows.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The way in which the scene comes up; default `automatic`; kept: the desktop decides.
    open var preferredPresentationStyle = PresentationStyle.automatic
    /// The place of the scene's window; default nil; kept: the desktop decides.
    open var placement: UIWindowScenePlacement?
  }

  /// The scene that an action or a gesture asks for.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the scene is to go on with.
    open internal(set) var userActivity: NSUserActivity
    /// The options of the request; default nil.
    open var options: UIWindowScene.ActivationRequestOptions?
    /// The view that the scene's window seems to come from; default nil; kept.
    open var preview: UITargetedPreview?

    /// Makes a configuration for an activity.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }

    /// Asks for a new scene.
    fileprivate func activate(errorHandler: @escaping (any Error) -> Void) {
      UIApplication.shared.requestSceneSessionActivation(
        nil,
        userActivity: userActivity,
        options: options,
        errorHandler: errorHandler
      )
    }
  }

  /// An element of a menu that opens a new scene.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Makes an action that opens a scene of the configuration that the closure answers; an app
    /// without several scenes shows and runs the alternate one.
    public init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [],
      alternate: UIAction? = nil,
      _ configuration:
        @escaping (UIWindowScene.ActivationAction)
        -> UIWindowScene.ActivationConfiguration?
    ) {
      let shown = UIApplication.shared.supportsMultipleScenes ? nil : alternate
      super.init(
        shown?.title ?? (title.isEmpty ? "Open in New Window" : title),
        shown?.subtitle ?? subtitle,
        shown?.image ?? image,
        identifier
      ) { action in
        guard shown == nil, let own = action as? UIWindowScene.ActivationAction else {
          alternate?.performWithSender(action.sender, target: nil)
          return
        }
        configuration(own)?.activate { _ in
          alternate?.performWithSender(action.sender, target: nil)
        }
      }
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = shown?.attributes ?? attributes
    }
  }

  /// An interaction that opens a new scene where the user pinches a view open.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Answers the configuration for a place in the interaction's view; nil opens nothing.
    public typealias ConfigurationProvider = (
      _ interaction: UIWindowScene.ActivationInteraction,
      _ location: CGPoint
    ) -> UIWindowScene.ActivationConfiguration?

    /// The scale at which a pinch opens the scene: our own, as that of iOS is not recorded.
    private static var openingScale: CGFloat { 1.3 }

    /// The view of the interaction; nil without one.
    open private(set) weak var view: UIView?
    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private var hasOpened = false

    /// Makes an interaction; the error handler hears of scenes that could not be opened.
    public init(
      configurationProvider: @escaping ConfigurationProvider,
      errorHandler: @escaping (any Error) -> Void
    ) {
      (provider, self.errorHandler) = (configurationProvider, errorHandler)
      super.init()
      ActionTable.register("pinched:", of: ActivationInteraction.self) { target, _, _ in
        (target as? ActivationInteraction)?.pinched()
      }
      pinch.addTarget(self, action: "pinched:")
    }

    /// Called before the interaction comes to a view, or leaves it.
    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }

    /// Called after the interaction came to a view, or left it.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(pinch)
    }

    private func pinched() {
      guard pinch.state == .changed else { return hasOpened = false }
      guard !hasOpened, pinch.scale >= Self.openingScale, let view else { return }
      hasOpened = true
      provider(self, pinch.location(in: view))?.activate(errorHandler: errorHandler)
    }
  }
}

/// The place of a new scene's window.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {}

/// A window as the desktop places it.
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// The usual place.
  public static func standard() -> UIWindowSceneStandardPlacement {
    UIWindowSceneStandardPlacement()
  }
}

/// A window in the middle, before others.
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// The place before others.
  public static func prominent() -> UIWindowSceneProminentPlacement {
    UIWindowSceneProminentPlacement()
  }
}
