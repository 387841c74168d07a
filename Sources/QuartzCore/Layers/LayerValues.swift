/// What a layer looks like and where it stands: every value that an animation could change.
///
/// A layer keeps one copy that the app sets (the model). Whoever paints reads `CALayer.shown`, so
/// that a second copy in mid-flight can take the model's place.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var zPosition: CGFloat = 0
  /// nil is the identity, by far the most frequent value.
  package var transform: CATransform3D?
  package var sublayerTransform: CATransform3D?

  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var isOpaque = false
  package var isDoubleSided = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
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
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var backdrop: Backdrop?

  package init() {}
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

/// What a visual effect does with the picture beneath its layer, before the layer's own content.
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
