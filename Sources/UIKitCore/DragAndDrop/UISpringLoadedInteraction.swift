/// The progress of a view that items rest over towards being opened (G-10).
nonisolated public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// The state of a spring-loaded view while items are dragged over it (G-10).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress of the view towards being opened.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows it; default that of the interaction.
  var targetView: UIView? { get set }
  /// The part of the view that is opened; default nil.
  var targetItem: Any? { get set }
  /// The place of the finger, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether items over a view open it (G-10).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// True if the view should be opened.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

/// Shows that items over a view will open it (G-10).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  )
}

/// Opens a view over which the user holds dragged items (G-10).
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that it belongs to; nil without one.
  open private(set) weak var view: UIView?
  let behavior: (any UISpringLoadedInteractionBehavior)?
  let effect: (any UISpringLoadedInteractionEffect)?
  let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// The part of the view at a point of it, for one whose parts are opened by themselves; nil there
  /// for none.
  var part: ((CGPoint) -> AnyHashable?)?
  /// The answer of a list's delegate to whether the part may be opened; nil allows each.
  var allows: ((any UISpringLoadedInteractionContext) -> Bool)?

  /// Makes an interaction with a behaviour and an effect of the app's own.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    (behavior, effect, self.handler) = (interactionBehavior, interactionEffect, handler)
    super.init()
  }

  /// Makes an interaction that always opens its view.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view or an item that opens under dragged items that rest over it (G-21).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// True if items that rest over it do what a tap does; default false.
  var isSpringLoaded: Bool { get set }
}

/// A finger with items that rests over a spring-loaded view.
final class SpringHover: NSObject, UISpringLoadedInteractionContext {
  private let interaction: UISpringLoadedInteraction
  private var point: CGPoint
  private var isOver = false
  private(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// The time, in seconds, after which a view opens: our own, as that of iOS is not recorded (G-10).
  private static let delay: TimeInterval = 0.8

  private let part: AnyHashable?

  private init(
    _ interaction: UISpringLoadedInteraction,
    _ part: AnyHashable?,
    at point: CGPoint
  ) {
    (self.interaction, self.part, self.point) = (interaction, part, point)
    targetView = interaction.view
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// The hover after the finger moved: the same over the same view, or a new one.
  static func moved(_ hover: SpringHover?, to spot: DragSpot?) -> SpringHover? {
    let place = interaction(under: spot)
    if let hover, let spot, let place, hover.interaction === place.interaction,
      hover.part == place.part
    {
      hover.point = spot.point
      return hover
    }
    hover?.end()
    guard let place, let spot else { return nil }
    let found = place.interaction
    let new = SpringHover(found, place.part, at: spot.point)
    guard found.behavior?.shouldAllow(found, with: new) ?? true, found.allows?(new) ?? true else {
      return nil
    }
    new.change(to: .possible)
    spot.window.screen.frameLoop.schedule(after: delay) { [weak new] in new?.open() }
    return new
  }

  private static func interaction(
    under spot: DragSpot?
  ) -> (interaction: UISpringLoadedInteraction, part: AnyHashable?)? {
    guard let spot else { return nil }
    var view = spot.view
    while let here = view {
      for case let found as UISpringLoadedInteraction in here.interactions {
        guard let partAt = found.part else { return (found, nil) }
        if let part = partAt(here.convert(spot.point, from: nil)) { return (found, part) }
      }
      view = here.superview
    }
    return nil
  }

  private func open() {
    guard !isOver, state == .possible else { return }
    change(to: .activating)
    change(to: .activated)
    interaction.handler(interaction, self)
  }

  func end() {
    isOver = true
    change(to: .inactive)
  }

  private func change(to new: UISpringLoadedInteractionEffectState) {
    guard state != new else { return }
    state = new
    interaction.effect?.interaction(interaction, didChangeWith: self)
  }
}
