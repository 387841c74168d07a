import Foundation
import ObjectiveC
import Testing
import UIKitTesting

private protocol Winged {}
private protocol Swimming {}

/// What sources of apps are lowered to where they exchange methods.
@Suite(.serialized) @MainActor struct `Functions of the run-time` {
  private class Bird: NSObject, Winged {
    var name = "Wren"
    var weight = 9
    func sing() -> String { "tweet" }
    func call(_ times: Int) -> String { "\(times) calls" }
  }

  private final class Owl: Bird {}

  init() {
    describe(Bird.self, named: "Bird", in: "Tests") {
      $0.key("name", \.name)
      $0.key("weight", \.weight)
      $0.method("sing") { bird, _ in bird.sing() }
      $0.method("call:") { $0.call($1[0]) }
    }
    describe(Owl.self, named: "Owl", in: "Tests") { _ in }
  }

  private func answer(_ object: NSObject, _ selector: Selector, _ argument: Any? = nil) -> String? {
    object.perform(selector, with: argument)?.takeUnretainedValue() as? String
  }

  @Test(.oracle("L-302")) func `replace a method, and call what was there`() throws {
    let method = try #require(class_getInstanceMethod(Bird.self, "call:"))
    typealias Call = (AnyObject, Selector, Int) -> String
    let before = unsafeBitCast(method_getImplementation(method), to: Call.self)
    let block: (Bird, Int) -> String = { bird, times in
      "\(bird.name): " + before(bird, "call:", times + 1)
    }
    let old = method_setImplementation(
      method,
      imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
    )
    #expect(answer(Owl(), "call:", 2) == "Wren: 3 calls")
    method_setImplementation(method, old)
    #expect(answer(Owl(), "call:", 2) == "2 calls")
    #expect(method_getImplementation(method) == old)
  }

  @Test(.oracle("L-302")) func `add a method where a class only inherits one`() throws {
    let hoot = imp_implementationWithBlock { (_: AnyObject) in "hoot" }
    #expect(!class_addMethod(Bird.self, "sing", hoot, nil))
    let inherited = try #require(class_getInstanceMethod(Owl.self, "sing"))
    #expect(class_addMethod(Owl.self, "sing", hoot, nil))
    #expect(answer(Owl(), "sing") == "hoot" && answer(Bird(), "sing") == "tweet")
    #expect(class_getInstanceMethod(Owl.self, "sing") != inherited)
    // The code that was inherited still is what a replacement takes, as libraries do.
    #expect(class_replaceMethod(Owl.self, "plain", method_getImplementation(inherited), nil) == nil)
    #expect(answer(Owl(), "plain") == "tweet")
    let old = class_replaceMethod(Owl.self, "sing", method_getImplementation(inherited), nil)
    #expect(old == hoot && answer(Owl(), "sing") == "tweet")
  }

  @Test(.oracle("L-302")) func `exchange two methods`() throws {
    let bird = Bird()
    class_addMethod(Bird.self, "first", imp_implementationWithBlock { (_: Bird) in "1" }, nil)
    class_addMethod(Bird.self, "second", imp_implementationWithBlock { (_: Bird) in "2" }, nil)
    let first = try #require(class_getInstanceMethod(Bird.self, "first"))
    let second = try #require(class_getInstanceMethod(Bird.self, "second"))
    let code = method_getImplementation(first)
    method_exchangeImplementations(first, second)
    #expect(answer(bird, "first") == "2" && answer(bird, "second") == "1")
    #expect(method_getImplementation(second) == code)
    #expect(class_getMethodImplementation(Owl.self, "second") == code)
  }

  @Test func `say once what no message reaches`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      class Plain: NSObject {}
      for _ in 0..<2 {
        guard let fly = class_getInstanceMethod(Plain.self, "fly") else { return }
        class_replaceMethod(Plain.self, "swim", method_getImplementation(fly), nil)
        _ = imp_implementationWithBlock(7)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("class_replaceMethod") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("'swim' of Plain stays as it is, since 'fly' of Plain") == true)
    #expect(text.contains("imp_implementationWithBlock: the parameters of Int are not known"))
  }

  @Test(.oracle("L-303")) func `list methods and properties`() throws {
    final class Fish: NSObject { var depth = 3; func dive() {} }
    describe(Fish.self, named: "Fish", in: "Tests") {
      $0.key("depth", \.depth)
      $0.method("dive") { fish, _ in fish.dive() }
    }
    var count: UInt32 = 7
    let methods = try #require(class_copyMethodList(Fish.self, &count))
    #expect(count == 1 && method_getName(methods[0]) == "dive")
    free(methods)
    let properties = try #require(class_copyPropertyList(Fish.self, &count))
    #expect(count == 1 && String(cString: property_getName(properties[0])) == "depth")
    free(properties)
    #expect(class_copyPropertyList(Owl.self, &count) == nil && count == 0)
    #expect(class_getProperty(Owl.self, "weight") != nil)
    #expect(class_getProperty(Owl.self, "wings") == nil)
    #expect(String(cString: class_getName(Owl.self)).hasSuffix("Owl"))
    #expect(objc_lookUpClass("Tests.Owl") == Owl.self)
    #expect(class_getSuperclass(Owl.self) == Bird.self)
  }

  @Test(.oracle("L-303")) func `tell which protocols a class takes on`() {
    #expect(class_conformsToProtocol(Owl.self, Winged.self))
    #expect(!class_conformsToProtocol(Owl.self, Swimming.self))
    #expect(!class_conformsToProtocol(Owl.self, nil))
    #expect(Owl().conforms(to: Winged.self) && !Owl.conforms(to: Swimming.self))
    #expect(!Owl().conforms(to: (Winged & Swimming).self))
  }

  @Test(.oracle("L-304")) func `keep associated values as their policies say`() {
    let object = NSObject()
    let (flag, text, weak) = (malloc(1), malloc(1), malloc(1))
    defer { for key in [flag, text, weak] { free(key) } }
    guard let flag, let text, let weak else { return }
    objc_setAssociatedObject(object, flag, true, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, flag) as? Bool == true)
    let words = NSMutableString("a")
    objc_setAssociatedObject(object, text, words, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    words.append("b")
    #expect(objc_getAssociatedObject(object, text) as? NSString == "a")
    do {
      let passing = NSObject()
      objc_setAssociatedObject(object, weak, passing, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, weak) as? NSObject === passing)
    }
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, flag) == nil)
  }
}
