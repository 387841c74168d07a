internal import Foundation

/// The data on their way to other programs in parts, each once the one before has been read: the
/// transfers that the ICCCM calls INCR, as their owner sees them.
struct XTransfers {
  /// A value that a property of a window gets in parts.
  struct Transfer {
    let window: UInt
    let property: UInt
    let type: UInt
    let data: Data
    /// The number of bytes that the window has got.
    fileprivate var sent = 0

    init(window: UInt, property: UInt, type: UInt, data: Data) {
      (self.window, self.property, self.type, self.data) = (window, property, type, data)
    }
  }

  /// A part of a transfer; the one behind the last is empty.
  struct Part: Equatable {
    let data: Data
    let type: UInt
  }

  /// The bytes that a property gets at once.
  let size: Int
  private var all: [Transfer] = []

  init(size: Int) { self.size = size }

  /// Begins a transfer, which takes the place of another to the same property.
  mutating func begin(_ transfer: Transfer) {
    all.removeAll { $0.window == transfer.window && $0.property == transfer.property }
    all.append(transfer)
  }

  /// The next part for a property that a program has read; nil if nothing more goes there.
  mutating func next(for property: UInt, of window: UInt) -> Part? {
    guard let index = all.firstIndex(where: { $0.window == window && $0.property == property })
    else { return nil }
    let transfer = all[index]
    let start = transfer.data.startIndex + transfer.sent
    let part = Data(transfer.data[start...].prefix(size))
    all[index].sent += part.count
    if part.isEmpty { all.remove(at: index) }
    return Part(data: part, type: transfer.type)
  }

  /// Ends the transfers to a window that is gone.
  mutating func end(of window: UInt) { all.removeAll { $0.window == window } }

  /// True while a window waits for parts, so that its events are needed.
  func has(_ window: UInt) -> Bool { all.contains { $0.window == window } }
}
