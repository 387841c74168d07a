/// The action that a user wants of a tap on the side of a pencil; the app performs it.
public nonisolated enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Taps on the side of a pencil, which on a desktop are presses of a pen's button (W-183).
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// One tap.
  @MainActor
  public struct Tap {
    /// The time of the tap, in seconds of the clock of the display.
    public let timestamp: TimeInterval
  }

  /// Always `switchEraser`, as on devices whose user has not chosen.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// Always `ignore`: pens of a desktop are not squeezed.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Always false: fingers draw too.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Always false: a tool is not shown before the pen touches.
  open class var prefersHoverToolPreview: Bool { false }

  /// Hears of the taps; held weakly.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// Default true; false has no tap reported.
  open var isEnabled = true

  /// Makes an interaction that tells a delegate.
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }

  /// Makes an interaction without a delegate.
  public override init() {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of taps on the side of a pencil; everything is optional.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called for each tap by the default of `pencilInteraction(_:didReceiveTap:)`.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called for each tap.
  func pencilInteraction(
    _ interaction: UIPencilInteraction,
    didReceiveTap tap: UIPencilInteraction.Tap
  )
}

extension UIPencilInteractionDelegate {
  /// Default: nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Default: the older `pencilInteractionDidTap(_:)` is called, as of an app that has only that.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction,
    didReceiveTap tap: UIPencilInteraction.Tap
  ) { pencilInteractionDidTap(interaction) }
}

extension UIPencilInteraction: PencilTapping {
  func pencilTapped(at time: TimeInterval) {
    guard isEnabled else { return }
    delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: time))
  }
}
