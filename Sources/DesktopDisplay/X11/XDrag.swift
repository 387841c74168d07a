internal import CSDL
internal import Foundation

/// A drag over windows of other programs, by version 5 of the protocol XDND: they are asked whether they
/// take what is dragged, and read it as a selection once it falls.
final class XDrag {
  private let connection: XConnection
  private let offer: OfferedForms
  /// The window under the pointer that takes part, with the version of the protocol that both know.
  private var target: (window: UInt, version: Int)?
  /// True once other programs can read what is dragged.
  private var isOffered = false
  /// True if the target would take what is dragged.
  private var accepts = false
  /// True until the target has answered the last position; it gets one at a time.
  private var isAsked = false
  /// A position that came before the answer to the last.
  private var next: (x: Int32, y: Int32)?
  /// True once the target may read what was dropped on it.
  private var isDropped = false
  private var done: ((Bool) -> Void)?
  private var whenRead: (() -> Void)?

  private static let selection = "XdndSelection"
  private static let version = 5
  /// The seconds that a target has for its answer when the button is let go.
  private static let patience = 2.0

  init(_ connection: XConnection, _ offer: OfferedForms) {
    (self.connection, self.offer) = (connection, offer)
    connection.drag?.giveUp()
    connection.drag = self
  }

  /// Another drag begins: a drop that still waits for an answer has failed, and what was dropped can't
  /// be read any more.
  private func giveUp() {
    let done = done
    (self.done, whenRead) = (nil, nil)
    if !isDropped { leave() }
    done?(false)
  }

  /// The pointer is over windows, the outermost first, at a place of the screen in pixels.
  func move(over windows: [UInt], x: Int32, y: Int32) {
    // What nobody may have is kept from all windows.
    let found = offer.targets.isEmpty ? nil : windows.lazy.compactMap(participant).first
    if found?.window != target?.window {
      leave()
      target = found
      enter()
    }
    guard target != nil else { return }
    if isAsked { next = (x, y) } else { ask(x, y) }
  }

  private func participant(_ window: UInt) -> (window: UInt, version: Int)? {
    let version = connection.numbers(of: connection.atom("XdndAware"), at: window).first
    return version.map { (window, min(Int($0), Self.version)) }
  }

  // MARK: - Messages to the target

  private var source: Int { Int(connection.window) }

  private func enter() {
    guard let target else { return }
    if !isOffered { connection.offer(offer, as: Self.selection) }
    isOffered = true
    let types = offer.targets.map { Int(connection.atom($0)) }
    let list = connection.atom("XdndTypeList")
    connection.set(list, of: connection.window, to: types, type: UInt(XA_ATOM))
    let first = (types + [0, 0, 0]).prefix(3).map { $0 }
    let bits = target.version << 24 | (types.count > 3 ? 1 : 0)
    connection.send("XdndEnter", to: target.window, (source, bits, first[0], first[1], first[2]))
  }

  private func ask(_ x: Int32, _ y: Int32) {
    guard let target else { return }
    isAsked = true
    next = nil
    let place = Int(UInt16(truncatingIfNeeded: x)) << 16 | Int(UInt16(truncatingIfNeeded: y))
    let copy = Int(connection.atom("XdndActionCopy"))
    connection.send("XdndPosition", to: target.window, (source, 0, place, 0, copy))
  }

  /// The pointer is over no window of another program.
  func leave() {
    if let target { connection.send("XdndLeave", to: target.window, (source, 0, 0, 0, 0)) }
    (target, accepts, isAsked, next) = (nil, false, false, nil)
  }

  // MARK: - The end

  /// The button is let go: the target gets the things, if it wants them.
  func drop(_ done: @escaping (Bool) -> Void, whenRead: @escaping () -> Void) {
    (self.done, self.whenRead) = (done, whenRead)
    guard isAsked else { return decide() }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [self] in
      MainActor.assumeIsolated { decide() }
    }
  }

  private func decide() {
    guard let done else { return }
    self.done = nil
    if let target, accepts, !isAsked {
      isDropped = true
      connection.send("XdndDrop", to: target.window, (source, 0, 0, 0, 0))
      done(true)
    } else {
      leave()
      done(false)
    }
  }

  /// An answer of the target.
  func take(_ message: XClientMessageEvent) {
    guard let target, message.data.l.0 == Int(target.window) else { return }
    switch message.message_type {
    case connection.atom("XdndStatus"):
      isAsked = false
      accepts = message.data.l.1 & 1 != 0
      if let next { ask(next.x, next.y) } else if done != nil { decide() }
    case connection.atom("XdndFinished"):
      self.target = nil
      // Before version 5 nothing says whether the target could use what it read.
      if target.version < 5 || message.data.l.1 & 1 != 0 { whenRead?() }
      whenRead = nil
    default: break
    }
  }
}
