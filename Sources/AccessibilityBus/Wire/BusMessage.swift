internal import CSystemd

/// One message of the bus: a call, an answer, an error or a signal.
///
/// What comes from outside is never trusted: values that don't have the types that are asked for
/// are nil.
final class BusMessage {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { sd_bus_message_unref(pointer) }

  var isCall: Bool { sd_bus_message_is_method_call(pointer, nil, nil) > 0 }
  var isError: Bool { sd_bus_message_is_method_error(pointer, nil) > 0 }
  var expectsReply: Bool { sd_bus_message_get_expect_reply(pointer) > 0 }

  var path: String { text(sd_bus_message_get_path(pointer)) }
  var interface: String { text(sd_bus_message_get_interface(pointer)) }
  var member: String { text(sd_bus_message_get_member(pointer)) }
  var sender: String { text(sd_bus_message_get_sender(pointer)) }
  var signature: String { text(sd_bus_message_get_signature(pointer, 1)) }

  /// The number of the call that this is an answer to; nil for a message that answers none.
  var answers: UInt64? {
    var cookie: UInt64 = 0
    return sd_bus_message_get_reply_cookie(pointer, &cookie) >= 0 ? cookie : nil
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  /// A signal is sent by that name from that object.
  func isSignal(_ interface: String, _ member: String) -> Bool {
    sd_bus_message_is_signal(pointer, interface, member) > 0
  }
}

extension CChar {
  /// A letter of a signature as C takes it.
  init(letter: Character) { self = CChar(bitPattern: letter.asciiValue ?? 0) }
}
