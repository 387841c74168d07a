internal import Foundation

/// The positions of the components of a pixel in memory.
struct PixelLayout: Equatable {
  enum Alpha { case none, premultiplied, straight, only }

  var bitsPerComponent: Int
  var bytesPerPixel: Int
  /// The bytes of red, green, blue (or the one grey) within a pixel.
  var colorOffsets: [Int]
  var alphaOffset: Int?
  var alpha: Alpha
  /// True if 16-bit components have their high byte first.
  var isBigEndian = true

  var bitsPerPixel: Int { bytesPerPixel * 8 }
  func rowBytes(_ width: Int) -> Int { bytesPerPixel * width }

  /// Single bytes of coverage.
  var isMask: Bool { alpha == .only }
  /// True if this is the layout that is drawn in.
  var isNative: Bool {
    isMask
      || (bytesPerPixel == 4 && bitsPerComponent == 8 && colorOffsets == [2, 1, 0]
        && (alpha == .premultiplied || alpha == .none))
  }

  /// Understands 8 or 16 bits a component, grey or colour, alpha first or last, both byte orders.
  init?(bitsPerComponent: Int, components: Int, info: CGBitmapInfo, bitsPerPixel: Int? = nil) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, !info.contains(.floatComponents) else {
      return nil
    }
    let bytes = bitsPerComponent / 8
    self.bitsPerComponent = bitsPerComponent
    if info.alpha == .alphaOnly {
      guard bytes == 1 else { return nil }
      (bytesPerPixel, colorOffsets, alphaOffset, alpha) = (1, [], 0, .only)
      return
    }
    guard components == 1 || components == 3 else { return nil }
    let hasExtra = info.alpha != .none
    let count = components + (hasExtra ? 1 : 0)
    let comesFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
    let first = comesFirst ? 1 : 0
    var colors = (0..<components).map { ($0 + first) * bytes }
    var extra = hasExtra ? (comesFirst ? 0 : components * bytes) : nil
    bytesPerPixel = max(count * bytes, (bitsPerPixel ?? 0) / 8)
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    if order == CGBitmapInfo.byteOrder32Little.rawValue, bytesPerPixel == 4, bytes == 1 {
      colors = colors.map { 3 - $0 }
      extra = extra.map { 3 - $0 }
    }
    isBigEndian = order != CGBitmapInfo.byteOrder16Little.rawValue
    colorOffsets = components == 1 ? [colors[0], colors[0], colors[0]] : colors
    switch info.alpha {
    case .premultipliedFirst, .premultipliedLast: (alpha, alphaOffset) = (.premultiplied, extra)
    case .first, .last: (alpha, alphaOffset) = (.straight, extra)
    case .none, .noneSkipFirst, .noneSkipLast, .alphaOnly: (alpha, alphaOffset) = (.none, nil)
    }
  }

  /// Reads one pixel as premultiplied B, G, R, A.
  @inline(__always)
  func load(_ source: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt8>) {
    let high = bitsPerComponent == 16 && !isBigEndian ? 1 : 0
    let a = alphaOffset.map { UInt32(source.load(fromByteOffset: $0 + high, as: UInt8.self)) }
    for channel in 0..<3 {
      let at = colorOffsets[channel] + high
      let value = UInt32(source.load(fromByteOffset: at, as: UInt8.self))
      let scaled = alpha == .straight ? (value * (a ?? 255) + 127) / 255 : min(value, a ?? 255)
      target[2 - channel] = UInt8(scaled)
    }
    target[3] = UInt8(a ?? 255)
  }

  /// Writes one premultiplied B, G, R, A pixel.
  @inline(__always)
  func store(_ source: UnsafePointer<UInt8>, into target: UnsafeMutableRawPointer) {
    let a = UInt32(source[3])
    func put(_ value: UInt32, _ offset: Int) {
      for byte in 0..<(bitsPerComponent / 8) {
        target.storeBytes(of: UInt8(value), toByteOffset: offset + byte, as: UInt8.self)
      }
    }
    func color(_ channel: Int) -> UInt32 {
      let value = UInt32(source[2 - channel])
      return alpha == .straight && a > 0 ? min((value * 255 + a / 2) / a, 255) : value
    }
    if colorOffsets[0] == colorOffsets[1] {
      put((color(0) * 54 + color(1) * 183 + color(2) * 19 + 128) >> 8, colorOffsets[0])
    } else {
      for channel in 0..<3 { put(color(channel), colorOffsets[channel]) }
    }
    if let alphaOffset { put(a, alphaOffset) }
  }
}
