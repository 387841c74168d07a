public import QuartzCore

/// The common part of bar button items and tab bar items: title, image, and being enabled.
///
/// Bars hear of every change through `changed()`, so an item may be altered at any time.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text of the item.
  open var title: String? { didSet { changed() } }
  /// The image of the item; drawn in the tint color unless it says otherwise.
  open var image: UIImage? { didSet { changed() } }
  /// The image on phones in landscape; `image` when nil.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// A larger image for the accessibility text sizes; kept, and not drawn here.
  open var largeContentSizeImage: UIImage? { didSet { changed() } }
  /// The points by which the image's frame is inset on each side.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// The same for `landscapeImagePhone`; kept, and has no effect here.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// The same for `largeContentSizeImage`; kept, and has no effect here.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// True if the item answers to touches; default true.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's own choosing.
  open var tag = 0

  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var decodedIdentifier: String?
  weak var observer: (any BarItemObserver)?

  public override init() { super.init() }

  /// Reads the item from a document.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder).map(decodeBarItem)
  }

  /// Sets font and color of the title in one control state; the bar's appearance gives the rest.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Answers what was set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  func changed() {
    observer?.barItemDidChange(self)
  }
}

/// A bar that shows an item and redraws when it changes.
protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: NSObject)
}
