public import QuartzCore

/// A value that describes content and can make a view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this content.
  func makeContentView() -> any UIView & UIContentView
  /// Answers this content as it is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// True if the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True by default for configurations of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration follows.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

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

  /// Makes the state of a view with these traits, of which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
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
  /// True for a table's cell that is edited.
  public var isEditing = false
  /// Default false; never set here.
  public var isExpanded = false
  /// Default false; never set here.
  public var isSwiped = false
  /// Default false; never set here.
  public var isReordering = false

  /// Makes the state of a cell with these traits, of which nothing else holds.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
