internal import Foundation

/// Gives every name of the vocabulary one number and one `String`.
///
/// An open-addressed table over the names' bytes; finding a name allocates nothing. Names of
/// documents never enter it, so nobody can choose names that collide; see `DocumentNames`.
struct NameTable: Sendable {
  private struct Slot {
    var hash: UInt32
    /// -1 where nothing is.
    var index: Int32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, index: -1), count: 256)
  /// All names' bytes one after another, and where each begins.
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  /// The names by their numbers.
  private(set) var names: [String] = []

  /// The number of names.
  var count: Int { names.count }

  /// The number of a name; nil when it is not here.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let index = slots[place(of: name, hash: NameTable.hash(name))].index
    return index < 0 ? nil : Int(index)
  }

  /// The number of a name, which is added when it is new.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = NameTable.hash(name)
    let place = place(of: name, hash: hash)
    if slots[place].index >= 0 { return Int(slots[place].index) }
    slots[place] = Slot(hash: hash, index: Int32(names.count))
    names.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    starts.append(bytes.count)
    if names.count * 2 > slots.count { grow() }
    return names.count - 1
  }

  private func place(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].index >= 0 {
      if slots[place].hash == hash, isSame(name, Int(slots[place].index)) { return place }
      place = (place + 1) & mask
    }
    return place
  }

  private func isSame(_ name: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == name.count, let base = name.baseAddress else {
      return starts[index + 1] == start && name.isEmpty
    }
    return bytes.withUnsafeBufferPointer { known in
      known.baseAddress.map { memcmp($0 + start, base, name.count) == 0 } ?? false
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, index: -1), count: old.count * 2)
    for slot in old where slot.index >= 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].index >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  /// FNV-1a, good enough for names that we choose ourselves.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
