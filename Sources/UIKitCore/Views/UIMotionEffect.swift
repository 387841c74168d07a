public import Foundation

/// Changes of a view as the device is tilted; no device is tilted here, so views stay as they are.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Makes an effect; a document's values are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The changes, by key path, for a tilt from −1 to 1 in both directions; nil by default; not
  /// asked here.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one value with the tilt about one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  nonisolated public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The path of the value from the view.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// Added to the value at a tilt of −1; default nil.
  open var minimumRelativeValue: Any?
  /// Added to the value at a tilt of 1; default nil.
  open var maximumRelativeValue: Any?

  /// Makes an effect on one value.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Makes an effect on no value; a document's values are not read.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The value between the two by the tilt about the axis; nil for values that are no numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let isAcross = type == .tiltAlongHorizontalAxis
    let tilt = isAcross ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = Self.number(minimumRelativeValue),
      let most = Self.number(maximumRelativeValue)
    else { return nil }
    return [keyPath: (least + most) / 2 + (most - least) / 2 * tilt]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Effects that are added to a view and removed together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; default nil.
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects; of two for the same key path, the later.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
