internal import Foundation

/// Numbers of cells by their names, as key paths of emitters set them.
extension CAEmitterCell {
  /// Reading and writing of one number.
  struct NamedNumber {
    let read: (CAEmitterCell) -> Double
    let write: (CAEmitterCell, Double) -> Void

    static func small(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) -> Self {
      Self(read: { Double($0[keyPath: path]) }, write: { $0[keyPath: path] = Float($1) })
    }
    static func large(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) -> Self {
      Self(read: { Double($0[keyPath: path]) }, write: { $0[keyPath: path] = CGFloat($1) })
    }
  }

  nonisolated(unsafe) static let numbers: [String: NamedNumber] = [
    "birthRate": .small(\.birthRate), "lifetime": .small(\.lifetime),
    "lifetimeRange": .small(\.lifetimeRange), "emissionLatitude": .large(\.emissionLatitude),
    "emissionLongitude": .large(\.emissionLongitude), "emissionRange": .large(\.emissionRange),
    "velocity": .large(\.velocity), "velocityRange": .large(\.velocityRange),
    "xAcceleration": .large(\.xAcceleration), "yAcceleration": .large(\.yAcceleration),
    "zAcceleration": .large(\.zAcceleration), "scale": .large(\.scale),
    "scaleRange": .large(\.scaleRange), "scaleSpeed": .large(\.scaleSpeed), "spin": .large(\.spin),
    "spinRange": .large(\.spinRange), "redRange": .small(\.redRange),
    "greenRange": .small(\.greenRange), "blueRange": .small(\.blueRange),
    "alphaRange": .small(\.alphaRange), "redSpeed": .small(\.redSpeed),
    "greenSpeed": .small(\.greenSpeed), "blueSpeed": .small(\.blueSpeed),
    "alphaSpeed": .small(\.alphaSpeed), "contentsScale": .large(\.contentsScale),
  ]

  /// The value of a number, the name, the colour or the picture; nil for another key.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "color": color
    case "contents": contents
    case "enabled": isEnabled
    default: Self.numbers[key]?.read(self)
    }
  }

  /// Sets a number, the name, the colour or the picture; another key does nothing.
  public func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "color": color = value.map { $0 as AnyObject } as? CGColor
    case "contents": contents = value
    case "enabled": isEnabled = value as? Bool ?? isEnabled
    default:
      if let number = (value as? NSNumber)?.doubleValue {
        Self.numbers[key]?.write(self, number)
      }
    }
  }
}
