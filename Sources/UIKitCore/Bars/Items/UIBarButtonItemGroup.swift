public import Foundation
internal import ObjectiveC

/// Bar button items that belong together, and the item that stands for them where room is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items in the order of reading.
  open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
  /// The item in place of the others where room is short; nil shows them all.
  open var representativeItem: UIBarButtonItem?
  /// True while the representative item is shown; always false here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Default false; kept, and has no effect here.
  open var alwaysAvailable = false
  /// Default false; a hidden group shows none of its items.
  open var isHidden = false { didSet { changed() } }
  /// The menu of a group that has moved to an overflow menu; kept.
  open var menuRepresentation: UIMenuElement?

  /// Called for every change of the items that are shown.
  var changed: () -> Void = {}

  /// Makes a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Makes an empty group; groups are not archived here.
  public required init?(coder: NSCoder) { barButtonItems = [] }

  /// Makes a group that cannot be moved.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that people may move; nobody can here.
  public static func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

  /// Makes a group that people may take away; nobody can here.
  public static func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
}

extension UIBarButtonItem {
  /// Makes a group of this item alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Makes a group of this item alone that people may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Makes a group of this item alone that people may take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
}

/// The bar of shortcuts above the keyboard of an iPad; its groups are kept, and no bar is shown
/// here.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Default true.
  open var allowsHidingShortcuts = true
  /// The groups before the words that are suggested; empty hides the shortcuts.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the words that are suggested; empty hides the shortcuts.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

private nonisolated(unsafe) var assistantKey: UInt8 = 0

extension UIResponder {
  /// The shortcuts above the keyboard while this object has it.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, &assistantKey) as? UITextInputAssistantItem {
      return item
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
}
