internal import Foundation

extension PDFFile {
  /// The picture of an image object, with the coverage that its mask says.
  func image(_ object: PDFValue, resources: [String: PDFValue], fill: RGBA) -> CGImage? {
    guard let table = object.table, let size = self.size(of: table),
      let bytes = contents(of: object)
    else { return nil }
    if isJPEG(table) {
      return try? ImageDecoder.decode(Data(bytes)).image
    }
    guard let pixels = PixelBuffer(width: size.width, height: size.height) else { return nil }
    let isStencil = value("ImageMask", of: table).isTrue
    let space =
      isStencil
      ? PDFColorSpace.gray
      : PDFColorSpace(table["ColorSpace"] ?? table["CS"], in: self, resources: resources)
    guard let space, space.count > 0 else { return nil }
    let bits = isStencil ? 1 : value("BitsPerComponent", of: table).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { return nil }
    let samples = PDFSamples(bytes: bytes, bits: bits, count: space.count, width: size.width)
    let decode = numbers(table["Decode"])
    let soft = coverage(value("SMask", of: table), of: size)
    for y in 0..<size.height {
      let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<size.width {
        let parts = samples.parts(x, y, space, decode)
        var color = isStencil ? fill : space.color(parts)
        if isStencil { color.alpha = parts[0] < 0.5 ? fill.alpha : 0 }
        if let soft { color.alpha *= CGFloat(soft[y * size.width + x]) / 255 }
        store(color, at: row + 4 * x)
      }
    }
    return CGImage(pixels: pixels)
  }

  private func store(_ color: RGBA, at pixel: UnsafeMutablePointer<UInt8>) {
    func byte(_ part: CGFloat) -> UInt8 { UInt8((part * color.alpha * 255).rounded()) }
    (pixel[0], pixel[1], pixel[2]) = (byte(color.blue), byte(color.green), byte(color.red))
    pixel[3] = UInt8((color.alpha * 255).rounded())
  }

  private func size(of table: [String: PDFValue]) -> (width: Int, height: Int)? {
    guard let width = value("Width", of: table).integer,
      let height = value("Height", of: table).integer, PixelBuffer.isReasonable(width, height)
    else { return nil }
    return (width, height)
  }

  private func isJPEG(_ table: [String: PDFValue]) -> Bool {
    let filter = value("Filter", of: table)
    return (filter.list.flatMap { resolve($0.last).name } ?? filter.name) == "DCTDecode"
  }

  /// The coverage of a soft mask, one byte for each pixel of the picture that it belongs to.
  private func coverage(_ mask: PDFValue, of size: (width: Int, height: Int)) -> [UInt8]? {
    guard let table = mask.table, let own = self.size(of: table), let bytes = contents(of: mask)
    else { return nil }
    let bits = value("BitsPerComponent", of: table).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits), !isJPEG(table) else { return nil }
    let samples = PDFSamples(bytes: bytes, bits: bits, count: 1, width: own.width)
    let decode = numbers(table["Decode"])
    return (0..<(size.width * size.height)).map { index in
      let (x, y) = (index % size.width, index / size.width)
      let part = samples.parts(
        x * own.width / size.width,
        y * own.height / size.height,
        .gray,
        decode
      )
      return UInt8((min(max(part[0], 0), 1) * 255).rounded())
    }
  }
}

/// The numbers of a picture, rows beginning at whole bytes.
private struct PDFSamples {
  let bytes: [UInt8]
  let bits: Int
  let count: Int
  let width: Int

  private var rowBytes: Int { (width * count * bits + 7) / 8 }

  /// The numbers of one pixel, as the space counts them.
  func parts(_ x: Int, _ y: Int, _ space: PDFColorSpace, _ decode: [CGFloat]) -> [CGFloat] {
    let most = CGFloat((1 << bits) - 1)
    let isIndexed = if case .indexed = space { true } else { false }
    return (0..<count).map { part in
      let raw = CGFloat(sample(y * rowBytes, x * count + part))
      if decode.count >= 2 * part + 2 {
        return decode[2 * part] + raw / most * (decode[2 * part + 1] - decode[2 * part])
      }
      return isIndexed ? raw : raw / most
    }
  }

  private func sample(_ row: Int, _ index: Int) -> Int {
    let start = row + index * bits / 8
    guard start + (bits == 16 ? 1 : 0) < bytes.count else { return 0 }
    switch bits {
    case 16: return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    case 8: return Int(bytes[start])
    default: return Int(bytes[start]) >> (8 - bits - index * bits % 8) & ((1 << bits) - 1)
    }
  }
}
