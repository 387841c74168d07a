/// The appearance and place of a layer: every value that an animation could change.
///
/// A layer keeps one copy that the app sets (the model). Whoever paints reads `CALayer.shown`, so
/// that a second copy in mid-flight can take the model's place.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0

  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var isOpaque = false
  package var isDoubleSided = true
  package var shouldRasterize = false
  package var allowsGroupOpacity = true

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var maskedCorners = CACornerMask.all
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var shadow: ShadowValues?

  package var contentsGravity = CALayerContentsGravity.resize
  /// nil until it is set: then drawings follow the picture's scale.
  package var contentsScale: CGFloat?
  /// nil while all of them are as they began.
  private var rare: RareLayerValues?

  package init() {}
}

extension LayerValues {
  /// nil is the identity, by far the most frequent value.
  package var transform: CATransform3D? {
    get { rare?.transform }
    set { if rare != nil || newValue != nil { changeRare { $0.transform = newValue } } }
  }

  package var sublayerTransform: CATransform3D? {
    get { rare?.sublayerTransform }
    set { if rare != nil || newValue != nil { changeRare { $0.sublayerTransform = newValue } } }
  }

  package var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { changeRare { $0.anchorPointZ = newValue } }
  }

  package var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { changeRare { $0.rasterizationScale = newValue } }
  }

  package var contentsRect: CGRect {
    get { rare?.contentsRect ?? RareLayerValues.whole }
    set { changeRare { $0.contentsRect = newValue } }
  }

  package var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? RareLayerValues.whole }
    set { changeRare { $0.contentsCenter = newValue } }
  }

  package var magnificationFilter: CALayerContentsFilter {
    get { rare?.magnificationFilter ?? .linear }
    set { changeRare { $0.magnificationFilter = newValue } }
  }

  package var minificationFilter: CALayerContentsFilter {
    get { rare?.minificationFilter ?? .linear }
    set { changeRare { $0.minificationFilter = newValue } }
  }

  package var backdrop: Backdrop? {
    get { rare?.backdrop }
    set { changeRare { $0.backdrop = newValue } }
  }

  /// Changes what few layers change, in a copy if other values share it.
  private mutating func changeRare(_ body: (RareLayerValues) -> Void) {
    if rare == nil || !isKnownUniquelyReferenced(&rare) {
      rare = rare.map(RareLayerValues.init(copying:)) ?? RareLayerValues()
    }
    if let rare { body(rare) }
  }
}

/// The values that few layers change, so that the others need no room for them.
private final class RareLayerValues {
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var anchorPointZ: CGFloat = 0
  var rasterizationScale: CGFloat = 1
  var contentsRect = whole
  var contentsCenter = whole
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var backdrop: Backdrop?

  init() {}

  init(copying other: RareLayerValues) {
    (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
    (anchorPointZ, rasterizationScale) = (other.anchorPointZ, other.rasterizationScale)
    (contentsRect, contentsCenter) = (other.contentsRect, other.contentsCenter)
    magnificationFilter = other.magnificationFilter
    minificationFilter = other.minificationFilter
    backdrop = other.backdrop
  }
}

/// The shadow of a layer; a layer that never touched its shadow holds none.
package struct ShadowValues {
  package var color: CGColor? = .opaqueBlack
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  /// The blur's standard deviation in points.
  package var radius: CGFloat = 3
  package var path: CGPath?
}

/// The treatment that a visual effect gives the picture beneath its layer, before the layer's own
/// content.
package struct Backdrop: Equatable, Sendable {
  /// The blur's standard deviation in points.
  package var blurRadius: CGFloat
  /// 1 keeps colours as they are; iOS's materials use about 1.8.
  package var saturation: CGFloat
  /// Laid over the blurred picture.
  package var tint: CGColor?

  package init(blurRadius: CGFloat, saturation: CGFloat = 1, tint: CGColor? = nil) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }
}

/// The names under which a layer's values change, are animated and are looked up.
package enum LayerKey: String, CaseIterable, Sendable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case hidden, opacity, masksToBounds, opaque, doubleSided, shouldRasterize, rasterizationScale
  case allowsGroupOpacity, backgroundColor, cornerRadius, cornerCurve, maskedCorners
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsGravity, contentsScale, contentsRect, contentsCenter
  case magnificationFilter, minificationFilter, backdrop, mask, sublayers, filters
  /// A value of a subclass, such as a gradient's colours, that its drawing depends on.
  case drawing
}
