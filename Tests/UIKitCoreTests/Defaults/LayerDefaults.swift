import CoreGraphics
import QuartzCore

@testable import UIKitCore

/// As layers have it, in the colour space that they use.
private let opaqueBlack = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

extension Defaults {
  nonisolated static let layers = [
    layer, layerContents, layerTime, shapeLayer, gradientLayer, replicatorLayer, scrollLayer,
    textLayer,
  ]

  nonisolated private static let layer = Defaults("CALayer", CALayer()) { t in
    t("bounds", \.bounds, .zero)
    t("position", \.position, .zero)
    t("frame", \.frame, .zero)
    t("anchorPoint", \.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    t("anchorPointZ", \.anchorPointZ, 0)
    t("zPosition", \.zPosition, 0)
    t("transform", { CATransform3DIsIdentity($0.transform) }, true)
    t("sublayerTransform", { CATransform3DIsIdentity($0.sublayerTransform) }, true)
    t("isGeometryFlipped", \.isGeometryFlipped, false)
    t.none("superlayer", \.superlayer)
    t.none("sublayers", \.sublayers)
    t.none("mask", \.mask)
    t.none("name", \.name)
    t.none("delegate", \.delegate)
    t("isHidden", \.isHidden, false)
    t("opacity", \.opacity, 1)
    t("masksToBounds", \.masksToBounds, false)
    t("isDoubleSided", \.isDoubleSided, true)
    t("cornerRadius", \.cornerRadius, 0)
    t("cornerCurve", \.cornerCurve, .circular)
    t(
      "maskedCorners",
      \.maskedCorners,
      [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    t.none("backgroundColor", \.backgroundColor)
    t("borderWidth", \.borderWidth, 0)
    t("borderColor", { $0.borderColor.map(UIColor.init(cgColor:)) }, opaqueBlack)
    t("shadowColor", { $0.shadowColor.map(UIColor.init(cgColor:)) }, opaqueBlack)
    t("shadowOpacity", \.shadowOpacity, 0)
    t("shadowOffset", \.shadowOffset, CGSize(width: 0, height: -3))
    t("shadowRadius", \.shadowRadius, 3)
    t.none("shadowPath", \.shadowPath)
    t.none("actions", \.actions)
    t.none("style", \.style)
    t.none("animationKeys", { $0.animationKeys() })
  }

  nonisolated private static let layerContents = Defaults("CALayer's contents", CALayer()) { t in
    t.none("contents", \.contents)
    t("contentsGravity", \.contentsGravity, .resize)
    t("contentsScale", \.contentsScale, 1)
    t("contentsRect", \.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    t("contentsCenter", \.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    t("contentsFormat", \.contentsFormat, .RGBA8Uint)
    t("magnificationFilter", \.magnificationFilter, .linear)
    t("minificationFilter", \.minificationFilter, .linear)
    t("minificationFilterBias", \.minificationFilterBias, 0)
    t("isOpaque", \.isOpaque, false)
    t("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange, false)
    t("drawsAsynchronously", \.drawsAsynchronously, false)
    t("shouldRasterize", \.shouldRasterize, false)
    t("rasterizationScale", \.rasterizationScale, 1)
    t("allowsGroupOpacity", \.allowsGroupOpacity, true)
    t("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, false)
    t(
      "edgeAntialiasingMask",
      \.edgeAntialiasingMask,
      [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    )
    t.none("filters", \.filters)
    t.none("backgroundFilters", \.backgroundFilters)
    t.none("compositingFilter", \.compositingFilter)
  }

  nonisolated private static let layerTime = Defaults("CALayer's time", CALayer()) { t in
    t("beginTime", \.beginTime, 0)
    t("duration", \.duration, .infinity)
    t("speed", \.speed, 1)
    t("timeOffset", \.timeOffset, 0)
    t("repeatCount", \.repeatCount, 0)
    t("repeatDuration", \.repeatDuration, 0)
    t("autoreverses", \.autoreverses, false)
    t("fillMode", \.fillMode, .removed)
  }

  nonisolated private static let shapeLayer = Defaults("CAShapeLayer", CAShapeLayer()) { t in
    t.none("path", \.path)
    t("fillColor", { $0.fillColor.map(UIColor.init(cgColor:)) }, opaqueBlack)
    t("fillRule", \.fillRule, .nonZero)
    t.none("strokeColor", \.strokeColor)
    t("strokeStart", \.strokeStart, 0)
    t("strokeEnd", \.strokeEnd, 1)
    t("lineWidth", \.lineWidth, 1)
    t("miterLimit", \.miterLimit, 10)
    t("lineCap", \.lineCap, .butt)
    t("lineJoin", \.lineJoin, .miter)
    t("lineDashPhase", \.lineDashPhase, 0)
    t.none("lineDashPattern", \.lineDashPattern)
  }

  nonisolated private static let gradientLayer = Defaults("CAGradientLayer", CAGradientLayer()) {
    t in
    t.none("colors", \.colors)
    t.none("locations", \.locations)
    t("startPoint", \.startPoint, CGPoint(x: 0.5, y: 0))
    t("endPoint", \.endPoint, CGPoint(x: 0.5, y: 1))
    t("type", \.type, .axial)
  }

  nonisolated private static let replicatorLayer = Defaults(
    "CAReplicatorLayer",
    CAReplicatorLayer()
  ) { t in
    t("instanceCount", \.instanceCount, 1)
    t("instanceDelay", \.instanceDelay, 0)
    t("preservesDepth", \.preservesDepth, false)
    t("instanceTransform", { CATransform3DIsIdentity($0.instanceTransform) }, true)
    t("instanceRedOffset", \.instanceRedOffset, 0)
    t("instanceGreenOffset", \.instanceGreenOffset, 0)
    t("instanceBlueOffset", \.instanceBlueOffset, 0)
    t("instanceAlphaOffset", \.instanceAlphaOffset, 0)
  }

  nonisolated private static let scrollLayer = Defaults("CAScrollLayer", CAScrollLayer()) { t in
    t("scrollMode", \.scrollMode, .both)
  }

  nonisolated private static let textLayer = Defaults("CATextLayer", CATextLayer()) { t in
    t.none("string", \.string)
    t("fontSize", \.fontSize, 36)
    t("foregroundColor", { $0.foregroundColor.map(UIColor.init(cgColor:)) }, .white)
    t("isWrapped", \.isWrapped, false)
    t("truncationMode", \.truncationMode, .none)
    t("alignmentMode", \.alignmentMode, .natural)
  }
}
