import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@Suite(.serialized) @MainActor struct `Classes that describe themselves` {
  class Box<Item>: NSObject, SelfDescribing {
    var heard: [String] = []
    var count = 0 {
      willSet { willChangeValue(forKey: "count") }
      didSet { didChangeValue(forKey: "count") }
    }

    func open() { heard.append("box of \(Item.self)") }

    nonisolated class func describeMembers() {
      describe(Box.self) { c in
        c.method("open") { box, _ in box.open() }
        c.key("count", \.count)
        c.observed("count", \.count)
      }
    }
  }

  final class Crate<Item>: Box<Item> {
    override func open() { heard.append("crate") }
    func lift() { heard.append("lifted") }

    nonisolated override class func describeMembers() {
      describe(Crate.self) { c in c.method("lift") { crate, _ in crate.lift() } }
    }
  }

  final class Chest: Box<Int> {}

  @Test(.oracle("L-340")) func `are sent messages by name, each with its own arguments of types`() {
    let (texts, numbers) = (Box<String>(), Box<Int>())
    texts.perform("open")
    numbers.perform("open")
    #expect(texts.heard == ["box of String"])
    #expect(numbers.heard == ["box of Int"])
    #expect(!texts.responds(to: "lift"))
  }

  @Test(.oracle("L-340")) func `have subclasses with methods beside theirs`() {
    let crate = Crate<String>()
    crate.perform("open")
    crate.perform("lift")
    #expect(crate.heard == ["crate", "lifted"])
    let chest = Chest()
    chest.perform("open")
    #expect(chest.heard == ["box of Int"])
  }

  @Test(.oracle("L-340")) func `have keys, and are observed`() {
    let box = Box<Bool>()
    var counts: [Int] = []
    let token = box.observe(\.count, options: [.new]) { _, change in
      counts.append(change.newValue ?? -1)
    }
    box.setValue(3, forKey: "count")
    #expect(box.value(forKey: "count") as? Int == 3)
    #expect(counts == [3])
    token.invalidate()
  }

  @Test(.oracle("L-340")) func `may be asked first by a message from another thread`() async {
    let box = Box<Double>()
    nonisolated(unsafe) let target = box
    let understands = await Task.detached { target.responds(to: "open") }.value
    #expect(understands)
  }
}
