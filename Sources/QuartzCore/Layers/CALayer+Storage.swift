/// A layer's links to others in the hierarchy.
struct LayerLinks {
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  /// The view that the layer belongs to, which takes itself away when it goes.
  unowned(unsafe) var owner: (any CALayerDelegate)?
  /// The layer this one is the mask of.
  unowned(unsafe) var maskedLayer: CALayer?
  var mask: CALayer?
  /// The layer whose moving copy this is.
  weak var model: CALayer?
}

extension CALayer {
  /// Makes a view the delegate, without the cost of a weak reference; nil before it goes.
  package func belong(to owner: (any CALayerDelegate)?) { links.owner = owner }
}

/// Work on a layer that waits to be done.
///
/// `subtree…` says so of a layer or of anything inside it, and then it holds of every layer above
/// as well.
struct LayerNeeds {
  var display = false
  /// True while the layer draws, until someone gives it other contents.
  var drawing = false
  var layout = false
  var subtreeLayout = false
  var subtreeCompositing = true
  /// True for the root of what a screen shows.
  var isHost = false
  /// True if the layer is drawn anew in another size.
  var displaysOnResize = false
  /// The commit of the animator in which the layer came to its superlayer.
  var joined: Int32 = 0
}

/// The authority that decides whether a change of a layer's value is animated.
package enum LayerActions: UInt8 {
  /// The layer: it moves by itself once it is shown.
  case own
  /// The view: it moves inside the view's animations.
  case ofView
  /// Nobody; it never moves by itself.
  case none
}

/// Values that few layers have.
struct LayerExtras {
  var values: [String: Any] = [:]
  /// True once `borderColor` was set to nil; unset it is black.
  var clearsBorder = false
  var shadow: ShadowCopy?
}

extension CALayer {
  /// The layer with the values to paint: the moving copy while something moves.
  @inline(__always) final var seen: CALayer { motion?.copy ?? self }
  /// The values to paint.
  final var shown: LayerValues { seen.values }

  /// Every change of a value goes through here.
  func change(_ key: LayerKey, _ body: (inout LayerValues) -> Void) {
    let action = mayMove ? action(before: key.rawValue) : nil
    body(&values)
    didChange(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// A change of what a subclass draws.
  func changeDrawing(_ key: String, _ body: () -> Void) {
    let action = mayMove ? action(before: key) : nil
    body()
    didChange(.drawing)
    setNeedsDisplay()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func changeShadow(_ key: LayerKey, _ body: (inout ShadowValues) -> Void) {
    change(key) { values in
      var shadow = values.shadow ?? ShadowValues()
      body(&shadow)
      values.shadow = shadow
    }
  }

  /// After a value changed.
  func didChange(_ key: LayerKey) {
    markForCompositing()
    motion?.resample()
    if Self.needsDisplay(forKey: key.rawValue) || spoilsGround(key) { setNeedsDisplay() }
  }

  /// True if the background that was drawn into the bitmap is no longer right.
  private func spoilsGround(_ key: LayerKey) -> Bool {
    guard key == .backgroundColor || key == .cornerRadius || key == .opaque else { return false }
    return store?.isOpaque == true
  }

  /// Says that this layer's picture differs, to every layer above.
  func markForCompositing() {
    guard !needs.subtreeCompositing else { return }
    needs.subtreeCompositing = true
    (links.superlayer ?? links.maskedLayer)?.markForCompositing()
  }

  /// True from a change of this layer, or of one inside it, until a picture shows it.
  package var waitsForCompositing: Bool { needs.subtreeCompositing }

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
    actionMode = .none
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
