public import QuartzCore

/// Answers the frames of a custom group's items, in the group's coordinates (V-84).
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items and groups that follow each other in a line, or lie where an app wants them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// As many as fit, of all subitems in turn (V-43).
    case line(LayoutAxis)
    /// So many of one subitem, each of its own size.
    case repeated(LayoutAxis, Int)
    /// So many of one subitem, which share the length of the line (V-45).
    case shared(LayoutAxis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The parts of the group in their order; none for a custom one.
  public let subitems: [NSCollectionLayoutItem]
  /// The views that go with the whole group; default none.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The spacing between two subitems; default nil, for none (V-48).
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize,
    _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
    switch arrangement {
    case .custom: break
    case .line:
      if subitems.isEmpty { UIKitException.list(.groupWithoutSubitems).raise() }
    case .repeated(let axis, let count), .shared(let axis, let count):
      let isHorizontal = axis == .horizontal
      if count < 1 { UIKitException.list(.repeatCount(isHorizontal: isHorizontal)).raise() }
    }
  }

  /// Makes a row that repeats one subitem so many times, each as wide as its share of the row,
  /// whatever its own width (V-45); less than once raises an exception (V-94).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .shared(.horizontal, count), [subitem])
  }
  /// Makes a row that repeats one subitem so many times, each of its own width (V-81); less than once
  /// raises an exception (V-94).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, count), [repeatingSubitem])
  }
  /// Makes a row of subitems, which repeat until it is full (V-43); none raise an exception (V-90).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems)
  }
  /// Makes a column that repeats one subitem so many times, each as high as its share of the
  /// column, whatever its own height (V-45); less than once raises an exception (V-94).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .shared(.vertical, count), [subitem])
  }
  /// Makes a column that repeats one subitem so many times, each of its own height (V-81); less than
  /// once raises an exception (V-94).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, count), [repeatingSubitem])
  }
  /// Makes a column of subitems, which repeat until it is full (V-43); none raise an exception
  /// (V-90).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems)
  }
  /// Makes a group of a size whose items lie where the provider says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// A description of the group and its subitems as text, a line each; its form may change.
  open func visualDescription() -> String { described(depth: 0) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = takingRoom(of: self, NSCollectionLayoutGroup(layoutSize, arrangement, subitems))
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  private func described(depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.described(depth: depth + 1)
        ?? "\(margin)  item \(item.layoutSize.extent.text)\n"
    }
    return "\(margin)group \(layoutSize.extent.text)\n" + lines.joined()
  }
}

extension LayoutExtent {
  fileprivate var text: String {
    "\(width.kind) \(width.value) × \(height.kind) \(height.value)"
  }
}

/// The place of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// In the group's coordinates; the x axis begins where reading does.
  public let frame: CGRect
  /// Higher ones lie above lower ones; default 0.
  public let zIndex: Int

  /// Makes an item of a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Makes an item of a frame that lies above lower ones.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Answers the item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
