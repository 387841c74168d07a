import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@Suite(.serialized) @MainActor struct `Lists, nil and checks by key` {
  private class Flock: NSObject {
    var birds = ["Wren", "Owl"] {
      willSet { willChangeValue(forKey: "birds") }
      didSet { didChangeValue(forKey: "birds") }
    }
    var colors: Set<String> = ["brown"]
    var size = 2
    var heard: [String] = []

    func insert(_ bird: String, at index: Int) { heard.append("insert \(bird) at \(index)") }
    func setNilValueForKey(_ key: String) { heard.append("nil for \(key)") }
    func validate(_ value: UnsafeMutablePointer<AnyObject?>) throws {
      guard let number = value.pointee as? NSNumber else { throw CocoaError(.coderInvalidValue) }
      value.pointee = NSNumber(value: abs(number.intValue))
    }
  }

  private final class Listener: NSObject {
    var changes: [[NSKeyValueChangeKey: Any]] = []
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append(change ?? [:])
    }
  }

  init() {
    describe(Flock.self, named: "Flock", in: "Tests") {
      $0.key("birds", \.birds)
      $0.observed("birds", \.birds)
      $0.key("colors", \.colors)
      $0.key("size", \.size)
      $0.method("validateSize:error:") { try $0.validate($1[0]) }
    }
    describe(Listener.self, named: "Listener", in: "Tests") {
      $0.method("observeValueForKeyPath:ofObject:change:context:") {
        $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
      }
    }
  }

  @Test(.oracle("L-306")) func `change the list of a property, and tell the places`() {
    let (flock, listener) = (Flock(), Listener())
    flock.addObserver(listener, forKeyPath: "birds", options: [.old, .new], context: nil)
    let list = flock.mutableArrayValue(forKey: "birds")
    list.add("Heron")
    #expect(flock.birds == ["Wren", "Owl", "Heron"] && list.count == 3)
    list.removeObject(at: 0)
    list.replaceObject(at: 1, with: "Robin")
    #expect(flock.birds == ["Owl", "Robin"])
    let changes = listener.changes
    #expect(changes.map { $0[.kindKey] as? UInt } == [2, 3, 4])
    #expect(changes.map { $0[.indexesKey] as? IndexSet } == [[2], [0], [1]])
    #expect(changes.map { $0[.newKey] as? [String] } == [["Heron"], nil, ["Robin"]])
    #expect(changes.map { $0[.oldKey] as? [String] } == [nil, ["Wren"], ["Heron"]])
    flock.removeObserver(listener, forKeyPath: "birds")
  }

  @Test(.oracle("L-306")) func `use the methods that a class has for it`() {
    final class Cage: NSObject {
      var birds: [String] = []
      var heard: [String] = []
    }
    describe(Cage.self, named: "Cage", in: "Tests") {
      $0.key("birds", \.birds)
      $0.method("insertObject:inBirdsAtIndex:") { cage, arguments in
        cage.heard.append("insert")
        cage.birds.insert(arguments[0], at: arguments[1])
      }
    }
    let cage = Cage()
    cage.mutableArrayValue(forKeyPath: "birds").insert("Wren", at: 0)
    #expect(cage.birds == ["Wren"] && cage.heard == ["insert"])
    let flock = Flock()
    flock.mutableSetValue(forKey: "colors").add("white")
    #expect(flock.colors == ["brown", "white"])
    flock.mutableSetValue(forKey: "colors").remove("brown")
    #expect(flock.colors == ["white"])
  }

  @Test(.oracle("L-307")) func `nil for a number goes to the class's own method`() {
    final class Wise: Flock {}
    describe(Wise.self, named: "Wise", in: "Tests") {
      $0.method("setNilValueForKey:") { $0.setNilValueForKey($1[0]) }
    }
    let flock = Wise()
    (flock as NSObject).setValue(nil, forKey: "size")
    #expect(flock.heard == ["nil for size"] && flock.size == 2)
  }

  @Test(.oracle("L-307")) func `nil for a number ends the program without such a method`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Plain: NSObject { var age = 1 }
      describe(Plain.self, named: "Plain", in: "Tests") { $0.key("age", \.age) }
      Plain().setValue(nil, forKey: "age")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("could not set nil as the value for the key age."))
  }

  @Test(.oracle("L-308")) func `a class checks what is to be set`() throws {
    let flock = Flock()
    var value: AnyObject? = NSNumber(value: -5)
    try flock.validateValue(&value, forKey: "size")
    #expect((value as? NSNumber)?.intValue == 5)
    value = NSString("many")
    #expect(throws: CocoaError.self) { try flock.validateValue(&value, forKeyPath: "size") }
    try flock.validateValue(&value, forKey: "birds")
  }

  private final class Street: NSObject {
    var name: String {
      willSet { willChangeValue(forKey: "name") }
      didSet { didChangeValue(forKey: "name") }
    }
    init(_ name: String) { self.name = name }
  }

  private final class House: NSObject {
    var street = Street("A") {
      willSet { willChangeValue(forKey: "street") }
      didSet { didChangeValue(forKey: "street") }
    }
    var label: String { street.name + " 1" }
  }

  @Test(.oracle("L-305")) func `a property follows from one of another object`() {
    describe(Street.self, named: "Street", in: "Tests") {
      $0.key("name", \.name)
      $0.observed("name", \.name)
    }
    describe(House.self, named: "House", in: "Tests") {
      $0.key("street", \.street)
      $0.observed("street", \.street)
      $0.observed("label", \.label)
      $0.classMethod("keyPathsForValuesAffectingLabel") { _ in ["street.name"] as Set<String> }
    }
    let house = House()
    let first = house.street
    var (labels, names): ([String?], [String?]) = ([], [])
    let label = house.observe(\.label, options: .new) { labels.append($1.newValue) }
    let name = house.observe(\.street.name, named: "street.name", options: .new) {
      names.append($1.newValue)
    }
    house.street.name = "B"
    house.street = Street("C")
    first.name = "nobody lives here"
    house.street.name = "D"
    #expect(labels == ["B 1", "C 1", "D 1"] && names == ["B", "C", "D"])
    label.invalidate()
    name.invalidate()
    house.street.name = "E"
    #expect(labels.count == 3 && names.count == 3)
  }

  @Test(.oracle("L-309")) func `messages run on the thread that is named`() async {
    // In tests any thread may work on the main queue, so the queue is what tells.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    final class Bell: NSObject, @unchecked Sendable {
      let key: DispatchSpecificKey<Bool>
      init(_ key: DispatchSpecificKey<Bool>) { self.key = key }
      var isOnMain: [Bool] = []
      func ring(_ tone: String) { isOnMain.append(DispatchQueue.getSpecific(key: key) == true) }
      func ringNow() {
        perform("ring:", on: .current, with: "now", waitUntilDone: true)
        perform("ring:", on: .mainThread, with: "now", waitUntilDone: true)
      }
    }
    describe(Bell.self, named: "Bell", in: "Tests") { $0.method("ring:") { $0.ring($1[0]) } }
    let bell = Bell(key)
    bell.ringNow()
    #expect(bell.isOnMain == [true, true])
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        bell.performSelector(onMainThread: "ring:", with: "later", waitUntilDone: true)
        done.resume()
      }
    }
    #expect(bell.isOnMain == [true, true, true])
  }
}
