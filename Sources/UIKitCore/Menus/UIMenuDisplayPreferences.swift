/// The drawing of a menu's elements, apart from what they are.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @MainActor NSCopying {
  /// The most lines that the title of an element takes; 0, the default, leaves that to the menu,
  /// which takes one.
  open var maximumNumberOfTitleLines = 0

  /// Makes preferences that leave everything to the menu.
  public override required init() { super.init() }

  /// Preferences with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
