internal import UIKitCore

/// The clipboard of the desktop, by way of SDL: text.
final class WindowClipboard: DesktopClipboard {
  private let library: WindowLibrary

  init(_ library: WindowLibrary) { self.library = library }

  var text: String? {
    get {
      guard let bytes = library.clipboardText() else { return nil }
      defer { library.free(bytes) }
      let text = String(cString: bytes)
      return text.isEmpty ? nil : text
    }
    set { if let newValue { _ = library.setClipboardText(newValue) } }
  }
}
