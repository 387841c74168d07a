import Foundation
import Testing

@testable import StateArchive

@Suite struct `Bytes of a state` {
  @Test(arguments: UInt64(0)..<50) func `are read as they were written`(seed: UInt64) throws {
    var dice = StateDice(seed: seed)
    let state = dice.state()
    let data = try StateFormat.data(state)
    #expect(try StateFormat.state(data) == state)
    #expect(try StateFormat.data(state) == data, "the same state makes the same bytes")
  }

  @Test func `are refused if they begin otherwise, are shorter, longer or changed`() throws {
    var dice = StateDice(seed: 1)
    let data = try StateFormat.data(dice.state())
    #expect(throws: StateFormatError.foreign) { try StateFormat.state(Data("{}".utf8)) }
    #expect(throws: StateFormatError.foreign) { try StateFormat.state(Data()) }
    #expect(throws: StateFormatError.length(expected: data.count, found: data.count - 1)) {
      try StateFormat.state(data.dropLast())
    }
    #expect(throws: StateFormatError.length(expected: data.count, found: data.count + 1)) {
      try StateFormat.state(data + [0])
    }
    var changed = data
    changed[changed.count - 3] ^= 4
    #expect(throws: StateFormatError.damaged) { try StateFormat.state(changed) }
    var newer = data
    newer[8] = 99
    #expect(throws: StateFormatError.version(99)) { try StateFormat.state(newer) }
  }

  @Test func `never believe a count, a depth or a link`() throws {
    func body(_ value: [UInt8]) -> Data {
      // An empty header, then one value under the key "k" of the application.
      StateFormat.seal([0, 0, 0] + Array(repeating: 0, count: 8) + [0, 1, 1, 0x6B] + value)
    }
    #expect(throws: StateFormatError.self) {
      try StateFormat.state(body([StateTag.list, 0xFF, 0xFF, 0xFF, 0xFF, 0x07]))
    }
    #expect(throws: StateFormatError.tooDeep) {
      try StateFormat.state(body((0..<200).flatMap { _ in [StateTag.list, 1] } + [0, 0, 0, 0]))
    }
    #expect(throws: StateFormatError.danglingLink(3)) {
      try StateFormat.state(body([StateTag.reference, 3, 0, 0, 0]))
    }
    #expect(throws: StateFormatError.unknownTag(99, offset: 15)) {
      try StateFormat.state(body([99, 0, 0, 0]))
    }
    #expect(throws: StateFormatError.tooManyValues) {
      let count = StateFormat.valueLimit + 1
      var writer = StateWriter()
      writer.write(length: count)
      let nulls = [UInt8](repeating: 0, count: count)
      _ = try StateFormat.state(body([StateTag.list] + writer.bytes + nulls + [0, 0, 0]))
    }
  }

  @Test func `are refused at writing if they could not be read again`() {
    var deep = SavedValue.null
    for _ in 0...StateFormat.depthLimit { deep = .list([deep]) }
    let state = SavedState(application: SavedContent(values: ["k": deep]))
    #expect(throws: StateFormatError.tooDeep) { try StateFormat.data(state) }
    let many = SavedValue.list(Array(repeating: .null, count: StateFormat.valueLimit + 1))
    let large = SavedState(application: SavedContent(values: ["k": many]))
    #expect(throws: StateFormatError.tooManyValues) { try StateFormat.data(large) }
  }

  @Test func `survive what dice change in them, checked or not`() throws {
    var dice = StateDice(seed: 7)
    let body = try StateFormat.body(try StateFormat.data(dice.state()))
    var accepted = 0
    for _ in 0..<2000 {
      var mutant = body
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        mutant[Int.random(in: mutant.indices, using: &dice)] = UInt8.random(
          in: 0...255,
          using: &dice
        )
      }
      // What is read is a state, and can be written again.
      guard let state = try? StateFormat.state(StateFormat.seal(mutant)) else { continue }
      accepted += 1
      _ = try StateFormat.data(state)
    }
    #expect(accepted > 0, "changes of plain values are read")
  }

  @Test func `are told to people as a tree`() {
    var state = SavedState(
      header: SavedHeader(bundleVersion: "1", systemVersion: "17"),
      application: SavedContent(values: ["draft": .text("hello\u{1B}[2J")])
    )
    state.objects = [
      SavedObject(kind: .controller, path: ["tabs"], className: "UIKitCore.UITabBarController"),
      SavedObject(kind: .view, path: ["tabs", "list"], ordinal: 1, className: "App.List"),
    ]
    state.objects[0].content.values["chosen"] = .reference(1)
    #expect(
      state.tree == """
        state of 2001-01-01T00:00:00Z
          bundle version 1, system 17
          application
            “draft”: “hello\u{FFFD}[2J”
          #0 tabs · controller UIKitCore.UITabBarController
              “chosen”: → #1 tabs/list
            #1 tabs/list (2) · view App.List
        """
    )
  }
}
