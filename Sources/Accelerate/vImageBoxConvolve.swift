internal import FoundationAdditions

/// Makes each pixel the mean of a box around it, in four components of eight bits (L-191).
///
/// The sides of the box are odd; both buffers have the same size, and may not be the same. Takes time
/// in proportion to the number of pixels, however large the box.
public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>,
  _ destination: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer!,
  _ x: vImagePixelCount,
  _ y: vImagePixelCount,
  _ kernelHeight: UInt32,
  _ kernelWidth: UInt32,
  _ background: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (from, to) = (source.pointee, destination.pointee)
  guard let input = from.data, let output = to.data else { return kvImageNullPointerArgument }
  guard kernelWidth % 2 == 1, kernelHeight % 2 == 1 else { return kvImageInvalidKernelSize }
  guard x + to.width <= from.width, y + to.height <= from.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  guard let edge = BoxEdge(flags, background) else { return kvImageInvalidEdgeStyle }
  let (width, height) = (Int(from.width), Int(from.height))
  guard width > 0, height > 0, to.width > 0, to.height > 0 else { return kvImageNoError }
  // Rows first, all of them, then columns of what is wanted.
  var rows = [UInt8](repeating: 0, count: width * height * 4)
  rows.withUnsafeMutableBytes { rows in
    guard let middle = rows.baseAddress else { return }
    for row in 0..<height {
      let line = BoxLine(input + row * from.rowBytes, step: 4, count: width)
      line.average(Int(kernelWidth), edge, into: middle + row * width * 4, step: 4, 0..<width)
    }
    let wanted = Int(y)..<Int(y + to.height)
    for column in 0..<Int(to.width) {
      let line = BoxLine(middle + (column + Int(x)) * 4, step: width * 4, count: height)
      line.average(Int(kernelHeight), edge, into: output + column * 4, step: to.rowBytes, wanted)
    }
  }
  return kvImageNoError
}

/// The values beyond the first and the last pixel of a line.
private enum BoxEdge {
  case extended
  case truncated
  case color([Int])

  /// Exactly one of the options has to say it.
  init?(_ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?) {
    let edges = kvImageEdgeExtend | kvImageTruncateKernel | kvImageBackgroundColorFill
    switch flags & edges {
    case kvImageEdgeExtend: self = .extended
    case kvImageTruncateKernel: self = .truncated
    case kvImageBackgroundColorFill:
      guard let background else { return nil }
      self = .color((0..<4).map { Int(background[$0]) })
    default: return nil
    }
  }
}

/// Pixels of a row or a column.
private struct BoxLine {
  private let base: UnsafeRawPointer
  private let step: Int
  private let count: Int

  init(_ base: UnsafeRawPointer, step: Int, count: Int) {
    (self.base, self.step, self.count) = (base, step, count)
  }

  /// Writes the means of so many pixels around each of a range, by a sum that moves along.
  func average(
    _ size: Int,
    _ edge: BoxEdge,
    into output: UnsafeMutableRawPointer,
    step: Int,
    _ wanted: Range<Int>
  ) {
    let half = size / 2
    for component in 0..<4 {
      var (sum, divisor) = (0, 0)
      for place in (wanted.lowerBound - half)...(wanted.lowerBound + half) {
        let (value, counts) = value(at: place, component, edge)
        sum += value
        divisor += counts
      }
      for place in wanted {
        let target = output + (place - wanted.lowerBound) * step + component
        target.storeBytes(of: UInt8((sum + divisor / 2) / max(divisor, 1)), as: UInt8.self)
        let (old, oldCounts) = value(at: place - half, component, edge)
        let (new, newCounts) = value(at: place + half + 1, component, edge)
        sum += new - old
        divisor += newCounts - oldCounts
      }
    }
  }

  /// The value at a place, which may lie beyond the ends, and whether it counts: 1 or 0.
  private func value(at place: Int, _ component: Int, _ edge: BoxEdge) -> (value: Int, counts: Int)
  {
    let inside = min(max(place, 0), count - 1)
    if inside != place {
      switch edge {
      case .extended: break
      case .truncated: return (0, 0)
      case .color(let color): return (color[component], 1)
      }
    }
    return (Int(base.load(fromByteOffset: inside * step + component, as: UInt8.self)), 1)
  }
}
