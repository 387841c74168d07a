internal import ObjectiveC

/// Something whose title and image can be shown large, for those who can't read it at its size and
/// whose size can't grow.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// `true` if it is shown large when it is pressed and held.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown above the text; nil for none.
  var largeContentImage: UIImage? { get }
  /// `true` if the image is enlarged to the room that there is.
  var scalesLargeContentImage: Bool { get }
  /// The distances by which the image is moved in from its place, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values that a view was given; most views have none.
private struct LargeContent {
  var shows: Bool?
  var title: String?
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent {
    get { Associations.value(for: self, key: 5) as? LargeContent ?? LargeContent() }
    set { Associations.set(newValue, for: self, key: 5) }
  }

  private var largeContentDefaults: LargeContentDefaults? {
    (self as? any LargeContentSource)?.largeContentDefaults
  }

  /// `true` if the view is shown large when it is pressed and held; default `false`, and `true` for
  /// the items of bars.
  public var showsLargeContentViewer: Bool {
    get { largeContent.shows ?? (largeContentDefaults != nil) }
    set { largeContent.shows = newValue }
  }

  /// The text that is shown large; default nil, and the title of the items of bars.
  public var largeContentTitle: String? {
    get { largeContent.title ?? largeContentDefaults?.title }
    set { largeContent.title = newValue }
  }

  /// The image that is shown above the text; default nil, and the image of the items of bars.
  public var largeContentImage: UIImage? {
    get { largeContent.image ?? largeContentDefaults?.image }
    set { largeContent.image = newValue }
  }

  /// `true` if the image is enlarged to the room that there is; default `false`.
  public var scalesLargeContentImage: Bool {
    get { largeContent.scales }
    set { largeContent.scales = newValue }
  }

  /// The distances by which the image is moved in from its place, in points; default zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  /// Reads the values of a document.
  func decodeLargeContent(_ nib: NibCoder) {
    if let shows = nib.bool("showsLargeContentViewer") { showsLargeContentViewer = shows }
    if let title = nib.string("largeContentTitle") { largeContentTitle = title }
    if let image = nib.image("largeContentImage") { largeContentImage = image }
    if let scales = nib.bool("scalesLargeContentImage") { scalesLargeContentImage = scales }
  }
}

/// The large content of a part of the system's, without an app's doing.
struct LargeContentDefaults {
  var title: String?
  var image: UIImage?
}

/// A view of the system's that shows large content by itself.
protocol LargeContentSource {
  var largeContentDefaults: LargeContentDefaults { get }
}
