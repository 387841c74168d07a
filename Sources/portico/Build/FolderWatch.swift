internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// Watches folders for files that are saved, by the kernel's own notices.
final class FolderWatch {
  private let descriptor: Int32
  /// The folders by the numbers of their watches.
  private var folders: [Int32: URL] = [:]

  /// The things that happen to a file that was saved, in place or by taking another's name, or that
  /// came or went.
  private static let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

  /// Nil where the kernel watches nothing.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches these folders, without those inside of them; folders that are watched already, or are
  /// not there, change nothing.
  func add(_ new: Set<URL>) {
    for folder in new.subtracting(folders.values) {
      let watch = inotify_add_watch(descriptor, folder.path, Self.kinds)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  /// Waits for files to be saved; returns them once no more follow within a twentieth of a second, or
  /// none after some seconds.
  func changes(within seconds: Double) -> Set<URL> {
    guard wait(seconds) else { return [] }
    var found = read()
    while wait(0.05) { found.formUnion(read()) }
    return found
  }

  /// True once there is something to read.
  private func wait(_ seconds: Double) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(seconds * 1000)) > 0
  }

  private func read() -> Set<URL> {
    var found: Set<URL> = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      var place = 0
      while place + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let start = place + MemoryLayout<inotify_event>.size
        let name = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
        if let folder = folders[event.wd], !name.isEmpty {
          found.insert(folder.appendingPathComponent(String(decoding: name, as: UTF8.self)))
        }
        place = start + Int(event.len)
      }
    }
    return found
  }
}
