public import CoreGraphics
public import Foundation

/// A filter's rule as a program for a graphics processor; there is none here, so it can't be made.
open class CIKernel: NSObject, @unchecked Sendable {
  /// The name of the function.
  open var name: String { "" }
  /// Nil always: programs for graphics processors are not run.
  public init?(source string: String) { nil }
  /// Throws always: programs for graphics processors are not run.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws {
    throw CocoaError(.featureUnsupported)
  }
}

/// A rule for single colours; it can't be made here.
open class CIColorKernel: CIKernel, @unchecked Sendable {
  /// Nil always.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A rule for places of pixels; it can't be made here.
open class CIWarpKernel: CIKernel, @unchecked Sendable {
  /// Nil always.
  open func apply(
    extent: CGRect,
    roiCallback callback: @escaping (Int32, CGRect) -> CGRect,
    image: CIImage,
    arguments args: [Any]
  ) -> CIImage? { nil }
}
