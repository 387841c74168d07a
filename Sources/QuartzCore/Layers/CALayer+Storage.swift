/// Who a layer's relatives are.
struct LayerLinks {
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  var mask: CALayer?
  /// The layer this one is the mask of.
  unowned(unsafe) var maskedLayer: CALayer?
}

/// What waits to be done.
///
/// `subtree…` says so of a layer or of anything inside it, and then it holds of every layer above
/// as well.
struct LayerNeeds {
  var display = false
  var layout = false
  var subtreeLayout = false
  var subtreeCompositing = true
}

/// What few layers have.
struct LayerExtras {
  var values: [String: Any] = [:]
  var animations: [String: CAAnimation] = [:]
  /// True once `borderColor` was set to nil; unset it is black.
  var clearsBorder = false
  var shadow: ShadowCopy?
}

extension CALayer {
  /// The values to paint.
  ///
  /// The one place to put a moving copy in front of the values.
  package var shown: LayerValues {
    @inline(__always) _read { yield values }
  }

  /// Every change of a value goes through here.
  func change(_ key: LayerKey, _ body: (inout LayerValues) -> Void) {
    willChange(key)
    body(&values)
    didChange(key)
  }

  func changeShadow(_ key: LayerKey, _ body: (inout ShadowValues) -> Void) {
    change(key) { values in
      var shadow = values.shadow ?? ShadowValues()
      body(&shadow)
      values.shadow = shadow
    }
  }

  /// Before a value changes; the place where an implicit animation will note the old one.
  func willChange(_ key: LayerKey) {}

  /// After a value changed.
  func didChange(_ key: LayerKey) {
    markForCompositing()
    if Self.needsDisplay(forKey: key.rawValue) || spoilsGround(key) { setNeedsDisplay() }
  }

  /// True if the background that was drawn into the bitmap is no longer right.
  private func spoilsGround(_ key: LayerKey) -> Bool {
    guard let store, store.isOpaque else { return false }
    return key == .backgroundColor || key == .cornerRadius || key == .opaque
  }

  /// Says that this layer's picture differs, to every layer above.
  func markForCompositing() {
    var layer: CALayer? = self
    while let current = layer, !current.needs.subtreeCompositing {
      current.needs.subtreeCompositing = true
      layer = current.links.superlayer ?? current.links.maskedLayer
    }
  }

  /// The blur and tint that a visual effect puts on the picture beneath.
  package var backdrop: Backdrop? {
    get { values.backdrop }
    set { change(.backdrop) { $0.backdrop = newValue } }
  }

  func setBorderColor(_ color: CGColor?) {
    if color == nil || extras != nil {
      extras = extras ?? LayerExtras()
      extras?.clearsBorder = color == nil
    }
    change(.borderColor) { $0.borderColor = color }
  }

  func copyValues(of other: CALayer) {
    values = other.values
    providedContents = other.providedContents
    if other.store != nil { needs.display = true }
    extras = other.extras
    name = other.name
    delegate = other.delegate
  }
}

extension CATransform3D {
  var orNilIfIdentity: CATransform3D? { self == CATransform3D() ? nil : self }
}

extension CGColor {
  static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
