internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// The pictures of a run as it goes on, each in a file, with a list of their times.
///
/// Files are written beside the run; a frame that comes while too many wait is left out, so that a
/// slow disk costs pictures and neither memory nor smoothness. The list, `frames.ffconcat`, is one
/// that ffmpeg makes a film of.
final class FrameRecording {
  private let folder: URL
  private let queue = DispatchQueue(label: "recording")
  private let state = Mutex(RecordingState())
  private var count = 0
  private var lastNumber = -1

  /// The pictures that may wait to be written.
  private static let most = 8

  init(folder: URL) { self.folder = folder }

  /// Keeps the screen's picture at a time in seconds, unless the one of that number is kept already.
  func add(_ screen: UIScreen, number: Int, at time: TimeInterval) {
    guard let pixels = screen.painting?.pixels, number != lastNumber,
      state.withLock({ $0.waiting < Self.most && $0.error == nil })
    else { return }
    lastNumber = number
    count += 1
    let name = String(format: "%06d.png", count)
    guard let image = pixels.copy().map({ CGImage(pixels: $0, isOpaque: true) }) else { return }
    state.withLock { state in
      state.waiting += 1
      state.note(name, at: time)
    }
    queue.async { [self] in write(image, name) }
  }

  private nonisolated func write(_ image: CGImage, _ name: String) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try image.encodedPNG()?.write(to: folder.appendingPathComponent(name))
      state.withLock { $0.waiting -= 1 }
    } catch {
      state.withLock { $0.error = $0.error ?? error.localizedDescription }
    }
  }

  /// Waits for the pictures, writes their list, and says where they are or why they are not.
  func end() {
    queue.sync {}
    let (list, error) = state.withLock { ($0.list, $0.error) }
    do {
      if let error { throw Failure(reason: error) }
      try list.write(
        to: folder.appendingPathComponent("frames.ffconcat"),
        atomically: true,
        encoding: .utf8
      )
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
  var last: (name: String, time: TimeInterval)?
  /// The reason why pictures cannot be written; nil while they can.
  var error: String?

  /// Adds a picture to the list, and the time for which the one before was seen.
  mutating func note(_ name: String, at time: TimeInterval) {
    if let last { list += String(format: "duration %.4f\n", time - last.time) }
    list += "file '\(name)'\n"
    last = (name, time)
  }
}
