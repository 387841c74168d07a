public import QuartzCore

/// A press by force that previews something and commits to it (W-251).
///
/// Screens here feel no force. Devices without it, as those of today, never begin such a press, and
/// neither does this.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed; held weakly.
  open private(set) weak var view: UIView?
  /// Hears of the press; held weakly.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Makes an interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The place of the press in a space; zero, as there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press: does nothing, as there is none.
  open func cancel() {}
}

/// Hears of a press by force.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Asked before a press begins.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The preview came nearer: `transitionProgress` goes from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )
  /// The commitment came nearer: `transitionProgress` goes from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )
  /// The press ended before its time.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// True by default.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    late("previewInteractionShouldBegin:", [previewInteraction], or: true)
  }
  /// Does nothing by default.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {
    tellLate(
      "previewInteraction:didUpdateCommitTransition:ended:",
      [previewInteraction, transitionProgress, ended]
    )
  }
}
