extension UIView {
  static func makeLayer() -> CALayer { (layerClass as? CALayer.Type ?? CALayer.self).made() }

  /// The one place where view and layer meet.
  func adoptLayer(frame: CGRect) {
    layer.belong(to: self)
    hierarchy.layer = layer
    layer.actionMode = .ofView
    layer.isOpaque = true
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
  }

  func setBackgroundColor(_ color: UIColor?) {
    drawing.backgroundColor = color
    resolveBackgroundColor()
  }

  /// Puts the background into the layer resolved in the view's traits.
  func resolveBackgroundColor() {
    layer.backgroundColor = drawing.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    if !isHidden { markSubtreeNeeds() }
    hidingChanged()
  }

  func setMask(_ mask: UIView?) {
    drawing.mask = mask
    layer.mask = mask?.layer
  }

  func setContentMode(_ mode: ContentMode) {
    drawing.contentMode = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
    setNeedsLayout()
  }

  func setContentScale(_ scale: CGFloat) {
    guard scale > 0, scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// The gravity of the layer for the mode; where UIKit says top, the layer's y still grows down.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension UIView {
  /// The radii of the corners; setting it sets the layer's, now and with each size (W-255).
  public var cornerConfiguration: UICornerConfiguration {
    get { extras.corners ?? .uniformCorners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      extras.corners = newValue
      followCorners()
      setNeedsLayout()
    }
  }

  /// Gives the layer the radius that the corners have in the size of the view.
  func followCorners() {
    guard let (radius, corners) = extras.corners?.drawn(in: bounds.size) else { return }
    layer.cornerRadius = radius
    layer.maskedCorners = corners
  }
}
