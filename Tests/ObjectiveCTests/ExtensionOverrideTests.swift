import ObjectiveC
import Testing
import UIKitTesting

private class Bird {
  func song() -> String { "-" }
  var eggs: Int { 2 }
}

private class Robin: Bird {}
private class Owl: Bird { override func song() -> String { "hu" } }
private class Nestling: Owl {}

private class ChangedBird: Bird { override func song() -> String { "tweet \(eggs)" } }
private class PlainBird: Bird {}
private class OtherPlainBird: Bird {}

private class ChangedOwl: Owl { override var eggs: Int { 5 } }
private class PlainOwl: Owl {}
private class OtherPlainOwl: Owl {}

private class Louder: Robin { override func song() -> String { "TWEET" } }
private class PlainRobin: Robin {}
private class OtherPlainRobin: Robin {}

/// One test, since the changes hold for the classes as long as the program runs.
@Suite struct `Members that extensions override` {
  @Test(.oracle("L-72")) func `are called in the class and below it, lower ones first`() {
    overrideMembers(
      of: Bird.self,
      as: ChangedBird.self,
      beside: (PlainBird.self, OtherPlainBird.self)
    )
    overrideMembers(of: Owl.self, as: ChangedOwl.self, beside: (PlainOwl.self, OtherPlainOwl.self))
    overrideMembers(
      of: Robin.self,
      as: Louder.self,
      beside: (PlainRobin.self, OtherPlainRobin.self)
    )
    let all: [Bird.Type] = [Bird.self, Robin.self, Owl.self, Nestling.self]
    for type in all { ExtensionOverrides.apply(to: type) }
    let birds = [Bird(), Robin(), Owl(), Nestling()]
    #expect(birds.map { $0.song() } == ["tweet 2", "TWEET", "hu", "hu"])
    #expect(birds.map(\.eggs) == [2, 2, 5, 5])
  }
}
