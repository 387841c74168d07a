/// Decides about writing by a pencil over a view; never asked here, since nothing is recognised.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// True, the default, if writing may begin at a point of the view.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  /// True if the view waits to become first responder; default false.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Writing begins; does nothing by default.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Writing has ended; does nothing by default.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// True.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction,
    shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// False.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Writing by a pencil over a text; kept, and nothing is recognised here.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Always false: nobody is about to write.
  open class var isPencilInputExpected: Bool { false }
  /// Decides about the writing; held weakly.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// Always false: nothing is recognised.
  open var isHandlingWriting: Bool { false }

  /// Makes an interaction of a delegate, which isn't kept alive.
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
