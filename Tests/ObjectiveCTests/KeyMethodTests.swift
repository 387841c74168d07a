import Foundation
import ObjectiveC
import Testing
import UIKitTesting

/// What lowered source describes of classes that declare the methods of key-value coding.
@Suite(.serialized) @MainActor struct `Methods of keys that classes declare` {
  private class Plain: NSObject {
    var name: String?
    var surplus: [String: Any] = [:]
    func setValue(_ value: Any?, forUndefinedKey key: String) { surplus[key] = value }
    func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  }

  private final class Strict: Plain {
    var keys: [String] = []
    func setValue(_ value: Any?, forKey key: String) {
      keys.append(key)
      super.setValue(value, forKey: key)
    }
  }

  init() {
    describe(Plain.self, named: "Plain", in: "Tests") {
      $0.key("name", \.name)
      $0.method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) }
      $0.method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) }
    }
    describe(Strict.self, named: "Strict", in: "Tests") {
      $0.method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) }
    }
  }

  @Test(.oracle("L-298")) func `take the keys that no property has`() {
    let object = Plain()
    object.setValuesForKeys(["name": "Wren", "weight": 9])
    #expect(object.name == "Wren" && object.surplus["weight"] as? Int == 9)
    #expect((object as NSObject).value(forKey: "wings") as? String == "no wings")
    object.setValuesForKeys(["name": NSNull()])
    #expect(object.name == nil)
  }

  @Test(.oracle("L-298")) func `hear of each key of a dictionary`() {
    let object = Strict()
    object.setValuesForKeys(["name": "Wren", "age": 2])
    #expect(object.keys == ["age", "name"] && object.name == "Wren")
    #expect(object.surplus["age"] as? Int == 2)
  }

  private class Person: NSObject {
    var first = "Ada" {
      willSet { willChangeValue(forKey: "first") }
      didSet { didChangeValue(forKey: "first") }
    }
    var full: String { first + " L." }
    var title: String { "Ms " + full }
  }

  @Test(.oracle("L-299")) func `say which properties follow from another`() {
    describe(Person.self, named: "Person", in: "Tests") {
      $0.observed("first", \.first)
      $0.observed("full", \.full)
      $0.observed("title", \.title)
      $0.classMethod("keyPathsForValuesAffectingFull") { _ in ["first"] as Set<String> }
      $0.classMethod("keyPathsForValuesAffectingTitle") { _ in ["full"] as Set<String> }
    }
    let person = Person()
    var heard: [String] = []
    let full = person.observe(\.full, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue ?? "") to \(change.newValue ?? "")")
    }
    let title = person.observe(\.title, options: .new) { heard.append($1.newValue ?? "") }
    person.first = "Eve"
    #expect(heard == ["Ada L. to Eve L.", "Ms Eve L."])
    full.invalidate()
    title.invalidate()
    person.first = "Ann"
    #expect(heard.count == 2)
    #expect(Person.keyPathsForValuesAffectingValue(forKey: "full") == ["first"])
  }

  @Test(.oracle("L-299")) func `tell them for all keys in one method`() {
    final class Box: NSObject { var side = 1.0; var area: Double { side * side } }
    describe(Box.self, named: "Box", in: "Tests") {
      $0.observed("area", \.area)
      $0.classMethod("keyPathsForValuesAffectingValueForKey:") { arguments -> Set<String> in
        arguments[0] as String == "area" ? ["side"] : []
      }
    }
    let box = Box()
    var areas: [Double?] = []
    let observation = box.observe(\.area, options: .new) { areas.append($1.newValue) }
    box.willChangeValue(forKey: "side")
    box.side = 3
    box.didChangeValue(forKey: "side")
    #expect(areas == [9])
    observation.invalidate()
  }

  @Test(.oracle("L-300")) func `messages wait for one of the modes of a run loop`() {
    final class Bell: NSObject {
      var heard: [String] = []
      func ring(_ tone: String) { heard.append(tone) }
    }
    describe(Bell.self, named: "Bell", in: "Tests") { $0.method("ring:") { $0.ring($1[0]) } }
    let bell = Bell()
    let mode = RunLoop.Mode("bells")
    bell.perform("ring:", with: "late", afterDelay: 0, inModes: [mode])
    bell.perform("ring:", with: "never", afterDelay: 0, inModes: [])
    #expect(bell.heard.isEmpty)
    _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 1))
    #expect(bell.heard == ["late"])
    NSObject.cancelPreviousPerformRequests(withTarget: bell)
  }
}
