import Foundation
import ObjectiveC
import Testing
import UIKitTesting

@Suite(.serialized) @MainActor struct `Messages by name` {
  class Base: NSObject {
    var heard: [String] = []
    func refresh() { heard.append("base") }
    func log(_ message: String, level: Int) -> String { "\(message) \(level)" }
  }

  final class Derived: Base {
    override func refresh() { heard.append("derived") }
  }

  init() {
    describe(Base.self, named: "Base", in: "Tests") {
      $0.method("refresh") { object, _ in object.refresh() }
      $0.method("log:level:") { $0.log($1[0], level: $1[1]) }
      $0.method("tap:") { (object, arguments) in
        let sender: Any = arguments[0]
        object.heard.append("\(sender)")
      }
      $0.method("note:") { $0.heard.append($1[0]) }
      $0.classMethod("shared") { _ in 7 }
      $0.make { Base() }
    }
  }

  @Test func `a message goes to the override of a subclass`() {
    let object = Derived()
    object.perform("refresh")
    #expect(object.heard == ["derived"])
  }

  @Test(.oracle("L-233")) func `an object can name another one that a message goes on to`() {
    final class Relay: NSObject { var next: Any? }
    describe(Relay.self, named: "Relay", in: "Tests") {
      $0.method("forwardingTargetForSelector:") { relay, _ in relay.next }
    }
    let (relay, base) = (Relay(), Base())
    relay.next = base
    relay.perform("refresh")
    #expect(base.heard == ["base"])
    #expect(relay.forwardingTarget(for: "refresh") == nil)
  }

  @Test func `arguments become what the parameters are, and the result comes back`() {
    let reply = Base().perform("log:level:", with: "hot", with: NSNumber(value: 3))
    #expect(reply?.takeUnretainedValue() as? String == "hot 3")
  }

  @Test func `a sender of any type comes without an optional around it`() {
    let object = Base()
    object.perform("tap:", with: "x")
    #expect(object.heard == ["x"])
  }

  @Test func `what a method never reads may be an object of any class`() {
    final class Strange: NSObject {}
    final class Wanted: NSObject {}
    final class Ignoring: NSObject {
      var isCalled = false
      func tap(_ sender: Wanted) { isCalled = true }
    }
    describe(Ignoring.self, named: "Ignoring", in: "Tests") {
      $0.method("tap:") { $0.tap($1.unread(0)) }
    }
    let object = Ignoring()
    object.perform("tap:", with: Strange())
    #expect(object.isCalled)
  }

  @Test(.oracle("L-67")) func `a number that an object was sent for is zero`() {
    final class Clock: NSObject {
      var heard: [String] = []
      func wait(_ seconds: Double) { heard.append("\(seconds) s") }
      func repeated(_ count: UInt8, _ isLoud: Bool) { heard.append("\(count) \(isLoud)") }
    }
    describe(Clock.self, named: "Clock", in: "Tests") {
      $0.method("wait:") { $0.wait($1[0]) }
      $0.method("repeated::") { $0.repeated($1[0], $1[1]) }
    }
    let clock = Clock()
    clock.perform("wait:", with: NSObject())
    clock.perform("repeated::", with: NSObject(), with: nil)
    #expect(clock.heard == ["0.0 s", "0 false"])
  }

  @Test func `a timer tells what its maker gave it`() {
    final class Target: NSObject {
      func fire(_ timer: Timer) {}
    }
    describe(Target.self, named: "Target", in: "Tests") { $0.method("fire:") { $0.fire($1[0]) } }
    let timer = Timer(
      timeInterval: 1,
      target: Target(),
      selector: "fire:",
      userInfo: "Heron",
      repeats: false
    )
    #expect(timer.userInfo as? String == "Heron" && timer.isValid)
    timer.invalidate()
    let plain = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(plain.userInfo == nil)
  }

  @Test func `an object tells what it understands`() {
    #expect(Derived().responds(to: Selector("log:level:")))
    #expect(!Derived().responds(to: Selector("log:")))
    #expect(!Derived().responds(to: nil))
  }

  @Test func `a message that nobody knows ends the program with the receiver's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSObject().perform("fly")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[NSObject fly]: unrecognized selector sent to instance 0x"))
  }

  @Test func `a delayed message comes with its time, unless it is taken back`() {
    let object = Base()
    object.perform("refresh", with: nil, afterDelay: 0.001)
    NSObject.cancelPreviousPerformRequests(withTarget: object)
    object.perform("refresh", with: nil, afterDelay: 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(object.heard == ["base"])
  }

  @Test func `taking a message back asks for its argument`() {
    let object = Base()
    object.perform("note:", with: "a", afterDelay: 0)
    object.perform("note:", with: "b", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: object, selector: "note:", object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: object, selector: "note:", object: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(object.heard == ["b"])
  }

  @Test func `an object is itself only if its class has the method, or nobody described it`() {
    let object = Derived()
    #expect(object.implementing("refresh") === object)
    #expect(object.implementing("fly") == nil)
    let unknown = NSObject()
    #expect(unknown.implementing("fly") === unknown)
  }

  @Test func `a notification finds its observer until it is removed`() {
    final class Listener: NSObject {
      var count = 0
      func hear(_ notification: Notification) { count += 1 }
    }
    describe(Listener.self) { $0.method("hear:") { $0.hear($1[0]) } }
    let listener = Listener()
    let name = Notification.Name("MessageTests.ping")
    let center = NotificationCenter.default
    center.addObserver(listener, selector: "hear:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.count == 1)
  }
}
