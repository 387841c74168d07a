import Foundation
import ObjectiveC
import Testing
import UIKitTesting

/// What apps do with objects and their classes because both are Objective-C's on iOS.
@Suite(.serialized) @MainActor struct `Habits of Objective-C` {
  class Owner: NSObject {
    var billField = ""
    var count = 1
    override init() {
      super.init()
      count = 2
    }
    func hello() -> String { "hello" }
  }

  final class Child: Owner {
    var name = "child"
  }

  init() {
    describe(Owner.self, named: "Owner", in: "Tests") {
      $0.method("hello") { object, _ in object.hello() }
      $0.key("billField", \.billField)
    }
  }

  @Test(.oracle("L-180")) func `a key sets the property of its setter`() async {
    let owner = Owner()
    owner.setValue("12", forKey: "BillField")
    #expect(owner.billField == "12")
    #expect(owner.value(forKey: "billField") as? String == "12")
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Owner().value(forKey: "BillField") }
    }
  }

  @Test(.oracle("L-181")) func `class values make objects by their own init`() throws {
    let types: [NSObject.Type] = [Owner.self, Child.self]
    let made = types.map { $0.init() }
    #expect(made.map { ($0 as? Owner)?.count } == [2, 2])
    #expect((made[1] as? Child)?.name == "child")
    let type = try #require(object_getClass(Child()) as? NSObject.Type)
    #expect(type.init() is Child)
    #expect(make(Child.self).name == "child")
  }

  private func make<Object: NSObject>(_ type: Object.Type) -> Object { Object() }

  /// An object whose coding the compiler writes.
  private class Record: NSObject, Codable {
    var name = "wren"
    var places = ["garden"]

    override init() { super.init() }
  }

  @Test(.oracle("L-198")) func `objects are coded as other classes are`() throws {
    let record = Record()
    record.name = "tit"
    let back = try JSONDecoder().decode(Record.self, from: JSONEncoder().encode(record))
    #expect(back.name == "tit" && back.places == ["garden"])
  }

  @Test(.oracle("L-183")) func `objects and classes answer what NSObjectProtocol has`() {
    let child: any NSObjectProtocol = Child()
    #expect(child.isKind(of: Owner.self) && !child.isMember(of: Owner.self))
    #expect(Child().perform("hello").takeUnretainedValue() as? String == "hello")
    #expect(Child.instancesRespond(to: "hello") && !Child.instancesRespond(to: "bye"))
    #expect(!Child.instancesRespond(to: nil))
    #expect(class_getSuperclass(Child.self) == Owner.self)
  }

  @Test(.oracle("L-183")) func `a thread of its own sends a message`() async {
    final class Worker: NSObject, @unchecked Sendable {
      let done = DispatchSemaphore(value: 0)
      func work(_ text: Any?) { if text as? String == "x" { done.signal() } }
    }
    describe(Worker.self, named: "Worker", in: "Tests") {
      $0.method("work:") { $0.work($1[0]) }
    }
    let worker = Worker()
    Thread.detachNewThreadSelector("work:", toTarget: worker, with: "x")
    let isDone = await Task.detached { worker.done.wait(timeout: .now() + 20) == .success }.value
    #expect(isDone)
    let thread = Thread(target: worker, selector: "work:", object: "x")
    thread.start()
    #expect(await Task.detached { worker.done.wait(timeout: .now() + 20) == .success }.value)
  }

  private class Bird: NSObject {
    var song: String { "chirp" }
  }

  private final class Wren: Bird {
    override var song: String { "trill" }
  }

  private final class Owl: Bird {
    var prey = 3
    override var song: String { "hoot" }
  }

  @Test(.oracle("L-206")) func `an object gets another class, and only one that it has room for`() {
    let bird = Bird()
    #expect(object_setClass(bird, Wren.self) == Bird.self)
    #expect(bird.song == "trill")
    #expect(object_setClass(bird, Bird.self) == Wren.self)
    #expect(bird.song == "chirp")
    #expect(object_setClass(bird, Owl.self) == Bird.self)
    #expect(object_setClass(bird, NSString.self) == Bird.self)
    #expect(bird.song == "chirp")
    #expect(class_getInstanceSize(Owl.self) == class_getInstanceSize(Bird.self) + 8)
    #expect(object_setClass(nil, Bird.self) == nil)
  }
}
