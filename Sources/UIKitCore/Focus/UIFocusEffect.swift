/// The sign that an item has the focus; this class stands for that of the system.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// The effect of the system: a halo around the item.
  public class func effect() -> Self { Self() }

  public required override init() { super.init() }
}

/// A halo around an item or around a shape beside it.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The shape, in the coordinates of the item's view; nil for the item's bounds.
  var shape: (rect: CGRect, radius: CGFloat)?

  /// Makes a halo around a rectangle of the item's view, in points.
  public convenience init(rect: CGRect) {
    self.init()
    shape = (rect, 0)
  }

  /// Makes a halo around a rectangle with round corners, in points.
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    self.init()
    shape = (rect, cornerRadius)
  }

  /// Makes a halo around the bounds of a path, in points.
  public convenience init(path: UIBezierPath) {
    self.init()
    shape = (path.bounds, 0)
  }

  /// The view that the halo lies around in place of the item; held weakly; kept, and has no effect
  /// here.
  open weak var referenceView: NSObject?
  /// The view that the halo is put into; held weakly; kept, and has no effect here.
  open weak var containerView: NSObject?
}

/// The degree to which an item is preferred when the focus comes to its group.
nonisolated public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Not preferred, the default of items.
  public static let ignored = Self(rawValue: 0)
  /// An item that had the focus before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// An item that is important.
  public static let prioritized = Self(rawValue: 2000)
  /// The item that has the focus.
  public static let currentlyFocused = Self(rawValue: Int.max)
}
