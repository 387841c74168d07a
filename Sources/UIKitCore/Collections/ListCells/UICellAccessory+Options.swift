internal import QuartzCore

/// The part that the options of all accessories have.
protocol AccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The drawing and the room of an arrow.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The drawing and the room of a circled letter.
  @preconcurrency @MainActor
  public struct DetailOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The drawing and the room of a check mark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The drawing and the room of a menu's button.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The drawing and the room of a red circle.
  @preconcurrency @MainActor
  public struct DeleteOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// The color of the circle; kept, and has no effect here; default nil.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The drawing and the room of a green circle.
  @preconcurrency @MainActor
  public struct InsertOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// The color of the circle; kept, and has no effect here; default nil.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The drawing and the room of a circle for selecting.
  @preconcurrency @MainActor
  public struct MultiselectOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// The color of the circle; kept, and has no effect here; default nil.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The drawing and the room of the three lines.
  @preconcurrency @MainActor
  public struct ReorderOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// True if a line sets them off; nil, the default, is false; not drawn here.
    public var showsVerticalSeparator: Bool?

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The drawing and the room of an outline's arrow.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// The use of an arrow.
    nonisolated public enum Style: Int, Sendable {
      /// A header's in a header and a cell's elsewhere.
      case automatic = 0
      /// Any tap on the cell expands and collapses it.
      case header
      /// Only taps on the arrow do.
      case cell
    }

    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// The use of the arrow; default `.automatic`.
    public var style: Style

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      style: Style = .automatic
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }
  }

  /// The drawing and the room of a text.
  @preconcurrency @MainActor
  public struct LabelOptions: AccessoryOptions {
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the system's.
    public var tintColor: UIColor?
    /// Default that of body text.
    public var font: UIFont
    /// Default true; kept, and has no effect here.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; what is nil is as the system has it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of the app's, its side and its room.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The side and the place there.
    public let placement: Placement
    /// True if the room is kept and nothing is drawn in it; nil, the default, is false.
    public var isHidden: Bool?
    /// The width that is kept; nil, the default, is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the view; nil, the default, is the cell's.
    public var tintColor: UIColor?
    /// True if the view keeps the size it has; nil, the default, is false.
    public var maintainsFixedSize: Bool?

    /// Makes a configuration; what is nil is as the system has it.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
