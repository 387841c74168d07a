import Testing
import UIKitTesting

@testable import SourceLowering

@Suite struct `Describing classes` {
  @Test func `what is marked objcMembers exposes its subclasses and extensions`() {
    let text = generated(
      """
      class B: A { func go() {} }
      extension B { func stop() {} ; @nonobjc func no() {}; func add(_ a: inout Int) {} }
      @objcMembers class A: NSObject {}
      """
    )
    #expect(text.contains(#"c.method("go")"#))
    #expect(text.contains(#"c.method("stop")"#))
    #expect(!text.contains(#"c.method("no")"#) && !text.contains(#"c.method("add"#))
  }

  @Test(.oracle("L-203"))
  func `a class of Foundation that hides members has Core Foundation loaded`() {
    let name = "import struct CoreFoundation.CFTreeContext"
    #expect(generated("final class Language: Bundle {}").contains(name))
    #expect(generated("class Gate: NSRecursiveLock, @unchecked Sendable {}").contains(name))
    #expect(!generated("class Bird: NSObject {}").contains(name))
    #expect(!generated("struct Bundle: NSLock {}").contains(name))
  }

  @Test(.oracle("L-232")) func `classes below those of no actor belong to none`() {
    #expect(generated("class Bird: NSManagedObject {}").contains("nonisolated class Bird"))
    #expect(generated("final class Load: Operation {}").contains("nonisolated final class Load"))
    #expect(!generated("@MainActor class A: Operation {}").contains("nonisolated class"))
    #expect(!generated("class A: NSObject {}").contains("nonisolated class"))
  }

  @Test(.oracle("L-299")) func `what properties depend on is told by name`() {
    let text = generated(
      """
      class Bird: NSObject {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
          super.keyPathsForValuesAffectingValue(forKey: key)
        }
      }
      """
    )
    #expect(text.contains(#"c.classMethod("keyPathsForValuesAffectingValueForKey:")"#))
    #expect(!text.contains("override class func"))
  }

  @Test func `overridden commands of editing can be sent`() {
    let text = generated(
      """
      class Note: UILabel {
        override func copy(_ sender: Any?) {}
        override func copy() -> Any { self }
        override func layoutSubviews() {}
      }
      """
    )
    #expect(text.contains(#"c.method("copy:")"#))
    #expect(!text.contains(#"c.method("copy")"#) && !text.contains(#"c.method("layoutSubviews")"#))
  }

  @Test(arguments: [
    ("class D: Base {}\nclass Base: UIResponder {}", true),
    ("class D: Base { let a: Int; init(a: Int) {} }\nclass Base: UIResponder {}", false),
    ("class D: Base {}\nclass Base: UIResponder { init(a: Int) {} }", false),
    ("class D: Base { init() {} }\nclass Base: NSObject { init(a: Int) {} }", true),
    ("class D: Base {}\nclass Base: NSObject { private override init() {} }", false),
    ("class D: UIApplication {}", true),
    ("class D: UIViewController {}", false),
    ("class D: Base<Int> {}\nclass Base<T>: NSObject {}", true),
    ("class D: NSObject, Codable { let a: Int? }", false),
    ("class D: NSObject, Codable { var a: Int }", false),
    (
      "class D: NSObject { var a: Int?; let b = 1; static let c: D? = nil; var d: Int { 1 } }", true
    ),
    ("class D: NSObject { @IBOutlet var a: UIView!; lazy var b: Int = 1 }", true),
  ])
  func `a class is made that init makes for certain`(_ source: String, _ isMade: Bool) {
    #expect(generated(source).contains("c.make { D() }") == isMade)
  }

  @Test(arguments: [
    ("class D: UIView { init() { super.init(frame: .zero) } }", true),
    ("class D: UIView { private init() { super.init(frame: .zero) } }", true),
    ("class D: Base {}\nclass Base: UIView { init() { super.init(frame: .zero) } }", true),
    ("class D: Base {}\nclass Base: UIView { private init() { super.init(frame: .zero) } }", false),
    ("class D: UIView { init(a: Int) { super.init(frame: .zero) } }", false),
    ("class D: UIView {}", false),
    ("class D: NSObject { override init() {} }", false),
  ])
  func `a class that documents make otherwise keeps its own init`(
    _ source: String,
    _ isKept: Bool
  ) {
    #expect(generated(source).contains("c.empty { D() }") == isKept)
  }

  @Test(arguments: [
    ("NSError()", "NSError(domain: \"\", code: 0)"),
    ("Bundle()", "Bundle(path: \"/\")!"),
    ("Progress()", "Progress(totalUnitCount: 0)"),
    ("NSDate()", "NSDate()"),
    ("Progress(totalUnitCount: 3)", "Progress(totalUnitCount: 3)"),
  ])
  func `a class of Foundation is made empty`(_ call: String, _ result: String) {
    #expect(texts("let a = \(call)")[0].contains("let a = \(result)"))
    #expect(texts("class NSError {}; let a = NSError()")[0].contains("let a = NSError()"))
  }

  @Test(arguments: [
    ("(a as AnyObject).isEqual(b)", "(a as! NSObject).isEqual(b)"),
    ("(a[\"x\"] as AnyObject).doubleValue", "(a[\"x\"] as! NSNumber).doubleValue"),
    ("(a as AnyObject).cgRectValue.height", "(a as! NSValue).cgRectValue.height"),
    ("(a as AnyObject).wings", "(a as AnyObject).wings"),
    ("(a as? AnyObject)?.hash", "(a as? AnyObject)?.hash"),
  ])
  func `a member that any object may have is asked of a class that has it`(
    _ source: String,
    _ result: String
  ) {
    let text = texts("let x = \(source)")[0].filter { $0 != " " }
    #expect(text.contains("letx=\(result.filter { $0 != " " })"))
  }

  @Test func `sources of an app are in no package, whoever compiles them`() {
    let source = SourceFile(
      path: "/A.swift",
      text: "#if !SWIFT_PACKAGE && os(iOS)\nclass A: UIView { @objc func go() {} }\n#endif"
    )
    let texts = [true, false].map {
      Lowering(module: "App", [source], isOfPackage: $0).files[0].text
    }
    let plain = texts.map { $0.filter { $0 != " " } }
    #expect(plain[0].hasPrefix("#if!SWIFT_PACKAGE&&true\n"))
    #expect(plain[1].hasPrefix("#if!false&&true\n"))
    #expect(plain[0].contains("#if(!SWIFT_PACKAGE&&true)"))
    #expect(plain[1].contains("#if(!false&&true)"))
  }

  @Test func `a delegate may hide its window, and nothing else is seen`() {
    let text = texts(
      """
      class A: UIResponder, UIApplicationDelegate { private var window: UIWindow? }
      class B: UIView { private var window2: UIWindow? ; private var window: UIWindow? }
      """
    )[0]
    #expect(text.contains("UIApplicationDelegate {         var window"))
    #expect(text.contains("private var window2") && text.contains("; private var window:"))
  }

  @Test func `an extension of a struct or a protocol describes nothing`() {
    let text = texts(
      """
      struct Track {}
      extension Track { func scrollViewDidScroll(_ a: UIScrollView) {} }
      extension UIScrollViewDelegate { func scrollViewDidScroll(_ a: UIScrollView) {} }
      extension UIViewController { func textFieldDidEndEditing(_ a: UITextField) {} }
      """
    )[0]
    #expect(!text.contains("Track.self") && !text.contains("UIScrollViewDelegate.self"))
    #expect(text.contains("ObjectiveC.describe(UIViewController.self)"))
  }

  @Test func `only the first of NSObject's members ceases to override`() {
    #expect(
      lowered(
        """
        class Base: NSObject { override func awakeFromNib() {} }
        class Derived: Base { override func awakeFromNib() {} }
        class Screen: UIViewController { override func awakeFromNib() {} }
        class Grid: UICollectionViewFlowLayout { override func awakeFromNib() {} }
        class Layer: CALayer { override func value(forKey: String) -> Any? { nil } }
        """
      ) == [
        "class Base: NSObject {          func awakeFromNib() {} }",
        "class Derived: Base { override func awakeFromNib() {} }",
        "class Screen: UIViewController { override func awakeFromNib() {} }",
        "class Grid: UICollectionViewFlowLayout {          func awakeFromNib() {} }",
        "class Layer: CALayer { override func value(forKey: String) -> Any? { nil } }",
      ]
    )
  }

  @Test func `an observer is told by the name of NSObject's method`() {
    let text = generated(
      """
      class Screen: UIViewController {
        override func observeValue(
          forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """
    )
    #expect(text.contains(#"c.method("observeValueForKeyPath:ofObject:change:context:")"#))
  }

  @Test func `several observed properties and computed ones say when they change`() {
    let lines = lowered(
      """
      class A: NSObject {
        @objc dynamic public var a = 1, b: Int = 2
        @objc dynamic var d, e: Int
        @objc dynamic var c: Int { get { a } set { a = newValue } }
      }
      """
    )
    let says = { (key: String) in
      "{ willSet { willChangeValue(forKey: \"\(key)\") }"
        + " didSet { didChangeValue(forKey: \"\(key)\") } }"
    }
    #expect(
      lines[1].hasSuffix("public var a = 1 \(says("a")); public var b: Int = 2 \(says("b"))")
    )
    #expect(lines[2].hasSuffix("var d: Int \(says("d")); var e: Int \(says("e"))"))
    #expect(
      lines[3].hasSuffix(
        "set { willChangeValue(forKey: \"c\"); defer { didChangeValue(forKey: \"c\") }; a = newValue } }"
      )
    )
  }

  @Test func `a subclass observes what it inherits`() {
    let text = generated(
      "class A: NSObject { @objc dynamic var title = \"\" }\nclass B: A {}"
    )
    #expect(
      text.contains(
        #"ObjectiveC.describe(B.self, named: "B", in: "App") { c in c.observed("title", \.title)"#
      )
    )
  }

  @Test func `the system is iOS however it is spaced`() {
    #expect(
      lowered("#if os( iOS )\nlet a = 1\n#endif") == ["#if true", "let a = 1", "#endif"]
    )
  }

  @Test func `a method that takes what nobody can send is said`() {
    #expect(
      problems("class A: NSObject { @objc func add(_ a: inout Int) {} }")
        == [.unsendableMember("add(_:)")]
    )
  }

  @Test(arguments: [
    ("#selector(UIView.endEditing(_:))", "endEditing:", []),
    ("#selector(UIView.reload)", "reload", ["#selector(UIView.reload)"]),
    ("#selector(Form.reload)", "again", []),
    ("#selector(reload)", "again", []),
    ("#selector(form.reload)", "again", []),
  ])
  func `a selector is that of the type that is written`(
    _ expression: String,
    _ name: String,
    _ guesses: [String]
  ) {
    let source = """
      class Form: NSObject {
        @objc(again) func reload() {}
        @objc(stop:) func endEditing(_ force: Bool) {}
      }
      let it = \(expression)
      """
    #expect(texts(source)[0].contains("let it = Selector(\"\(name)\")"))
    #expect(
      problems(source) == guesses.map { .unknownSelector(expression: $0, assumed: name) }
    )
  }
}
