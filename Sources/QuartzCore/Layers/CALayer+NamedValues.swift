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
      write: { layer, value in
        // Values that come from Objective-C's collections are wrapped.
        let unwrapped = value as? Value ?? (value as? NSValue)?.geometry as? Value
        if let unwrapped { layer[keyPath: path] = unwrapped }
      }
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
  private static let axes = ["x": 0, "y": 1, "z": 2]

  func partValue(_ keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".").map(String.init)
    switch parts {
    case ["position", "x"]: return position.x
    case ["position", "y"]: return position.y
    case ["bounds", "origin"]: return bounds.origin
    case ["bounds", "size"]: return bounds.size
    case ["bounds", "size", "width"]: return bounds.size.width
    case ["bounds", "size", "height"]: return bounds.size.height
    case ["transform", "translation"]: return CGSize(width: transform.m41, height: transform.m42)
    case ["transform", "translation", "x"]: return transform.m41
    case ["transform", "translation", "y"]: return transform.m42
    case ["transform", "translation", "z"]: return transform.m43
    case ["transform", "scale"]: return CGFloat(TransformParts(transform).scale.x)
    case ["transform", "rotation"]: return CGFloat(TransformParts(transform).rotation.z)
    default: break
    }
    guard parts.count == 3, parts[0] == "transform", let axis = Self.axes[parts[2]] else {
      return value(forKey: keyPath)
    }
    switch parts[1] {
    case "scale": return CGFloat(TransformParts(transform).scale[axis])
    case "rotation": return CGFloat(TransformParts(transform).rotation[axis])
    default: return value(forKey: keyPath)
    }
  }

  func setPartValue(_ value: Any?, _ keyPath: String) {
    guard let number = NamedValue.cgFloat(value) else {
      switch (keyPath, (value as? NSValue)?.geometry ?? value) {
      case ("bounds.origin", let origin as CGPoint): bounds.origin = origin
      case ("bounds.size", let size as CGSize): bounds.size = size
      case ("transform.translation", let size as CGSize):
        (transform.m41, transform.m42) = (size.width, size.height)
      case ("transform.translation", let point as CGPoint):
        (transform.m41, transform.m42) = (point.x, point.y)
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
    case "transform.translation.z": transform.m43 = number
    case "transform.scale": compose { $0.scale = SIMD3(repeating: Double(number)) }
    case "transform.scale.x": compose { $0.scale.x = Double(number) }
    case "transform.scale.y": compose { $0.scale.y = Double(number) }
    case "transform.scale.z": compose { $0.scale.z = Double(number) }
    case "transform.rotation.x": compose { $0.rotation.x = Double(number) }
    case "transform.rotation.y": compose { $0.rotation.y = Double(number) }
    case "transform.rotation", "transform.rotation.z":
      compose { $0.rotation.z = Double(number) }
    default: setValue(value, forKey: keyPath)
    }
  }

  private func compose(_ change: (inout TransformParts) -> Void) {
    var parts = TransformParts(transform)
    change(&parts)
    transform = parts.put(into: transform)
  }
}
