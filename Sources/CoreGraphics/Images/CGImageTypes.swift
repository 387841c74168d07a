internal import Foundation

/// The position of alpha in a pixel, and if the colours are already multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first
  case noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of bytes within a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// Everything about the layout of a pixel: alpha, byte order, whether numbers are floats.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32
  /// Makes a layout of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floats.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit units, low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit units, low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit units, high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit units, high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The layout that everything is drawn in: B, G, R, A in memory, colours multiplied by alpha.
  package static let native = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue
  )

  /// The same layout; without alpha if everything drawn on is opaque.
  static func native(isOpaque: Bool) -> CGBitmapInfo {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    return CGBitmapInfo(rawValue: alpha.rawValue | byteOrder32Little.rawValue)
  }

  var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
}

/// The sampling of an image that is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// The way a picture has to be turned to be shown, by the numbers that cameras write.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// It is shown as it is.
  case up = 1
  /// It is shown mirrored from left to right.
  case upMirrored
  /// It is shown turned by 180 degrees.
  case down
  /// It is shown mirrored from top to bottom.
  case downMirrored
  /// It is shown mirrored from left to right, then turned by 270 degrees clockwise.
  case leftMirrored
  /// It is shown turned by 90 degrees clockwise.
  case right
  /// It is shown mirrored from left to right, then turned by 90 degrees clockwise.
  case rightMirrored
  /// It is shown turned by 270 degrees clockwise.
  case left
}
