internal import Foundation
internal import UIKitCore

/// The clipboard of a compositor: texts and images.
final class WaylandClipboard: DesktopClipboard {
  private let device: WaylandDevice

  init(_ device: WaylandDevice) { self.device = device }

  var number: Int {
    device.session.takeEvents()
    return device.copies
  }

  var text: String? {
    let data = read(["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
    let text = data.map { String(decoding: $0, as: UTF8.self) }
    return text?.isEmpty == false ? text : nil
  }

  var image: Data? {
    let data = read(OfferedForms.images)
    return data?.isEmpty == false ? data : nil
  }

  /// The first of some forms that there is.
  private func read(_ forms: [String]) -> Data? {
    device.session.takeEvents()
    guard let copied = device.copied else { return nil }
    return forms.first { copied.forms.contains($0) }.flatMap(copied.read)
  }

  func put(text: String?, image: (() -> Data?)?) {
    device.copy(OfferedForms(text: text, image: image))
  }
}
