internal import AppBuilding
internal import Foundation

/// A run that begins anew, where it was left, whenever a file of the app is saved.
struct WatchedRun {
  /// Something that is run: an app, or a document that stands for one.
  struct Subject {
    /// Folders with files that the app is made of.
    var folders: Set<URL>
    /// Starts it; the environment is added to that of a first run.
    var process: ([String: String]) -> Process
    /// Takes up what was saved; false, and why was said, where the app stays as it is.
    var update: (Set<URL>) -> Bool
  }

  private let subject: () -> Subject

  /// The seconds between two looks at whether the app has ended.
  private static let interval = 0.1
  /// The seconds that an app has to keep its state.
  private static let patience = 10.0

  /// `subject` is asked anew after each change, since folders may have come.
  init(_ subject: @escaping () -> Subject) { self.subject = subject }

  /// Runs until the user ends the app; returns its exit code.
  func run() throws -> Int32 {
    guard let watch = FolderWatch() else { throw WatchError() }
    var more: [String: String] = ["PORTICO_RESTORE": "0"]
    while true {
      let now = subject()
      watch.add(now.folders)
      let process = now.process(more)
      var isUpdated = false
      var code: Int32 = 0
      try Interruption.passing(to: process) {
        isUpdated = wait(for: process, watch, now)
        if isUpdated { end(process) }
        code = process.exitCodeAtEnd()
      }
      guard isUpdated else {
        return code
      }
      more["PORTICO_RESTORE"] = "1"
    }
  }

  /// Waits for a change that the app takes up, or for the end of the app; true for the first.
  private func wait(for process: Process, _ watch: FolderWatch, _ subject: Subject) -> Bool {
    while process.exitCodeIfEnded == nil {
      let changes = watch.changes(within: Self.interval).filter(Self.counts)
      if !changes.isEmpty, subject.update(changes) { return process.exitCodeIfEnded == nil }
    }
    return false
  }

  /// Asks the app to end, which then keeps its state, and waits until it has ended.
  private func end(_ process: Process) {
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    process.terminate()
    // The handler is not called for a process that ended before it was set.
    guard process.isRunning, hasEnded.wait(timeout: .now() + Self.patience) == .timedOut else {
      return
    }
    kill(process.processIdentifier, SIGKILL)
  }

  /// Editors write files of their own beside those they save.
  private static func counts(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    return !name.hasPrefix(".") && !name.hasSuffix("~") && file.pathExtension != "swp"
  }
}

/// Said where the kernel watches no files.
struct WatchError: Error, CustomStringConvertible {
  var description: String {
    "Files cannot be watched: \(String(cString: strerror(errno))). Raise fs.inotify.max_user_instances."
  }
}

extension AppPlan {
  /// The folders with files that the app is made of, and those inside of its resources.
  var folders: Set<URL> {
    let files = modules.flatMap { $0.sources + $0.resources }
    let resources = modules.flatMap(\.resources).flatMap(Self.inside)
    let origin = origin.hasDirectoryPath ? [origin] : []
    return Set(
      (files.map { $0.deletingLastPathComponent() } + resources + origin).map(\.standardized)
    )
  }

  /// A folder and all that are in it; nothing for a file.
  private static func inside(_ url: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [] }
    let below = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return [url] + (below?.compactMap { $0 as? URL } ?? []).filter(\.hasDirectoryPath)
  }

  /// True for a file that is there, or was part of the app; editors and tools make others for a moment.
  func mayHold(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
      || modules.contains { ($0.sources + $0.resources).contains(file.standardizedFileURL) }
  }

  /// True for files that an app shows as they are, without being built again.
  static func isShownAsItIs(_ file: URL) -> Bool {
    [
      "storyboard", "xib", "strings", "stringsdict", "png", "jpg", "jpeg", "json", "html", "ttf",
      "otf",
    ]
    .contains(file.pathExtension) && !file.path.contains(".xcassets/")
  }
}
