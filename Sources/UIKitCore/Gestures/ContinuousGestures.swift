/// A finger that stays where it is for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// How far the finger may stray, in points.
  open var allowableMovement: CGFloat = 10

  override func decodeKind(_ nib: NibCoder) {
    if let duration = nib.number("minimumPressDuration") { minimumPressDuration = duration }
    if let distance = nib.number("allowableMovement") { allowableMovement = distance }
    if let count = nib.integer("numberOfTapsRequired") { numberOfTapsRequired = count }
    if let count = nib.integer("numberOfTouchesRequired") { numberOfTouchesRequired = count }
  }
}

/// Fingers that move together.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  override func decodeKind(_ nib: NibCoder) {
    if let count = nib.integer("minimumNumberOfTouches") { minimumNumberOfTouches = count }
    if let count = nib.integer("maximumNumberOfTouches") { maximumNumberOfTouches = count }
  }

  /// How far the fingers moved, in points of the view.
  open func translation(in view: UIView?) -> CGPoint { translation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A stroke that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  override func decodeKind(_ nib: NibCoder) {
    super.decodeKind(nib)
    let words: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    if let edge = nib.choice("edges", words) { edges = edge }
  }
}

/// Two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open internal(set) var velocity: CGFloat = 0
}

/// Two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  open internal(set) var velocity: CGFloat = 0
}

/// A pointer that hovers over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
