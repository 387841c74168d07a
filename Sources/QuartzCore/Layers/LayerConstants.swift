/// The placement of a layer's contents when they and the bounds differ in size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The placement's name; an unknown one acts as `center`.
  public let rawValue: String
  /// Makes a placement of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at the contents' own size.
  public static let center = Self(rawValue: "center")
  /// In the middle of the upper edge, at the contents' own size.
  public static let top = Self(rawValue: "top")
  /// In the middle of the lower edge, at the contents' own size.
  public static let bottom = Self(rawValue: "bottom")
  /// In the middle of the left edge, at the contents' own size.
  public static let left = Self(rawValue: "left")
  /// In the middle of the right edge, at the contents' own size.
  public static let right = Self(rawValue: "right")
  /// In the upper left corner, at the contents' own size.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the upper right corner, at the contents' own size.
  public static let topRight = Self(rawValue: "topRight")
  /// In the lower left corner, at the contents' own size.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the lower right corner, at the contents' own size.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds on both axes.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the bounds in the contents' proportions, in the middle.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds in the contents' proportions, in the middle.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The sampling of contents that are drawn smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name; an unknown one acts as `linear`.
  public let rawValue: String
  /// Makes a filter of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel takes the value of the nearest one; heeded as `magnificationFilter` only.
  public static let nearest = Self(rawValue: "nearest")
  /// Pixels are mixed.
  public static let linear = Self(rawValue: "linear")
  /// Acts as `linear` here.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The channel depth that a layer's drawing asks for.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name.
  public let rawValue: String
  /// Makes a format of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each of four channels; what is used whatever is asked for.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Sixteen bits for each channel; eight are used here.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of grey; four channels are used here.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The curve that joins two edges at a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name; an unknown one acts as `circular`.
  public let rawValue: String
  /// Makes a curve of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve that begins further from the corner, 1.528665 times the radius if there is room.
  public static let continuous = Self(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds, named in coordinates that grow right and down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer to be smoothed when it is not on whole pixels; has no effect here.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of the least x.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The edge of the greatest x.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The upper edge.
  public static let layerTopEdge = Self(rawValue: 1 << 3)

  static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

/// The sides that follow a superlayer's size; kept, and has no effect here.
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The space left of the layer.
  public static let layerMinXMargin = Self(rawValue: 1 << 0)
  /// The width of the layer.
  public static let layerWidthSizable = Self(rawValue: 1 << 1)
  /// The space right of the layer.
  public static let layerMaxXMargin = Self(rawValue: 1 << 2)
  /// The space above the layer.
  public static let layerMinYMargin = Self(rawValue: 1 << 3)
  /// The height of the layer.
  public static let layerHeightSizable = Self(rawValue: 1 << 4)
  /// The space below the layer.
  public static let layerMaxYMargin = Self(rawValue: 1 << 5)
}
