/// A QR code of some bytes, as ISO/IEC 18004 describes it.
struct QRCode {
  /// The part of the code that may be lost.
  enum Correction: Int { case low = 0, medium, quartile, high }

  /// The number of squares on a side.
  let size: Int
  /// True for a black square, row by row.
  private(set) var squares: [Bool]
  private var isFixed: [Bool]

  /// Makes the smallest code that holds the bytes; nil if none does.
  init?(_ bytes: [UInt8], _ correction: Correction) {
    let known = (1...40).first { version in
      let header = version < 10 ? 12 : 20
      return header + 8 * bytes.count <= 8 * QRTables.dataCount(version, correction)
    }
    guard let version = known else { return nil }
    size = 17 + 4 * version
    squares = [Bool](repeating: false, count: size * size)
    isFixed = squares
    drawPatterns(version)
    place(Self.codewords(bytes, version, correction))
    let best = (0..<8).min { penalty($0, correction) < penalty($1, correction) } ?? 0
    mask(best)
    drawFormat(correction, best)
  }

  subscript(x: Int, y: Int) -> Bool { squares[y * size + x] }

  // MARK: - Data

  /// The bytes with their header, filled up, and with those that correct errors, mixed.
  private static func codewords(
    _ bytes: [UInt8],
    _ version: Int,
    _ correction: Correction
  ) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(4, 4)
    add(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { add(Int(byte), 8) }
    let room = 8 * QRTables.dataCount(version, correction)
    add(0, min(4, room - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var filler = 0xEC
    while bits.count < room {
      add(filler, 8)
      filler ^= 0xEC ^ 0x11
    }
    let data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    return mixed(data, version, correction)
  }

  private static func mixed(
    _ data: [UInt8],
    _ version: Int,
    _ correction: Correction
  ) -> [UInt8] {
    let blockCount = QRTables.blocks(version, correction)
    let extra = QRTables.correctors(version, correction)
    let divisor = ErrorCorrection.divisor(extra)
    let (short, longer) = (data.count / blockCount, data.count % blockCount)
    var blocks: [[UInt8]] = []
    var start = 0
    for number in 0..<blockCount {
      let count = short + (number < blockCount - longer ? 0 : 1)
      blocks.append(Array(data[start..<start + count]))
      start += count
    }
    var result: [UInt8] = []
    for place in 0...short {
      for block in blocks where place < block.count { result.append(block[place]) }
    }
    let checks = blocks.map { ErrorCorrection.remainder($0, divisor) }
    for place in 0..<extra { for check in checks { result.append(check[place]) } }
    return result
  }

  // MARK: - Squares

  private mutating func set(_ x: Int, _ y: Int, _ isBlack: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    squares[y * size + x] = isBlack
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for place in 0..<size {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = QRTables.alignment(version)
    let last = places.count - 1
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // Three corners have a larger pattern.
        if [[0, 0], [0, last], [last, 0]].contains([row, column]) { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.low, 0)
    drawVersion(version)
  }

  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let data = [1, 0, 3, 2][correction.rawValue] << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, size - 15 + place, bit(place)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let isBlack = bits >> place & 1 == 1
      set(size - 11 + place % 3, place / 3, isBlack)
      set(place / 3, size - 11 + place % 3, isBlack)
    }
  }

  /// Lays the bits in pairs of columns, upwards and downwards in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      let right = right <= 6 ? right - 1 : right
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && bit < 8 * codewords.count {
          squares[y * size + x] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  private mutating func mask(_ number: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.inverts(number, x, y) {
        squares[y * size + x].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  // MARK: - The choice of the mask

  /// The points by which the standard says how hard a code with a mask would be to read.
  private func penalty(_ number: Int, _ correction: Correction) -> Int {
    var code = self
    code.mask(number)
    code.drawFormat(correction, number)
    var points = 0
    for line in 0..<size {
      points += Self.penalty((0..<size).map { code[$0, line] })
      points += Self.penalty((0..<size).map { code[line, $0] })
    }
    for y in 1..<size {
      for x in 1..<size {
        let colour = code[x, y]
        if colour == code[x - 1, y], colour == code[x, y - 1], colour == code[x - 1, y - 1] {
          points += 3
        }
      }
    }
    let black = code.squares.count(where: \.self)
    return points + abs(20 * black - 10 * size * size) / (size * size) * 10
  }

  /// The points of a line: for runs of five and more, and for what resembles a corner's pattern.
  private static func penalty(_ line: [Bool]) -> Int {
    var (points, run) = (0, 1)
    for place in 1..<line.count {
      run = line[place] == line[place - 1] ? run + 1 : 1
      if run == 5 { points += 3 } else if run > 5 { points += 1 }
    }
    let corner = [true, false, true, true, true, false, true]
    for start in 0...line.count - 7 where Array(line[start..<start + 7]) == corner {
      let before = line[max(0, start - 4)..<start]
      let after = line[start + 7..<min(line.count, start + 11)]
      if !before.contains(true) || !after.contains(true) { points += 40 }
    }
    return points
  }
}

/// Reed and Solomon's sums over the field of 256 numbers.
enum ErrorCorrection {
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if other >> bit & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result & 0xFF)
  }

  /// The polynomial with the first powers of 2 as roots, without its leading 1.
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in divisor.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }
}
