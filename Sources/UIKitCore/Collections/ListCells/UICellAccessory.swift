public import QuartzCore

/// A mark, a control or a view beside the content of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The times at which an accessory is shown.
  nonisolated public enum DisplayedState: Int, Sendable {
    case always = 0, whenEditing, whenNotEditing
  }

  /// The kind of an accessory.
  nonisolated public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    /// A view of the app's, named by its object.
    case customView(ObjectIdentifier)
  }

  /// The width that is kept for an accessory, in whose middle it is.
  nonisolated public enum LayoutDimension: Sendable {
    /// That of the system's marks.
    case standard
    /// Its own.
    case actual
    /// In points.
    case custom(CGFloat)
  }

  /// The side of the content that an accessory is on, and its place there.
  public enum Placement {
    /// Answers the place of an accessory among those that are on its side already, counted from the
    /// leading one.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; by default behind all others there (V-147).
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content; by default before all others there (V-147).
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before another accessory, or the first one without it.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }
    /// The place after another accessory, or the last one without it.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in
        others.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count
      }
    }
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The means to make the view of an accessory.
  enum Content {
    case mark
    case control(ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder
    case label(String, UIFont)
    case menu(UIMenu, ((UIMenu) -> Void)?)
    case custom(UIView, isFixed: Bool)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let content: Content
  let placement: Placement
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?

  init(
    _ type: AccessoryType,
    _ content: Content,
    _ placement: Placement,
    _ options: any AccessoryOptions
  ) {
    accessoryType = type
    self.content = content
    self.placement = placement
    isHidden = options.isHidden ?? false
    width = options.reservedLayoutWidth ?? .standard
    tintColor = options.tintColor
  }

  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }

  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }

  /// True if the accessory has a place in a cell that is edited or not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

// MARK: - Kinds

extension UICellAccessory {
  /// An arrow that says that a tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self {
    UICellAccessory(.disclosureIndicator, .mark, .trailing(displayed: displayed), options)
  }

  /// A circled letter that leads to details; the handler is called in place of the selection.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    UICellAccessory(.detail, .control(actionHandler), .trailing(displayed: displayed), options)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self { UICellAccessory(.checkmark, .mark, .trailing(displayed: displayed), options) }

  /// A red circle that uncovers the trailing swipe actions, or calls the handler if there is one.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    UICellAccessory(.delete, .control(actionHandler), .leading(displayed: displayed), options)
  }

  /// A green circle that calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    UICellAccessory(.insert, .control(actionHandler), .leading(displayed: displayed), options)
  }

  /// Three lines by which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> Self {
    UICellAccessory(.reorder, .reorder, .trailing(displayed: displayed), options)
  }

  /// A circle that has a check mark while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> Self {
    UICellAccessory(.multiselect, .control(nil), .leading(displayed: displayed), options)
  }

  /// An arrow that points down while the item is expanded; a tap expands and collapses it, or calls
  /// the handler if there is one (V-69).
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    let content = Content.outline(options.style, actionHandler)
    return UICellAccessory(.outlineDisclosure, content, .trailing(displayed: displayed), options)
  }

  /// A button that shows which element of a menu is selected and opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self {
    let content = Content.menu(menu, selectedElementDidChangeHandler)
    return UICellAccessory(.popUpMenu, content, .trailing(displayed: displayed), options)
  }

  /// A text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> Self {
    UICellAccessory(.label, .label(text, options.font), .trailing(displayed: displayed), options)
  }

  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    UICellAccessory(
      .customView(ObjectIdentifier(configuration.customView)),
      .custom(configuration.customView, isFixed: configuration.maintainsFixedSize ?? false),
      configuration.placement,
      configuration
    )
  }
}
