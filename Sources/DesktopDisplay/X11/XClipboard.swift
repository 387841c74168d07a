internal import Foundation
internal import UIKitCore

/// The clipboard of X11: texts and images.
final class XClipboard: DesktopClipboard {
  private static let name = "CLIPBOARD"
  private let connection: XConnection
  /// Counts by itself where the server doesn't tell of changes.
  private var asked = 0

  /// Nil without a server.
  init?() {
    guard let connection = XConnection.shared else { return nil }
    self.connection = connection
  }

  var number: Int {
    connection.takeEvents()
    if let copies = connection.copies { return copies.count }
    asked += 1
    return asked
  }

  var text: String? {
    guard !connection.owns(Self.name) else { return nil }
    let data = read(["UTF8_STRING", "text/plain;charset=utf-8"])
    let text = data.map { String(decoding: $0, as: UTF8.self) }
    return text?.isEmpty == false ? text : nil
  }

  var image: Data? {
    guard !connection.owns(Self.name) else { return nil }
    let data = read(OfferedForms.images)
    return data?.isEmpty == false ? data : nil
  }

  /// The first of some forms that the clipboard has; programs that don't say which ones are asked for
  /// the first, since some answer with what they have, whatever they are asked for.
  private func read(_ targets: [String]) -> Data? {
    let offered = connection.readTargets(Self.name) ?? [connection.atom(targets[0])]
    let target = targets.first { offered.contains(connection.atom($0)) }
    return target.flatMap { connection.read(Self.name, as: $0) }
  }

  func put(text: String?, image: (() -> Data?)?) {
    connection.offer(OfferedForms(text: text, image: image), as: Self.name)
  }
}
