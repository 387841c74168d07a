/// An item that is dragged (G-02).
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// Anything that belongs to the item, for the app that it is dragged from; default nil.
  open var localObject: Any?
  /// Makes the picture that follows the finger; nil, the default, keeps that of the lift.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item of data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has the picture of the item made anew where it is dropped; has no effect once it fell.
  open func setNeedsDropPreviewUpdate() {}
}

/// The operation that a drop performs (G-05).
nonisolated public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they go back.
  case cancel = 0
  /// Nothing, and the user sees that it is not allowed.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved, if the source allows it.
  case move = 3
}

/// The operation that a view proposes for items over it (G-05).
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @MainActor NSCopying {
  /// The operation that a drop would perform.
  public let operation: UIDropOperation
  /// True if the exact place of the drop matters; has no effect here; default false.
  open var isPrecise = false
  /// True if the picture is not scaled down; has no effect here; default true.
  open var prefersFullSizePreview = true

  /// Proposes an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The proposal itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The sign that data are still on their way (G-05).
nonisolated public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// The common part of drags and drops (G-02).
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// The place of the finger, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// True if the items may be moved.
  var allowsMoveOperation: Bool { get }
  /// True if the items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// True if any item has any of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// True if any item can be read as the class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for who began it (G-02).
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that belongs to the drag, for the app that it began in.
  var localContext: Any? { get set }
}

/// A drag, for who may take its items (G-02).
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, if it began in this app, as all do here.
  var localDragSession: (any UIDragSession)? { get }
  /// The sign that data are still on their way; default `.default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Reads all items that can be read as the class, and hands them over on the main actor.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Reads all items that are values of a type, such as `String` or `URL`.
  @discardableResult
  public func loadObjects<Value: NSItemProviderReading & _ObjectiveCBridgeable>(
    ofClass type: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: type as any NSItemProviderReading.Type) { objects in
      completion(objects.compactMap { $0 as? Value })
    }
  }
}

/// Animations beside those of a lift, a cancellation or a drop (G-03).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs changes of views beside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs at the end of the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
