internal import Foundation
internal import UIKitCore

/// The clipboard of a compositor, by way of SDL: text.
final class WindowClipboard: DesktopClipboard {
  private let library: WindowLibrary

  init(_ library: WindowLibrary) { self.library = library }

  /// SDL doesn't say when something was copied, so that texts have to be compared.
  var number: Int {
    asked += 1
    return asked
  }
  private var asked = 0

  var text: String? {
    guard let bytes = library.clipboardText() else { return nil }
    defer { library.free(bytes) }
    let text = String(cString: bytes)
    return text.isEmpty ? nil : text
  }

  var image: Data? { nil }

  func put(text: String?, image: (() -> Data?)?) {
    if let text { _ = library.setClipboardText(text) }
  }
}
