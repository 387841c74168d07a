public import Foundation

/// A picture in memory; no camera gives one here, so there is no way to make it.
public final class CVBuffer: @unchecked Sendable {
  private init() {}
}
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory, whose pixels can be read.
public typealias CVPixelBuffer = CVBuffer

/// A moment of sound or a picture with its time; no camera gives one here, so there is no way to
/// make it.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
  /// Always nil.
  public var imageBuffer: CVImageBuffer? { nil }
  /// Always not valid.
  public var presentationTimeStamp: CMTime { .invalid }
}

/// Always nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Always not valid.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// In pixels, always 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// In pixels, always 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of the form of a pixel, a number.
public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: NSString = "PixelFormatType"
/// The key of the width in pixels.
public nonisolated(unsafe) let kCVPixelBufferWidthKey: NSString = "Width"
/// The key of the height in pixels.
public nonisolated(unsafe) let kCVPixelBufferHeightKey: NSString = "Height"
/// Blue, green, red and alpha in a byte each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Alpha, red, green and blue in a byte each.
public let kCVPixelFormatType_32ARGB: UInt32 = 32
/// Brightness and two colours, in all their range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
/// Brightness and two colours, in the range of films.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
