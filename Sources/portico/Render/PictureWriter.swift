internal import CoreGraphics
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Encodes and writes pictures beside the drawing, a few at a time so that memory stays small.
nonisolated final class PictureWriter: Sendable {
  private let queue = DispatchQueue(label: "portico.pictures", attributes: .concurrent)
  private let group = DispatchGroup()
  private let places = DispatchSemaphore(value: 2)
  private let failures = Mutex<[String]>([])

  /// Takes a picture to write; waits when two are under way.
  func write(_ image: CGImage, to url: URL) {
    places.wait()
    queue.async(group: group) { [self] in
      defer { places.signal() }
      guard let data = image.encodedPNG() else {
        return complain("the picture \(url.lastPathComponent) could not be encoded.")
      }
      do {
        try data.write(to: url)
      } catch {
        complain("\(url.relativePath) cannot be written: \(error.reason).")
      }
    }
  }

  /// Waits until every picture is written.
  func wait() { group.wait() }

  /// The files that could not be written, a sentence each.
  var complaints: [String] { failures.withLock { $0 } }

  private func complain(_ text: String) {
    failures.withLock { $0.append("portico: " + text) }
  }
}
