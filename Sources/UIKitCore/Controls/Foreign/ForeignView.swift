/// A plain box with a name, in place of a view whose content another framework draws.
open class ForeignView: UIView {
  private let caption = UILabel()
  private let page = CALayer()
  private let plate = CALayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads the frame and colours that every view has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The name in the box.
  class var caption: String { "View" }

  /// The colour that the framework puts over the view's own background; nil for none.
  class var pageColor: UIColor? { nil }

  private func setUp() {
    layer.insertSublayer(page.still, at: 0)
    layer.insertSublayer(plate.still, at: 1)
    caption.text = Self.caption
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.adjustsFontSizeToFitWidth = true
    addSubview(caption)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    page.frame = bounds
    page.backgroundColor = isOpaque ? Self.pageColor.flatMap(resolved) : nil
    plate.frame = bounds
    plate.backgroundColor = resolved(.tertiarySystemFill)
    plate.borderColor = resolved(.separator)
    plate.borderWidth = hairline
    caption.frame = bounds.insetBy(dx: min(8, bounds.width / 8), dy: 0)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The web view of iOS 2 to 12.
open class UIWebView: ForeignView {
  override class var pageColor: UIColor? { .systemBackground }
  override class var caption: String { "Web" }
}

/// The web view of WebKit.
class WKWebView: ForeignView {
  override class var pageColor: UIColor? { .systemBackground }
  override class var caption: String { "Web" }
}

/// The map of MapKit.
class MKMapView: ForeignView {
  override class var caption: String { "Map" }
}

/// The OpenGL view of GLKit.
class GLKView: ForeignView {
  override class var caption: String { "OpenGL" }
}

/// The three-dimensional scene of SceneKit.
class SCNView: ForeignView {
  override class var caption: String { "Scene" }
}

/// The camera picture with a scene of ARKit.
class ARSCNView: SCNView {
  override class var caption: String { "Augmented reality" }
}

/// The camera picture with sprites of ARKit.
class ARSKView: ForeignView {
  override class var caption: String { "Augmented reality" }
}

/// The two-dimensional scene of SpriteKit.
class SKView: ForeignView {
  override class var caption: String { "Sprites" }
}

/// The Metal view of MetalKit.
class MTKView: ForeignView {
  override class var caption: String { "Metal" }
}

/// The volume slider of MediaPlayer.
class MPVolumeView: ForeignView {
  override class var caption: String { "Volume" }
}

/// The advertisement of iAd.
class ADBannerView: ForeignView {
  override class var caption: String { "Advertisement" }
}

/// The document of PDFKit.
class PDFView: ForeignView {
  override class var caption: String { "PDF" }
}
