internal import CSystemd

/// A connection to a bus that never waits: whoever has it asks for what came, and sends.
///
/// Only one thread uses it.
final class BusConnection {
  private let bus: OpaquePointer

  /// Begins to connect; nil if there is nothing at the address.
  init?(address: String?) {
    var made: OpaquePointer?
    if let address {
      guard sd_bus_new(&made) >= 0, let new = made else { return nil }
      guard sd_bus_set_address(new, address) >= 0, sd_bus_set_bus_client(new, 1) >= 0,
        sd_bus_start(new) >= 0
      else {
        sd_bus_unref(new)
        return nil
      }
    } else {
      guard sd_bus_open_user(&made) >= 0, made != nil else { return nil }
    }
    guard let made else { return nil }
    bus = made
  }

  deinit {
    sd_bus_close(bus)
    sd_bus_unref(bus)
  }

  /// True if the bus has accepted the connection.
  var isReady: Bool { sd_bus_is_ready(bus) > 0 }
  var isOpen: Bool { sd_bus_is_open(bus) > 0 }

  /// The name of this end, once it is ready.
  var name: String {
    var name: UnsafePointer<CChar>?
    guard isReady, sd_bus_get_unique_name(bus, &name) >= 0, let name else { return "" }
    return String(cString: name)
  }

  // MARK: - Waiting

  var descriptor: Int32 { sd_bus_get_fd(bus) }
  /// The events to wait for, as `poll` takes them.
  var events: Int16 { Int16(truncatingIfNeeded: max(0, sd_bus_get_events(bus))) }
  /// Until when, in microseconds of the monotonic clock; nil for ever.
  var deadline: UInt64? {
    var time: UInt64 = 0
    return sd_bus_get_timeout(bus, &time) >= 0 && time != .max ? time : nil
  }
  /// The number of messages that could not be written yet.
  var queued: Int {
    var count: UInt64 = 0
    return sd_bus_get_n_queued_write(bus, &count) >= 0 ? Int(clamping: count) : 0
  }

  /// The result of one turn.
  enum Turn {
    case message(BusMessage)
    /// Something was done, and there may be more.
    case more
    case nothing
    case lost
  }

  func turn() -> Turn {
    var message: OpaquePointer?
    let result = sd_bus_process(bus, &message)
    if let message { return .message(BusMessage(message)) }
    if result < 0 { return .lost }
    return result > 0 ? .more : .nothing
  }

  // MARK: - Sending

  /// Calls something; answers the number by which its reply is known.
  @discardableResult
  func call(
    _ destination: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ values: [BusValue] = []
  ) -> UInt64? {
    var made: OpaquePointer?
    guard
      sd_bus_message_new_method_call(bus, &made, destination, path, interface, member) >= 0,
      let made
    else { return nil }
    return send(made, values)
  }

  func signal(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    var made: OpaquePointer?
    guard sd_bus_message_new_signal(bus, &made, path, interface, member) >= 0, let made else {
      return
    }
    send(made, values)
  }

  func reply(to call: BusMessage, _ values: [BusValue]) {
    guard call.expectsReply else { return }
    var made: OpaquePointer?
    guard sd_bus_message_new_method_return(call.pointer, &made) >= 0, let made else { return }
    send(made, values)
  }

  func fail(_ call: BusMessage, _ failure: BusFailure) {
    guard call.expectsReply else { return }
    var error = sd_bus_error()
    defer { sd_bus_error_free(&error) }
    sd_bus_error_set(&error, failure.name, failure.description)
    var made: OpaquePointer?
    guard sd_bus_message_new_method_error(call.pointer, &made, &error) >= 0, let made else {
      return
    }
    send(made, [])
  }

  @discardableResult
  private func send(_ made: OpaquePointer, _ values: [BusValue]) -> UInt64? {
    let message = BusMessage(made)
    message.append(values)
    var cookie: UInt64 = 0
    return sd_bus_send(bus, message.pointer, &cookie) >= 0 ? cookie : nil
  }

  /// Asks the bus for signals.
  func listen(_ rule: String) {
    call(
      "org.freedesktop.DBus",
      "/org/freedesktop/DBus",
      "org.freedesktop.DBus",
      "AddMatch",
      [.string(rule)]
    )
  }
}
