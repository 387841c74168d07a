internal import CSystemd

extension BusMessage {
  /// All that the message carries; nil if it isn't what `expected` says.
  func values(_ expected: String) -> [BusValue]? {
    guard signature == expected, let types = BusSignature.types(of: expected) else { return nil }
    sd_bus_message_rewind(pointer, 1)
    return read(types)
  }

  private func read(_ types: [String]) -> [BusValue]? {
    var values: [BusValue] = []
    for type in types {
      guard let value = read(type) else { return nil }
      values.append(value)
    }
    return values
  }

  private func read(_ type: String) -> BusValue? {
    guard let letter = type.first else { return nil }
    switch letter {
    case "i": return basic(letter, Int32(0)).map { .int($0) }
    case "u": return basic(letter, UInt32(0)).map { .unsigned($0) }
    case "n": return basic(letter, Int16(0)).map { .short($0) }
    case "y": return basic(letter, UInt8(0)).map { .byte($0) }
    // The library reads a truth value into a whole number.
    case "b": return basic(letter, Int32(0)).map { .bool($0 != 0) }
    case "d": return basic(letter, Double(0)).map { .double($0) }
    case "s": return string(letter).map { .string($0) }
    case "o": return string(letter).map { .path($0) }
    case "v": return variant()
    case "a": return array(of: String(type.dropFirst()))
    case "(": return group("r", BusSignature.inside(type)).map { .structure($0) }
    case "{": return group("e", BusSignature.inside(type)).map { .entry($0) }
    default: return nil
    }
  }

  private func basic<Number>(_ letter: Character, _ zero: Number) -> Number? {
    var value = zero
    let result = withUnsafeMutablePointer(to: &value) {
      sd_bus_message_read_basic(pointer, CChar(letter: letter), $0)
    }
    return result > 0 ? value : nil
  }

  private func string(_ letter: Character) -> String? {
    basic(letter, UnsafePointer<CChar>?.none)?.map { String(cString: $0) }
  }

  private func variant() -> BusValue? {
    var kind: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(pointer, &kind, &contents) > 0, let contents else { return nil }
    let type = String(cString: contents)
    guard let inner = group("v", type)?.first else { return nil }
    return .variant(inner)
  }

  private func array(of element: String) -> BusValue? {
    guard sd_bus_message_enter_container(pointer, CChar(letter: "a"), element) > 0 else {
      return nil
    }
    var values: [BusValue] = []
    while sd_bus_message_at_end(pointer, 0) == 0 {
      guard let value = read(element) else { return nil }
      values.append(value)
    }
    return sd_bus_message_exit_container(pointer) >= 0 ? .array(of: element, values) : nil
  }

  private func group(_ kind: Character, _ contents: String) -> [BusValue]? {
    guard let types = BusSignature.types(of: contents),
      sd_bus_message_enter_container(pointer, CChar(letter: kind), contents) > 0,
      let values = read(types),
      sd_bus_message_exit_container(pointer) >= 0
    else { return nil }
    return values
  }
}
