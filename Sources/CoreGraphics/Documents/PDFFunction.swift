internal import Foundation

/// A function of numbers as PDF files write it: samples, powers, and pieces of others.
struct PDFFunction {
  private indirect enum Kind {
    case sampled(size: [Int], bits: Int, encode: [CGFloat], decode: [CGFloat], bytes: [UInt8])
    case power(from: [CGFloat], to: [CGFloat], exponent: CGFloat)
    case pieces([PDFFunction], bounds: [CGFloat], encode: [CGFloat])
    /// One function for each number that comes out.
    case parallel([PDFFunction])
  }

  private let kind: Kind
  private let domain: [CGFloat]
  private let range: [CGFloat]

  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    let value = file.resolve(value)
    guard depth < 8 else { return nil }
    if let list = value.list {
      let functions = list.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      guard functions.count == list.count, !functions.isEmpty else { return nil }
      (kind, domain, range) = (.parallel(functions), [], [])
      return
    }
    guard let table = value.table, let kind = Self.kind(table, value, file, depth) else {
      return nil
    }
    self.kind = kind
    (domain, range) = (file.numbers(table["Domain"]), file.numbers(table["Range"]))
  }

  private static func kind(
    _ table: [String: PDFValue],
    _ value: PDFValue,
    _ file: PDFFile,
    _ depth: Int
  ) -> Kind? {
    let encode = file.numbers(table["Encode"])
    switch file.value("FunctionType", of: table).integer {
    case 0:
      let size = file.numbers(table["Size"]).compactMap { Int(exactly: $0) }
      guard let bytes = file.contents(of: value), size.count == 1, (1...0xFFFF).contains(size[0]),
        let bits = file.value("BitsPerSample", of: table).integer, bits == 8 || bits == 16
      else { return nil }
      let decode = file.numbers(table["Decode"] ?? table["Range"])
      return .sampled(size: size, bits: bits, encode: encode, decode: decode, bytes: bytes)
    case 2:
      let (from, to) = (file.numbers(table["C0"]), file.numbers(table["C1"]))
      return .power(
        from: from.isEmpty ? [0] : from,
        to: to.isEmpty ? [1] : to,
        exponent: file.value("N", of: table).number ?? 1
      )
    case 3:
      let list = file.value("Functions", of: table).list ?? []
      let pieces = list.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      let bounds = file.numbers(table["Bounds"])
      guard !pieces.isEmpty, bounds.count == pieces.count - 1 else { return nil }
      return .pieces(pieces, bounds: bounds, encode: encode)
    default: return nil
    }
  }

  /// The numbers that come out for one that goes in.
  func callAsFunction(_ input: CGFloat) -> [CGFloat] {
    let input = domain.count >= 2 ? min(max(input, domain[0]), domain[1]) : input
    let result: [CGFloat]
    switch kind {
    case .parallel(let functions): return functions.flatMap { $0(input) }
    case .power(let from, let to, let exponent):
      let share = exponent == 1 ? input : pow(input, exponent)
      result = zip(from, to).map { $0 + share * ($1 - $0) }
    case .pieces(let pieces, let bounds, let encode):
      result = Self.piece(pieces, bounds, encode, domain, input)
    case .sampled(let size, let bits, let encode, let decode, let bytes):
      let place = Self.interpolate(
        input,
        domain.count >= 2 ? domain : [0, 1],
        encode.count >= 2 ? encode : [0, CGFloat(size[0] - 1)]
      )
      let inside = place.isFinite ? min(max(place, 0), CGFloat(size[0] - 1)) : 0
      result = Self.sample(at: inside, bits, decode, bytes)
    }
    guard range.count >= 2 * result.count else { return result }
    return result.indices.map { min(max(result[$0], range[2 * $0]), range[2 * $0 + 1]) }
  }

  private static func piece(
    _ pieces: [PDFFunction],
    _ bounds: [CGFloat],
    _ encode: [CGFloat],
    _ domain: [CGFloat],
    _ input: CGFloat
  ) -> [CGFloat] {
    let index = bounds.firstIndex { input < $0 } ?? pieces.count - 1
    let low = index == 0 ? domain.first ?? 0 : bounds[index - 1]
    let high = index == bounds.count ? domain.dropFirst().first ?? 1 : bounds[index]
    let target =
      encode.count >= 2 * index + 2 ? Array(encode[(2 * index)...(2 * index + 1)]) : [0, 1]
    return pieces[index](interpolate(input, [low, high], target))
  }

  private static func interpolate(
    _ value: CGFloat,
    _ from: [CGFloat],
    _ to: [CGFloat]
  ) -> CGFloat {
    guard from[1] != from[0] else { return to[0] }
    return to[0] + (value - from[0]) * (to[1] - to[0]) / (from[1] - from[0])
  }

  private static func sample(
    at place: CGFloat,
    _ bits: Int,
    _ decode: [CGFloat],
    _ bytes: [UInt8]
  ) -> [CGFloat] {
    let (count, width) = (decode.count / 2, bits / 8)
    let (low, share) = (Int(place), place - place.rounded(.down))
    func read(_ row: Int, _ column: Int) -> CGFloat {
      let start = (row * count + column) * width
      guard start + width <= bytes.count else { return 0 }
      let number = width == 2 ? Int(bytes[start]) << 8 | Int(bytes[start + 1]) : Int(bytes[start])
      return CGFloat(number) / CGFloat((1 << bits) - 1)
    }
    return (0..<count).map { column in
      let first = read(low, column)
      let next = share > 0 ? read(low + 1, column) : first
      let value = first + share * (next - first)
      return decode[2 * column] + value * (decode[2 * column + 1] - decode[2 * column])
    }
  }
}
