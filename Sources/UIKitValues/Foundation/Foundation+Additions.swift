public import Foundation

nonisolated extension ProcessInfo {
  /// The warmth of the machine, as far as it concerns an app.
  nonisolated public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair, serious, critical
  }

  /// Always false; there is no mode that saves power.
  public var isLowPowerModeEnabled: Bool { false }
  /// Always `nominal`; the machine's temperature is not measured.
  public var thermalState: ThermalState { .nominal }
}

nonisolated extension RunLoop.Mode {
  /// The mode in which a run loop runs on iOS while the user scrolls; here it runs in `default`
  /// then, too.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

nonisolated extension Timer {
  /// A timer that never fires, as apps make one to have something in a variable.
  public convenience init(neverFiring: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}

/// Geometry as iOS names it; zero for what an archive doesn't hold.
nonisolated extension NSCoder {
  /// Decodes a rectangle; zero if the archive has none under the key.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Decodes a point; zero if the archive has none under the key.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes a size; zero if the archive has none under the key.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
}
