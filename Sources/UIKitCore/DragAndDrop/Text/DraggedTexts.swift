internal import ObjectiveC

private nonisolated(unsafe) var sourceKey: UInt8 = 0
private nonisolated(unsafe) var targetKey: UInt8 = 0

/// The interactions of fields and text views, which they get once somebody needs them.
extension EditedText {
  /// The source of the text's drags; nil until one was asked for.
  var dragSource: TextDragSource? {
    objc_getAssociatedObject(self, &sourceKey) as? TextDragSource
  }

  /// The target of drops; nil until one was asked for.
  var dropTarget: TextDropTarget? {
    objc_getAssociatedObject(self, &targetKey) as? TextDropTarget
  }
}

extension EditedText where Self: UITextDraggable & UITextDroppable {
  func makeDragSource() -> TextDragSource {
    if let dragSource { return dragSource }
    let source = TextDragSource(self)
    objc_setAssociatedObject(self, &sourceKey, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addInteraction(source.interaction)
    return source
  }

  func makeDropTarget() -> TextDropTarget {
    if let dropTarget { return dropTarget }
    let target = TextDropTarget(self)
    objc_setAssociatedObject(self, &targetKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addInteraction(target.interaction)
    return target
  }

  /// Text that is selected can be dragged, and moved within the view.
  func prepareDragging() {
    _ = makeDragSource()
    _ = makeDropTarget()
  }

  func liftsText(at point: CGPoint) -> Bool { dragSource?.lifts(at: point) ?? false }
}

extension UITextField: DraggedText {}
extension UITextView: DraggedText {}

extension UITextField: UITextDraggable, UITextDroppable {
  /// Decides about drags of the text; held weakly; default nil (W-240).
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { dragSource?.delegate }
    set { makeDragSource().delegate = newValue }
  }
  /// The interaction that drags what is selected; enabled on an iPad (W-240).
  public var textDragInteraction: UIDragInteraction? { makeDragSource().interaction }
  /// True while text of the view is dragged.
  public var isTextDragActive: Bool { dragSource?.isActive ?? false }
  /// The way in which text is dragged; default none; kept, and has no effect here.
  public var textDragOptions: UITextDragOptions {
    get { dragSource?.options ?? [] }
    set { makeDragSource().options = newValue }
  }
  /// Decides about drops on the text; held weakly; default nil (W-241).
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { dropTarget?.delegate }
    set { makeDropTarget().delegate = newValue }
  }
  /// The interaction that takes drops (W-241).
  public var textDropInteraction: UIDropInteraction? { makeDropTarget().interaction }
  /// True while something that may fall is over the view.
  public var isTextDropActive: Bool { dropTarget?.isActive ?? false }
}

extension UITextView: UITextDraggable, UITextDroppable {
  /// Decides about drags of the text; held weakly; default nil (W-240).
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { dragSource?.delegate }
    set { makeDragSource().delegate = newValue }
  }
  /// The interaction that drags what is selected; enabled on an iPad (W-240).
  public var textDragInteraction: UIDragInteraction? { makeDragSource().interaction }
  /// True while text of the view is dragged.
  public var isTextDragActive: Bool { dragSource?.isActive ?? false }
  /// The way in which text is dragged; default none; kept, and has no effect here.
  public var textDragOptions: UITextDragOptions {
    get { dragSource?.options ?? [] }
    set { makeDragSource().options = newValue }
  }
  /// Decides about drops on the text; held weakly; default nil (W-241).
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { dropTarget?.delegate }
    set { makeDropTarget().delegate = newValue }
  }
  /// The interaction that takes drops (W-241).
  public var textDropInteraction: UIDropInteraction? { makeDropTarget().interaction }
  /// True while something that may fall is over the view.
  public var isTextDropActive: Bool { dropTarget?.isActive ?? false }
}
