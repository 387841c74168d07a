internal import CSDL
internal import Foundation

/// The source of what the app copied or drags, as other programs read it.
final class WaylandSource {
  let object: WaylandObject
  private let forms: OfferedForms
  /// Called with what a drag came to.
  var whenOver: ((Outcome) -> Void)?
  /// Called once something else was copied.
  var whenReplaced: (() -> Void)?

  /// The events at the end of a drag.
  enum Outcome {
    /// Another program has been given what was dragged, and may read it.
    case dropped
    /// It has read it.
    case read
    /// Nobody takes it.
    case cancelled
  }

  /// Offers forms of something; a drag has them copied alone.
  init?(_ forms: OfferedForms, by manager: WaylandObject, _ library: WaylandLibrary, isDrag: Bool) {
    let made = manager.make("wl_data_source", 0, [.new])
    guard let object = WaylandObject(made, library, endedBy: 1) else { return nil }
    (self.object, self.forms) = (object, forms)
    for target in forms.targets {
      target.withCString { object.send(0, [wl_argument(s: $0)]) }
    }
    if isDrag, library.version(object.proxy) >= 3 { object.send(2, [wl_argument(u: 1)]) }
    object.handler = { [unowned self] event, values in hear(event, values) }
  }

  private func hear(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 1: give(values[0].text, to: values[1].h)
    case 2:
      whenReplaced?()
      whenOver?(.cancelled)
    case 3: whenOver?(.dropped)
    case 4: whenOver?(.read)
    default: break
    }
  }

  private func give(_ form: String, to file: Int32) {
    guard forms.targets.contains(form) else {
      close(file)
      return
    }
    forms.load(form) { data in
      guard let data else {
        close(file)
        return
      }
      Self.write(data, to: file)
    }
  }

  /// Writes on another thread, since a program reads as fast as it likes.
  private static func write(_ data: Data, to file: Int32) {
    DispatchQueue.global().async {
      // A program that no longer reads is an error then, not the end.
      var (broken, before) = (sigset_t(), sigset_t())
      sigemptyset(&broken)
      sigaddset(&broken, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &broken, &before)
      data.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = Glibc.write(
            file,
            UnsafeRawBufferPointer(rebasing: rest).baseAddress,
            rest.count
          )
          guard count > 0 else { break }
          rest = rest.dropFirst(count)
        }
      }
      close(file)
      var none = timespec()
      sigtimedwait(&broken, nil, &none)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
  }
}
