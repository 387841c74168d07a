internal import Foundation

/// Turns values into bytes; the same state makes the same bytes.
struct StateWriter {
  private(set) var bytes: [UInt8] = []
  private var count = 0

  mutating func write(_ value: SavedValue, depth: Int = 0) throws(StateFormatError) {
    guard depth <= StateFormat.depthLimit else { throw .tooDeep }
    switch value {
    case .null: bytes.append(StateTag.null)
    case .boolean(let isTrue): bytes.append(isTrue ? StateTag.yes : StateTag.no)
    case .integer(let number): tag(StateTag.integer) { $0.write(signed: number) }
    case .real(let number): tag(StateTag.real) { $0.write(number.bitPattern) }
    case .text(let text): tag(StateTag.text) { $0.write(text) }
    case .data(let data): tag(StateTag.data) { $0.write([UInt8](data)) }
    case .date(let date):
      tag(StateTag.date) { $0.write(date.timeIntervalSinceReferenceDate.bitPattern) }
    case .url(let text): tag(StateTag.url) { $0.write(text) }
    case .path(let numbers): try write(numbers)
    case .instance(let number): tag(StateTag.instance) { $0.write(length: number) }
    case .reference(let number): tag(StateTag.reference) { $0.write(length: number) }
    case .list(let values): try write(values, StateTag.list, depth)
    case .set(let values): try write(values, StateTag.set, depth)
    case .dictionary(let pairs): try write(pairs, depth)
    }
  }

  private mutating func write(_ numbers: [Int]) throws(StateFormatError) {
    bytes.append(StateTag.path)
    try write(count: numbers.count)
    for number in numbers { write(signed: Int64(number)) }
  }

  private mutating func write(
    _ values: [SavedValue],
    _ tag: UInt8,
    _ depth: Int
  ) throws(StateFormatError) {
    bytes.append(tag)
    try write(count: values.count)
    for value in values { try write(value, depth: depth + 1) }
  }

  private mutating func write(_ pairs: [SavedPair], _ depth: Int) throws(StateFormatError) {
    bytes.append(StateTag.dictionary)
    try write(count: pairs.count)
    for pair in pairs {
      try write(pair.key, depth: depth + 1)
      try write(pair.value, depth: depth + 1)
    }
  }

  private mutating func tag(_ tag: UInt8, _ write: (inout Self) -> Void) {
    bytes.append(tag)
    write(&self)
  }

  // MARK: - Parts

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func write(_ number: UInt64, isShort: Void) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes the number of things that follow, each as heavy as so many values.
  mutating func write(count number: Int, weight: Int = 1) throws(StateFormatError) {
    count += number * weight
    guard count <= StateFormat.valueLimit else { throw .tooManyValues }
    write(length: number)
  }

  mutating func write(length: Int) { write(UInt64(length), isShort: ()) }

  /// Numbers of both signs are short when they are small: 0, -1, 1, -2.
  mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: (number << 1) ^ (number >> 63)), isShort: ())
  }

  mutating func write(_ pattern: UInt64) {
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: pattern >> (8 * place))) }
  }

  mutating func write(_ data: [UInt8]) {
    write(length: data.count)
    bytes += data
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }
}
