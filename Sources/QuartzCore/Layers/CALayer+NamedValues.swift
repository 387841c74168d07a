import Foundation

/// Reading and writing of one value of a layer by its name.
struct NamedValue {
  let read: (CALayer) -> Any?
  let write: (CALayer, Any?) -> Void

  static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> NamedValue {
    NamedValue(
      read: { $0[keyPath: path] },
      write: { if let number = cgFloat($1) { $0[keyPath: path] = number } }
    )
  }

  static func float(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> NamedValue {
    NamedValue(
      read: { $0[keyPath: path] },
      write: { if let number = cgFloat($1) { $0[keyPath: path] = Float(number) } }
    )
  }

  static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> NamedValue {
    NamedValue(
      read: { $0[keyPath: path] },
      write: { layer, value in
        if let flag = value as? Bool {
          layer[keyPath: path] = flag
        } else if let number = cgFloat(value) {
          layer[keyPath: path] = number != 0
        }
      }
    )
  }

  static func exact<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> NamedValue {
    NamedValue(
      read: { $0[keyPath: path] },
      write: { if let value = $1 as? Value { $0[keyPath: path] = value } }
    )
  }

  static func optional<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value?>) -> NamedValue {
    NamedValue(read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 as? Value })
  }

  static func word<Word: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<CALayer, Word>
  ) -> NamedValue where Word.RawValue == String {
    NamedValue(
      read: { $0[keyPath: path] },
      write: { layer, value in
        let word = value as? Word ?? (value as? String).flatMap(Word.init(rawValue:))
        if let word { layer[keyPath: path] = word }
      }
    )
  }

  /// A value of a subclass that may be nil.
  static func own<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value?>
  ) -> NamedValue {
    NamedValue(
      read: { ($0 as? Layer)?[keyPath: path] },
      write: { ($0 as? Layer)?[keyPath: path] = $1 as? Value }
    )
  }

  /// A value of a subclass that must be there.
  static func ownExact<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>
  ) -> NamedValue {
    NamedValue(
      read: { ($0 as? Layer)?[keyPath: path] },
      write: { if let value = $1 as? Value { ($0 as? Layer)?[keyPath: path] = value } }
    )
  }

  /// A number of a subclass.
  static func ownNumber<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> NamedValue {
    NamedValue(
      read: { ($0 as? Layer)?[keyPath: path] },
      write: { if let number = cgFloat($1) { ($0 as? Layer)?[keyPath: path] = number } }
    )
  }

  /// Any of the numeric types that a key may be given.
  static func cgFloat(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension NamedValue {
  nonisolated(unsafe) static let table: [String: NamedValue] = [
    "bounds": .exact(\.bounds), "position": .exact(\.position), "frame": .exact(\.frame),
    "anchorPoint": .exact(\.anchorPoint), "anchorPointZ": .number(\.anchorPointZ),
    "zPosition": .number(\.zPosition), "transform": .exact(\.transform),
    "sublayerTransform": .exact(\.sublayerTransform), "sublayers": .optional(\.sublayers),
    "hidden": .flag(\.isHidden), "isHidden": .flag(\.isHidden), "opacity": .float(\.opacity),
    "masksToBounds": .flag(\.masksToBounds), "opaque": .flag(\.isOpaque),
    "isOpaque": .flag(\.isOpaque), "doubleSided": .flag(\.isDoubleSided),
    "shouldRasterize": .flag(\.shouldRasterize),
    "rasterizationScale": .number(\.rasterizationScale),
    "allowsGroupOpacity": .flag(\.allowsGroupOpacity), "mask": .optional(\.mask),
    "name": .optional(\.name), "backgroundColor": .optional(\.backgroundColor),
    "cornerRadius": .number(\.cornerRadius), "cornerCurve": .word(\.cornerCurve),
    "maskedCorners": .exact(\.maskedCorners), "borderWidth": .number(\.borderWidth),
    "borderColor": .optional(\.borderColor), "shadowColor": .optional(\.shadowColor),
    "shadowOpacity": .float(\.shadowOpacity), "shadowOffset": .exact(\.shadowOffset),
    "shadowRadius": .number(\.shadowRadius), "shadowPath": .optional(\.shadowPath),
    "contents": .optional(\.contents), "contentsGravity": .word(\.contentsGravity),
    "contentsScale": .number(\.contentsScale), "contentsRect": .exact(\.contentsRect),
    "contentsCenter": .exact(\.contentsCenter),
    "needsDisplayOnBoundsChange": .flag(\.needsDisplayOnBoundsChange),
    "speed": .float(\.speed),
  ]
}

extension CALayer {
  func namedValue(_ key: String) -> Any? {
    NamedValue.table[key].map { $0.read(self) } ?? extras?.values[key]
  }

  func setNamedValue(_ value: Any?, _ key: String) {
    if let known = NamedValue.table[key] { return known.write(self, value) }
    changeNamed(key, to: value)
  }

  static func initialValue(forKey key: String) -> Any? {
    NamedValue.table[key].flatMap { $0.read(CALayer()) }
  }
}

// MARK: - Parts of values

extension CALayer {
  func partValue(_ keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".").map(String.init)
    switch parts {
    case ["position", "x"]: return position.x
    case ["position", "y"]: return position.y
    case ["bounds", "origin"]: return bounds.origin
    case ["bounds", "size"]: return bounds.size
    case ["bounds", "size", "width"]: return bounds.size.width
    case ["bounds", "size", "height"]: return bounds.size.height
    case ["transform", "translation", "x"]: return transform.m41
    case ["transform", "translation", "y"]: return transform.m42
    case ["transform", "scale"], ["transform", "scale", "x"]: return scale.width
    case ["transform", "scale", "y"]: return scale.height
    case ["transform", "rotation"], ["transform", "rotation", "z"]: return rotation
    default: return value(forKey: keyPath)
    }
  }

  func setPartValue(_ value: Any?, _ keyPath: String) {
    guard let number = NamedValue.cgFloat(value) else {
      switch (keyPath, value) {
      case ("bounds.origin", let origin as CGPoint): bounds.origin = origin
      case ("bounds.size", let size as CGSize): bounds.size = size
      default: setValue(value, forKey: keyPath)
      }
      return
    }
    switch keyPath {
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "bounds.size.width": bounds.size.width = number
    case "bounds.size.height": bounds.size.height = number
    case "transform.translation.x": transform.m41 = number
    case "transform.translation.y": transform.m42 = number
    case "transform.scale": compose(scale: CGSize(width: number, height: number))
    case "transform.scale.x": compose(scale: CGSize(width: number, height: scale.height))
    case "transform.scale.y": compose(scale: CGSize(width: scale.width, height: number))
    case "transform.rotation", "transform.rotation.z": compose(rotation: number)
    default: setValue(value, forKey: keyPath)
    }
  }

  private var scale: CGSize {
    let t = transform
    return CGSize(
      width: (t.m11 * t.m11 + t.m12 * t.m12).squareRoot(),
      height: (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
    )
  }

  private var rotation: CGFloat { CGFloat(atan2(transform.m12, transform.m11)) }

  private func compose(scale newScale: CGSize? = nil, rotation newRotation: CGFloat? = nil) {
    let (scale, angle, old) = (newScale ?? scale, newRotation ?? rotation, transform)
    var new = CATransform3DMakeRotation(angle, 0, 0, 1)
    new = CATransform3DScale(new, scale.width, scale.height, 1)
    (new.m41, new.m42, new.m43) = (old.m41, old.m42, old.m43)
    transform = new
  }
}
