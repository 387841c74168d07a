internal import CSystemd

extension BusMessage {
  /// Puts values behind those that are there.
  func append(_ values: [BusValue]) { for value in values { append(value) } }

  private func append(_ value: BusValue) {
    switch value {
    case .int(let number): basic("i", number)
    case .unsigned(let number): basic("u", number)
    case .short(let number): basic("n", number)
    case .byte(let number): basic("y", number)
    case .bool(let truth): basic("b", Int32(truth ? 1 : 0))
    case .double(let number): basic("d", number)
    case .string(let text): string("s", text)
    case .path(let text): string("o", text)
    case .variant(let inner): group("v", inner.signature, [inner])
    case .array(let element, let values): group("a", element, values)
    case .structure(let parts): group("r", parts.map(\.signature).joined(), parts)
    case .entry(let parts): group("e", parts.map(\.signature).joined(), parts)
    }
  }

  private func basic<Number>(_ letter: Character, _ number: Number) {
    withUnsafePointer(to: number) {
      _ = sd_bus_message_append_basic(pointer, CChar(letter: letter), $0)
    }
  }

  /// The bus refuses zeros and what Unicode says is no character.
  private func string(_ letter: Character, _ text: String) {
    let allowed = text.unicodeScalars.filter { scalar in
      scalar.value != 0 && scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF ~= scalar.value)
    }
    let clean = String(String.UnicodeScalarView(allowed))
    _ = clean.withCString {
      sd_bus_message_append_basic(pointer, CChar(letter: letter), UnsafeRawPointer($0))
    }
  }

  private func group(_ kind: Character, _ contents: String, _ values: [BusValue]) {
    sd_bus_message_open_container(pointer, CChar(letter: kind), contents)
    append(values)
    sd_bus_message_close_container(pointer)
  }
}
