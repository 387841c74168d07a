internal import FoundationAdditions

/// A count of pixels.
public typealias vImagePixelCount = UInt
/// The way in which a call ended; 0 where all went well.
public typealias vImage_Error = Int
/// The bits of options.
public typealias vImage_Flags = UInt32

/// Pixels in memory, row by row.
public struct vImage_Buffer {
  /// The first pixel of the first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The pixels of a row.
  public var width: vImagePixelCount
  /// Bytes from one row to the next.
  public var rowBytes: Int

  /// No pixels.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

  /// Pixels that lie somewhere.
  public init(
    data: UnsafeMutableRawPointer!,
    height: vImagePixelCount,
    width: vImagePixelCount,
    rowBytes: Int
  ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}

/// No options.
public let kvImageNoFlags: vImage_Flags = 0
/// Beyond the edges is the colour that a call names.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Beyond the edges all is as the pixels on them.
public let kvImageEdgeExtend: vImage_Flags = 8
/// The work is not divided; it never is here.
public let kvImageDoNotTile: vImage_Flags = 16
/// Nothing beyond the edges counts.
public let kvImageTruncateKernel: vImage_Flags = 64

/// All went well.
public let kvImageNoError: vImage_Error = 0
/// The result has more pixels than the source.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21_766
/// The box has an even number of rows or columns.
public let kvImageInvalidKernelSize: vImage_Error = -21_767
/// Nothing says what is beyond the edges, or several options do.
public let kvImageInvalidEdgeStyle: vImage_Error = -21_768
/// Some pixels are nowhere.
public let kvImageNullPointerArgument: vImage_Error = -21_772
