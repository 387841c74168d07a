/// Gives every name of a document one `String`, however often the name occurs.
///
/// An open-addressed table over the names' bytes; finding a known name allocates nothing.
struct NameTable {
  private var slots: [Int32]
  private(set) var names: [String] = []

  init(_ names: [String] = []) {
    slots = Array(repeating: -1, count: 256)
    for var name in names {
      _ = name.withUTF8 { intern($0) }
    }
  }

  /// The index of a name that is already there.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let found = slots[slot(for: name)]
    return found < 0 ? nil : Int(found)
  }

  /// The index of a name, which is added when it is new.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let place = slot(for: name)
    if slots[place] >= 0 { return Int(slots[place]) }
    slots[place] = Int32(names.count)
    names.append(String(decoding: name, as: UTF8.self))
    if names.count * 2 > slots.count { grow() }
    return names.count - 1
  }

  private func slot(for name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var place = Int(hash) & (slots.count - 1)
    while slots[place] >= 0, !names[Int(slots[place])].utf8.elementsEqual(name) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, var name) in names.enumerated() {
      let place = name.withUTF8 { slot(for: $0) }
      slots[place] = Int32(index)
    }
  }
}
