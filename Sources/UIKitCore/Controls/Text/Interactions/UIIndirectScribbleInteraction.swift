/// Supplies the places of a view that can be written in; never asked here, since nothing is
/// recognised.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The name of a place.
  associatedtype ElementIdentifier: Hashable = String
  /// Hands over the places in a rectangle of the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void
  )
  /// True if a place has the keys.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// The frame of a place, in the view's coordinates.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives a place the keys and hands over its text.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((UIResponder & UITextInput)?) -> Void
  )
  /// True if a place waits for the keys; default false.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Writing begins in a place; does nothing by default.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  /// Writing has ended in a place; does nothing by default.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}

extension UIIndirectScribbleInteractionDelegate {
  /// False.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}

/// Writing by a pencil over a view that has no text of its own; kept, and nothing is recognised here.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// Supplies the places; held weakly.
  open private(set) weak var delegate: Delegate?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// Always false: nothing is recognised.
  open var isHandlingWriting: Bool { false }

  /// Makes an interaction of a delegate, which isn't kept alive.
  public init(delegate: Delegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
