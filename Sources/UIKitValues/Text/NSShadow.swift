/// The shadow of text.
nonisolated open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The displacement of the shadow, in points; positive heights go downwards.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {}

  /// Reads a shadow that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"),
      height: coder.decodeDouble(forKey: "NSShadowVert")
    )
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
  }

  /// Shadows can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes offset, blur and colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// Returns a shadow of the same values; changing it leaves this one alone.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
