import Foundation
import Testing

@testable import StateArchive

#if canImport(Glibc)
import Glibc
#endif

@Suite struct `A store of states` {
  /// A folder of its own for each test.
  final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("state-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: folder) }

    func store(_ calls: FileCalls = .system) -> SavedStateStore {
      SavedStateStore(folder: folder.appendingPathComponent("app"), calls: calls)
    }
    func has(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("app/\(name)").path)
    }
  }

  static func state(_ version: String) -> SavedState {
    SavedState(header: SavedHeader(bundleVersion: version))
  }

  @Test func `has nothing at first`() throws {
    let place = Place()
    #expect(try place.store().beginRestoring() == nil)
    #expect(try place.store().read() == nil)
    #expect(!FileManager.default.fileExists(atPath: place.folder.path), "nothing is made to look")
  }

  @Test func `gives back what was saved last, again and again`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    try place.store().save(Self.state("2"))
    for _ in 0..<3 {
      let store = place.store()
      #expect(try store.beginRestoring() == Self.state("2"))
      try store.finishRestoring()
    }
  }

  @Test func `lets nobody else read`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    let file = place.folder.appendingPathComponent("app/state").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `forgets the state of an app that ended while it was put back`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    do {
      let store = place.store()
      #expect(try store.beginRestoring() != nil)
      // The app ends here: the store goes, and finishRestoring was never called.
    }
    #expect(throws: StateStoreError.self) { try place.store().beginRestoring() }
    #expect(try place.store().beginRestoring() == nil, "the launch after that is an ordinary one")
  }

  @Test func `keeps what is saved while the app is put back`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    let store = place.store()
    _ = try store.beginRestoring()
    try store.save(Self.state("2"))
    try store.finishRestoring()
    #expect(try place.store().read() == Self.state("2"))
    #expect(!place.has("restoring"))
  }

  @Test func `tells a second process to wait, and the state stays`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    let first = place.store()
    _ = try first.beginRestoring()
    let folder = place.folder.appendingPathComponent("app").path
    #expect(throws: StateStoreError.busy(folder: folder)) {
      try place.store().save(Self.state("2"))
    }
    #expect(throws: StateStoreError.busy(folder: folder)) { try place.store().beginRestoring() }
    try first.finishRestoring()
    #expect(try place.store().read() == Self.state("1"))
  }

  @Test func `leaves a damaged file alone until the next state comes`() throws {
    let place = Place()
    try place.store().save(Self.state("1"))
    let file = place.folder.appendingPathComponent("app/state")
    try Data("no state".utf8).write(to: file)
    #expect(throws: StateStoreError.unusable(path: file.path, .foreign)) {
      try place.store().beginRestoring()
    }
    try place.store().save(Self.state("2"))
    #expect(try place.store().read() == Self.state("2"))
  }

  @Test func `forgets everything when told`() throws {
    let place = Place()
    try place.store().reset()
    try place.store().save(Self.state("1"))
    try place.store().reset()
    #expect(try place.store().read() == nil)
  }

  @Test(arguments: [ENOSPC, EROFS, EIO, EACCES, EDQUOT])
  func `has the old or the new state whole, whichever call fails`(number: Int32) throws {
    for failing in 0..<14 {
      let place = Place()
      try place.store().save(Self.state("old"))
      let counter = Counter()
      let calls = FileCalls.system.before { _ in counter.next() == failing ? number : nil }
      let failed: Bool
      do {
        try place.store(calls).save(Self.state("new"))
        failed = false
      } catch {
        failed = true
        #expect("\(error)".contains(String(cString: strerror(number))))
      }
      let found = try place.store().read()
      #expect(found == Self.state("old") || found == Self.state("new"))
      #expect(failed || found == Self.state("new"))
    }
  }

  @Test func `goes on when less is written than was asked for`() throws {
    let place = Place()
    var calls = FileCalls.system
    calls.write = { write($0, $1, min($2, 5)) }
    try place.store(calls).save(Self.state("in pieces"))
    #expect(try place.store().read() == Self.state("in pieces"))
  }

  /// Counts calls.
  final class Counter: @unchecked Sendable {
    private var count = -1
    func next() -> Int {
      count += 1
      return count
    }
  }
}

@Suite struct `The folder of a state` {
  @Test func `is that of the system's, by the app's identifier`() {
    let set = StateFolder.url(forBundle: "org.birds", environment: ["XDG_STATE_HOME": "/var/s"])
    #expect(set.path == "/var/s/portico/org.birds")
    let home = StateFolder.url(forBundle: "org.birds", environment: ["HOME": "/home/me"])
    #expect(home.path == "/home/me/.local/state/portico/org.birds")
    let relative = StateFolder.url(
      forBundle: "org.birds",
      environment: ["XDG_STATE_HOME": "s", "HOME": "/home/me"]
    )
    #expect(relative.path == "/home/me/.local/state/portico/org.birds")
  }

  @Test(arguments: [
    ("../../etc", "%2E.%2F..%2Fetc"), ("", "%"), (".hidden", "%2Ehidden"), ("a b", "a%20b"),
  ])
  func `leads nowhere else`(identifier: String, name: String) {
    #expect(StateFolder.name(identifier) == name)
  }
}
