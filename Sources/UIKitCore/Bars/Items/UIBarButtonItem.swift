public import QuartzCore

/// A button of a navigation bar or toolbar, or the space between two.
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Appears as `plain`; older documents hold it.
    case bordered = 1
    /// The button that finishes what the screen is about; its title is semibold.
    case done = 2
  }

  /// The buttons that the system titles and draws.
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// The emphasis of the button; `done` makes the title semibold.
  open var style: Style = .plain { didSet { changed() } }
  /// The width in points, also of a fixed space; 0 takes the natural one.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// All titles the button may show; kept, and has no effect on its width here.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// A view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// The message sent to `target` on a tap.
  open var action: Selector?
  /// The receiver of `action`; nil walks the responder chain.
  open weak var target: AnyObject?
  /// The action of a tap, with title and image for the item.
  open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
  /// The menu of the button: a tap opens it if the item does nothing else, or else a long press.
  open var menu: UIMenu? { didSet { selectionMayShow() } }
  /// The order of the menu's elements; default `automatic`, which is the menu's own (W-219).
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { changed() }
  }
  /// True if symbols of the button may move when they are exchanged; default false; kept: symbols
  /// keep still here.
  open var isSymbolAnimationEnabled = false
  /// The element that stands for the item in a menu of what has no room; nil leaves that to its bar.
  open var menuRepresentation: UIMenuElement?
  /// True if the button is shown as chosen, on its colour.
  open var isSelected = false { didSet { changed() } }
  /// True if a tap selects the item, or the menu's choice becomes its title; default false (V-194).
  open var changesSelectionAsPrimaryAction = false { didSet { selectionMayShow() } }
  /// True if dragged items that rest over the button press it; default false (G-21).
  open var isSpringLoaded = false { didSet { changed() } }
  /// True if the button is left out of its bar.
  open var isHidden = false { didSet { changed() } }
  /// The color of title and image; nil takes the bar's.
  open var tintColor: UIColor? { didSet { changed() } }

  /// The parts of the style from before `UIBarButtonItemAppearance`, as tables.
  var backgrounds: [BarItemBackground: UIImage] = [:]
  var backBackgrounds: [BarItemBackground: UIImage] = [:]
  var backgroundOffsets: [Int: CGFloat] = [:]
  var backBackgroundOffsets: [Int: CGFloat] = [:]
  var titleOffsets: [Int: UIOffset] = [:]
  var backTitleOffsets: [Int: UIOffset] = [:]

  package var systemItem: SystemItem? { didSet { changed() } }
  /// The segue that the document draws from the button to another controller.
  var segueSource: (any ConnectedSegue)?

  /// A layer without size, colour or content.
  public override init() { super.init() }

  /// Makes a button with a title.
  public convenience init(
    title: String?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    setUp(style: style, target: target.map { $0 as AnyObject }, action: action)
  }

  /// Makes a button with an image.
  public convenience init(
    image: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    setUp(style: style, target: target.map { $0 as AnyObject }, action: action)
  }

  /// Makes a button with an image, and another one for phones in landscape.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's buttons, or a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setUp(style: systemItem.style, target: target.map { $0 as AnyObject }, action: action)
  }

  /// Makes one of the system's buttons that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that takes title and image from its action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    adopt(primaryAction)
  }

  /// Makes a button with title, image, action and menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// Makes a button with title, image, action by selector and menu.
  public convenience init(
    title: String?,
    image: UIImage?,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    setUp(style: .plain, target: target.map { $0 as AnyObject }, action: action)
  }

  /// True if the item has no share in the glass of its neighbours; kept, and without effect here.
  open var hidesSharedBackground = false
  /// True if the item may share its glass with its neighbours; kept, and without effect here.
  open var sharesBackground = true
  /// The name by which bars know the item again; default nil.
  open var identifier: String?

  /// Puts a view of the app's own into the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Reads title, image, kind and action from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder).map(decodeBarButtonItem)
  }

  /// Makes a space that takes what is left of the bar, shared with its likes.
  public class func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, width: 0) }

  /// Makes a space of a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    space(.fixedSpace, width: width)
  }

  private class func space(_ item: SystemItem, width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.systemItem = item
    space.width = width
    return space
  }

  private func setUp(style: Style, target: AnyObject?, action: Selector?) {
    self.style = style
    self.target = target
    self.action = action
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return changed() }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
    changed()
  }
}
