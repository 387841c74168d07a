internal import Foundation

extension FilterKind {
  /// Filters that draw codes, a point to each square or bar, with a white margin.
  nonisolated(unsafe) static let codeKinds: [String: FilterKind] = [
    "CIQRCodeGenerator": ofNothing(
      ["inputMessage": Data(), "inputCorrectionLevel": "M"]
    ) { inputs in
      let levels: [String: QRCode.Correction] = [
        "L": .low, "M": .medium, "Q": .quartile, "H": .high,
      ]
      let level = levels["\(inputs.values["inputCorrectionLevel"] ?? "M")"] ?? .medium
      guard let code = QRCode(bytes(inputs), level) else { return nil }
      let side = code.size + 2
      return CIImage(width: side, height: side) { x, y in
        (1...code.size).contains(x) && (1...code.size).contains(y) && code[x - 1, y - 1]
      }
    },
    "CICode128BarcodeGenerator": ofNothing(
      ["inputMessage": Data(), "inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
    ) { inputs in
      guard let code = Code128(bytes(inputs)) else { return nil }
      let margin = Int(min(max(inputs.number("inputQuietSpace", 7), 0), 100))
      let height = Int(min(max(inputs.number("inputBarcodeHeight", 32), 1), 500))
      return CIImage(width: code.bars.count + 2 * margin, height: height) { x, _ in
        code.bars.indices.contains(x - margin) && code.bars[x - margin]
      }
    },
  ]

  private static func bytes(_ inputs: FilterInputs) -> [UInt8] {
    (inputs.values["inputMessage"] as? Data).map { [UInt8]($0) } ?? []
  }
}

extension CIImage {
  /// An image of black and white squares; the first row is the highest.
  fileprivate convenience init(
    width: Int,
    height: Int,
    _ isBlack: @escaping (Int, Int) -> Bool
  ) {
    var pixels = PixelGrid(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = isBlack(x, y) ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
      }
    }
    let extent = CGRect(x: 0, y: 0, width: width, height: height)
    let grid = pixels
    self.init(extent: extent) { grid.cut(extent, to: $0) }
  }
}
