internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The pictures of a run as it goes on, each in a file, with a list of their times.
///
/// Files are written beside the run; a frame that comes while too many wait is left out, so that a
/// slow disk costs pictures and neither memory nor smoothness. The list, `frames.ffconcat`, is one
/// that ffmpeg makes a film of; it names whole pictures alone. A full disk ends the recording, and the
/// app goes on.
final class FrameRecording {
  private let folder: URL
  private let queue = DispatchQueue(label: "recording")
  private let state = Mutex(RecordingState())
  private var count = 0
  private var lastNumber = -1

  /// The pictures that may wait to be written.
  private static let most = 8

  init(folder: URL) { self.folder = folder }

  /// True once a picture could not be written: no more come.
  var hasFailed: Bool { state.withLock { $0.error != nil } }

  /// Keeps the screen's picture at a time in seconds, unless the one of that number is kept already.
  func add(_ screen: UIScreen, number: Int, at time: TimeInterval) {
    guard let pictureRows = screen.painting?.pictureRows, number != lastNumber,
      state.withLock({ $0.waiting < Self.most && $0.error == nil })
    else { return }
    lastNumber = number
    count += 1
    let name = String(format: "%06d.png", count)
    guard let image = pictureRows.copy().map({ CGImage(pixels: $0, isOpaque: true) }) else {
      return
    }
    state.withLock { $0.waiting += 1 }
    queue.async { [self] in write(image, name, at: time) }
  }

  private nonisolated func write(_ image: CGImage, _ name: String, at time: TimeInterval) {
    guard state.withLock({ $0.error == nil }) else { return }
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try image.encodedPNG()?.write(to: file)
      state.withLock { state in
        state.waiting -= 1
        state.note(name, at: time)
      }
    } catch {
      // Part of a picture may be there.
      try? FileManager.default.removeItem(at: file)
      state.withLock { $0.error = $0.error ?? error.localizedDescription }
    }
  }

  /// Waits for the pictures, writes their list, and says where they are or why they are not.
  func end() {
    queue.sync {}
    let (list, count, error) = state.withLock { ($0.list, $0.count, $0.error) }
    do {
      let file = folder.appendingPathComponent("frames.ffconcat")
      // What was written before the disk was full can be seen all the same, if there is room for it.
      if let error {
        if count > 0 { try? list.write(to: file, atomically: true, encoding: .utf8) }
        throw Failure(reason: error)
      }
      try list.write(to: file, atomically: true, encoding: .utf8)
      print("The recording is \(folder.path), \(count) pictures")
    } catch let failure as Failure {
      Diagnostic.pictureNotWritten(file: folder.lastPathComponent, reason: failure.reason).report()
    } catch {
      let reason = error.localizedDescription
      Diagnostic.pictureNotWritten(file: folder.lastPathComponent, reason: reason).report()
    }
  }

  private struct Failure: Error { let reason: String }
}

/// The part of a recording that the thread that writes knows too.
private nonisolated struct RecordingState {
  /// The pictures that are not written yet.
  var waiting = 0
  var list = "ffconcat version 1.0\n"
  /// The pictures in the list.
  var count = 0
  var last: (name: String, time: TimeInterval)?
  /// The reason why pictures cannot be written; nil while they can.
  var error: String?

  /// Adds a picture to the list, and the time for which the one before was seen.
  mutating func note(_ name: String, at time: TimeInterval) {
    if let last { list += String(format: "duration %.4f\n", time - last.time) }
    list += "file '\(name)'\n"
    count += 1
    last = (name, time)
  }
}
