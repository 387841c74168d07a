internal import Foundation

/// The pictures of a run, numbered in the order in which they were taken.
package final class Album {
  package let folder: URL
  /// The number of pictures taken, also before the app was launched again.
  package var count = 0

  package init(folder: URL) { self.folder = folder }

  /// Takes a picture of the whole screen; returns its file's name, nil if it can't be written.
  package func add(_ screen: UIScreen, named name: String) -> String? {
    count += 1
    let number = count < 10 ? "0\(count)" : "\(count)"
    let file = "\(number)-\(Self.plain(name)).png"
    guard let data = screen.picture()?.encodedPNG() else { return nil }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(file))
      return file
    } catch {
      Diagnostic.pictureNotWritten(file: file, reason: error.localizedDescription).report()
      return nil
    }
  }

  /// A title as part of a file's name: letters, digits, dashes.
  static func plain(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    let short = parts.joined(separator: "-").prefix(40)
    return short.isEmpty ? "screen" : String(short)
  }
}
