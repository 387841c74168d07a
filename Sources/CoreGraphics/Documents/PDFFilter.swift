internal import CCodecs
internal import Foundation

/// Undoes what makes the streams of PDF files small, or printable.
enum PDFFilter {
  /// No stream becomes larger than this, so that a small file cannot take all memory.
  static let maximumBytes = 1 << 28

  /// The unpacked bytes of zlib; as much as can be had of a stream that is cut off.
  static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let version = zlibVersion()
    guard inflateInit_(&stream, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { inflateEnd(&stream) }
    var (source, result) = (bytes, [UInt8]())
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    source.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      while status == Z_OK, result.count < maximumBytes {
        let produced = piece.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          status = CCodecs.inflate(&stream, Z_NO_FLUSH)
          return output.count - Int(stream.avail_out)
        }
        result += piece.prefix(produced)
        if produced == 0 { break }
      }
    }
    return result.isEmpty && !bytes.isEmpty ? nil : result
  }

  /// Undoes the differences between neighbours that PNG's filters leave.
  static func withoutPrediction(_ bytes: [UInt8], _ parameters: [String: PDFValue]) -> [UInt8] {
    guard let predictor = parameters["Predictor"]?.integer, predictor >= 10 else { return bytes }
    let colors = min(max(parameters["Colors"]?.integer ?? 1, 1), 32)
    let bits = min(max(parameters["BitsPerComponent"]?.integer ?? 8, 1), 16)
    let columns = min(max(parameters["Columns"]?.integer ?? 1, 1), 1 << 20)
    let (step, row) = (max(colors * bits / 8, 1), (colors * bits * columns + 7) / 8)
    var (above, result) = ([UInt8](repeating: 0, count: row), [UInt8]())
    for start in stride(from: 0, to: bytes.count - row, by: row + 1) {
      var line = Array(bytes[(start + 1)...(start + row)])
      for index in line.indices {
        let left = index >= step ? line[index - step] : 0
        let corner = index >= step ? above[index - step] : 0
        switch bytes[start] {
        case 1: line[index] &+= left
        case 2: line[index] &+= above[index]
        case 3: line[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
        case 4: line[index] &+= paeth(left, above[index], corner)
        default: break
        }
      }
      result += line
      above = line
    }
    return result
  }

  /// The neighbour that is nearest to what the three promise together.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(above) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? above : corner
  }

  static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(\.hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).map { index in
      digits[index] << 4 | (index + 1 < digits.count ? digits[index + 1] : 0)
    }
  }

  /// Five printable characters for four bytes.
  static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var (result, group) = ([UInt8](), [UInt32]())
    func word(_ group: [UInt32]) -> [UInt8] {
      let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    for byte in bytes where !byte.isPDFSpace {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
      } else if (33...117).contains(byte) {
        group.append(UInt32(byte) - 33)
        if group.count == 5 {
          result += word(group)
          group = []
        }
      }
    }
    guard group.count > 1 else { return result }
    let padded = group + Array(repeating: 84, count: 5 - group.count)
    return result + word(padded).prefix(group.count - 1)
  }
}
