public import Foundation

/// The permission to squeeze a pattern's cells; all are placed exactly here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A function that draws one cell of a pattern, with the pattern's pointer.
public typealias CGPatternDrawPatternCallback = CGPatternCallbacks.Draw
/// A function that frees the pattern's pointer.
public typealias CGPatternReleaseInfoCallback = CGPatternCallbacks.Release

/// The functions that draw a pattern's cell.
public struct CGPatternCallbacks {
  /// Draws one cell.
  public typealias Draw = (UnsafeMutableRawPointer?, CGContext) -> Void
  /// Frees the pointer given to the other function.
  public typealias Release = (UnsafeMutableRawPointer?) -> Void
  /// The version of this structure, 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: Draw?
  /// Called when the pattern goes.
  public var releaseInfo: Release?

  /// Makes callbacks.
  public init(version: UInt32, drawPattern: Draw?, releaseInfo: Release?) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A drawing that repeats.
public final class CGPattern {
  let info: UnsafeMutableRawPointer?
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  let callbacks: CGPatternCallbacks

  /// Makes a pattern whose cell is drawn by a function in `bounds` and repeats by the steps.
  ///
  /// The matrix leads from the cell's space to that of the bare context.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0, matrix.isInvertible else {
      return nil
    }
    (self.info, self.bounds, self.matrix) = (info, bounds, matrix)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    (self.isColored, self.callbacks) = (isColored, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The colour of numbers: only alpha for a pattern with colours of its own.
  func color(_ components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> RGBA {
    guard !isColored else { return RGBA(0, 0, 0, components[0]) }
    let base = space.model == .pattern ? CGColorSpace.standard : space
    let count = base.numberOfComponents + 1
    return base.sRGB(Array(UnsafeBufferPointer(start: components, count: count)))
  }
}
