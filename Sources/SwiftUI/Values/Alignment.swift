/// A place across.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// A place from above to below.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A place across and from above to below.
public struct Alignment: Hashable, Sendable {
  /// The place across.
  public var horizontal: HorizontalAlignment
  /// The place from above to below.
  public var vertical: VerticalAlignment

  /// A place in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the beginning.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above at the beginning.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above at the end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below at the beginning.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below at the end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The sides that text begins at.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// A place in a rectangle, in parts of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The place across from 0 to 1.
  public var x: CGFloat
  /// The place from above, from 0 to 1.
  public var y: CGFloat

  /// A place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner where reading begins.
  public init() { self.init(x: 0, y: 0) }

  /// The corner where reading begins.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The beginning.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Above at the beginning.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Above at the end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Below at the beginning.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Below at the end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A column or row of a grid.
public struct GridItem: Sendable {
  /// The size of the column or row.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// The place of what is in it.
  public var alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Sizes of columns and rows, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}
