internal import Foundation
internal import UIKitCore

/// The account of a tour: on standard output and in a file, each line as soon as it is known, so
/// that after a crash the last one says what was being done.
final class TourJournal {
  private let file: FileHandle?
  private(set) var text = ""

  /// An account in a folder, or the one that is there gone on with; nil keeps it in memory alone.
  init(folder: URL?, named name: String = "tour.txt", continues: Bool = false) {
    guard let folder else {
      file = nil
      return
    }
    let url = folder.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !continues { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
    file = try? FileHandle(forWritingTo: url)
    _ = try? file?.seekToEnd()
  }

  func write(_ part: String) {
    text += part
    guard let file else { return }
    let data = Data(part.utf8)
    try? file.write(contentsOf: data)
    try? FileHandle.standardOutput.write(contentsOf: data)
  }
}
