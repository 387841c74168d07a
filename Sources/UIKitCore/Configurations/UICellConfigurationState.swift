/// The state of a view.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Default false; never set here.
  public var isDisabled = false
  /// Default false; never set here.
  public var isHighlighted = false
  /// Default false; never set here.
  public var isSelected = false
  /// Default false; never set here.
  public var isFocused = false
  /// True for a table's header that is held at the top while its section scrolls by.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view with these traits, of which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil for a key that was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part that a cell has in a drag.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// The part that a cell has in a drop.
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Default false; never set here.
  public var isDisabled = false
  /// True while a finger is down on the cell.
  public var isHighlighted = false
  /// True for a selected cell.
  public var isSelected = false
  /// Default false; never set here.
  public var isFocused = false
  /// Default false; never set here.
  public var isPinned = false
  /// True for a cell whose list is edited.
  public var isEditing = false
  /// True for the item of an outline whose children are shown.
  public var isExpanded = false
  /// True while the actions of a row are uncovered.
  public var isSwiped = false
  /// True while the cell is moved to another place.
  public var isReordering = false
  /// The part that the cell has in a drag; default `.none` (W-227).
  public var cellDragState = DragState.none
  /// Default `.none`; never set here.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell with these traits, of which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil for a key that was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
