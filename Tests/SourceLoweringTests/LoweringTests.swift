import Testing
import UIKitTesting

@testable import SourceLowering

/// The lines of a source as lowering leaves them, without what follows the file.
func lowered(_ text: String, with others: String...) -> [String] {
  let sources = ([text] + others).enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
  let output = Lowering(module: "App", sources).files[0].text
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
  let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
  return lines.prefix(count).map { line in
    // Trailing blanks and generated functions are no part of what is compared here.
    var line = String(line)
    if let start = line.firstRange(of: #/;? nonisolated static func describe/#)?.lowerBound {
      line = line[..<start] + "}"
    }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

/// What follows the file, and the generated functions in it.
func generated(_ text: String) -> String {
  Lowering(module: "App", [SourceFile(path: "/0.swift", text: text)]).files[0].text
}

func problems(_ text: String) -> [LoweringProblem.Kind] {
  Lowering(module: "App", [SourceFile(path: "/0.swift", text: text)]).files[0].problems.map(\.kind)
}

@Suite struct `Lowering a source` {
  @Test(.oracle("L-197")) func `the system is iOS and no other`() {
    let text = """
      #if os(Linux) || os( iOS )
      import Darwin.C
      #endif
      """
    let lines = lowered(text).map { $0.replacing(#/ +/#, with: " ") }
    #expect(lines == ["#if false || true", "import Glibc", "#endif"])
  }

  @Test(
    arguments: [
      ("true", true), ("!os(watchOS)", true), ("os(macOS)||os(iOS)", true), ("DEBUG", nil),
      ("!(os(macOS) || os(iOS))", false), ("!(canImport(AppKit)) && canImport(UIKit)", true),
      ("DEBUG || os(iOS)", true), ("DEBUG && os(tvOS)", false), ("swift(>=5.5)", nil),
      ("!(DEBUG)", nil), ("", nil),
    ] as [(String, Bool?)]
  )
  func `conditions are the same for every app, or not known`(text: String, value: Bool?) {
    #expect(ConditionReader.value(of: text) == value)
  }

  @Test(.oracle("L-194")) func `a class of any kind says what it is`() {
    let text = lowered("let name = type(of: item as AnyObject).description() + Wren.description()")
    #expect(
      text.map { $0.replacing(#/ +/#, with: " ") } == [
        "let name = ObjectiveC.classDescription(type(of: item as AnyObject)) + Wren.description()"
      ]
    )
  }

  @Test(.oracle("L-192")) func `certificates come along with Foundation`() {
    #expect(generated("let all: [SecCertificate] = []").contains("import Security"))
    #expect(!generated("let all: [String] = []").contains("import Security"))
  }

  @Test(.oracle("L-185")) func `what Foundation has of the network is in a module of its own`() {
    let text = """
      let session: Foundation.URLSession = Foundation.URLSession.shared
      let plain = Foundation.URL(string: "a")
      """
    #expect(
      lowered(text) == [
        "let session: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared",
        "let plain = Foundation.URL(string: \"a\")",
      ]
    )
    #expect(generated(text).contains("import FoundationNetworking"))
  }

  @Test(.oracle("L-215")) func `expressions are those that have values`() {
    let name = "import class FoundationAdditions.NSExpression"
    #expect(generated("let sum: NSExpression? = nil").contains(name))
    #expect(generated("let sum = NSExpression(format: \"1 + 2\")").contains(name))
    #expect(!generated("struct NSExpression {}; let sum: NSExpression? = nil").contains(name))
  }

  @Test func `attributes of Objective-C become blanks`() {
    #expect(
      lowered(
        """
        class Form: UIViewController {
          @IBOutlet private weak var name: UILabel!
          @IBAction func done(_ sender: Any) {}
          @objc dynamic func tick() {}
        }
        """
      ) == [
        "class Form: UIViewController {",
        "            private weak var name: UILabel!",
        "            func done(_ sender: Any) {}",
        "                func tick() {}",
        "}",
      ]
    )
  }

  @Test func `the application's class becomes the entry`() {
    #expect(lowered("@UIApplicationMain class App {}")[0].hasPrefix("@main              class App"))
  }

  @Test(arguments: [
    ("#selector(tick)", "tick"),
    ("#selector(Form.done(_:))", "done:"),
    ("#selector(self.log(message:level:))", "logWithMessage:level:"),
    ("#selector(work(with:))", "workWith:"),
    ("#selector(fails(_:))", "fails:error:"),
    ("#selector(load)", "loadWithCompletionHandler:"),
    ("#selector(named)", "other:"),
    ("#selector(getter: Form.title)", "title"),
    ("#selector(setter: Form.title)", "setTitle:"),
    ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ("#selector(dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:"),
    ("#selector(over as (Form) -> (Int) -> Void)", "over:"),
  ])
  func `selectors are named as the compiler names them`(_ expression: String, _ name: String) {
    let lines = lowered(
      """
      class Form: UIViewController {
        let it = \(expression)
        @objc func tick() {}
        @objc func done(_ sender: Any) {}
        @objc func log(message: String, level: Int) {}
        @objc func work(with x: Int) {}
        @objc func fails(_ x: Int) throws {}
        @objc func load() async {}
        @objc(other:) func named(_ x: Int) {}
        @objc func over(_ x: Int) {}
      }
      """
    )
    #expect(lines[1].contains("Selector(\"\(name)\")"))
  }

  @Test func `a selector that nobody declares is said to be a guess`() {
    #expect(
      problems("let it = #selector(unheardOf)")
        == [.unknownSelector(expression: "#selector(unheardOf)", assumed: "unheardOf")]
    )
  }

  @Test func `key paths become their text`() {
    #expect(lowered("let it = #keyPath(Account.owner.name)")[0] == "let it = \"owner.name\"")
  }

  @Test func `to a source the system is iOS`() {
    let lines = lowered("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif")
    #expect(lines == ["#if true    || os(tvOS)", "let a = 1", "#endif"])
  }

  @Test func `a part of a framework stands for the whole`() {
    #expect(lowered("import UIKit.UIGestureRecognizerSubclass") == ["import UIKit"])
    let scoped = lowered("import func Foundation.objc_getAssociatedObject")
    #expect(scoped[0].split(separator: " ") == ["import", "Foundation"])
    #expect(lowered("import struct Birds.Wren") == ["import struct Birds.Wren"])
  }

  @Test func `a protocol's optional requirement becomes a property that may be nil`() {
    let form = """
      @objc protocol FormDelegate {
        @objc optional func form(_ form: Form, shouldAccept text: String) -> Bool
        func end()
      }
      """
    let lines = lowered("let it = delegate?.form?(form, shouldAccept: text)", with: form)
    #expect(lines[0] == "let it = delegate?.optional_form__shouldAccept?(form,               text)")
    #expect(lowered(form)[0] == "      protocol FormDelegate: AnyObject {")
    #expect(lowered(form)[1] == "")
    #expect(
      generated(form).contains(
        "var optional_form__shouldAccept: ((Form, String) -> Bool)? { ObjectiveC.implementation("
      )
    )
  }

  @Test func `UIKit's optional requirements have defaults, so the question goes`() {
    #expect(
      lowered("delegate?.scrollViewDidScroll?(view)") == ["delegate?.scrollViewDidScroll (view)"]
    )
  }

  @Test func `an observed property says when it changes`() {
    let lines = lowered(
      """
      class Account: NSObject {
        @objc dynamic var balance = 0.0
        @objc dynamic var owner = "" { didSet { print(owner) } }
      }
      """
    )
    #expect(
      lines[1].hasSuffix(
        "var balance = 0.0 { willSet { willChangeValue(forKey: \"balance\") }"
          + " didSet { didChangeValue(forKey: \"balance\") } }"
      )
    )
    #expect(
      lines[2].hasSuffix(
        "{ willSet { willChangeValue(forKey: \"owner\") } didSet {"
          + " defer { didChangeValue(forKey: \"owner\") }; print(owner) } }"
      )
    )
  }

  @Test func `a class says what it has, private members and nested classes too`() {
    let text = generated(
      """
      class Form: UIViewController {
        @IBOutlet private var name: UILabel!
        @IBAction private func done() {}
        private class Doer: NSObject {
          @objc func help(_ x: Int, with y: String) {}
        }
      }
      """
    )
    #expect(text.contains("named: \"Form\", in: \"App\""))
    #expect(text.contains(#"c.key("name", \.name)"#))
    #expect(text.contains(#"c.method("done") { o, _ in o.done() }"#))
    #expect(
      text.contains(#"c.method("help:with:") { o, a in o.help(a.unread(0), with: a.unread(1)) }"#)
    )
    #expect(text.contains("c.make { Doer() }"))
    #expect(text.contains("{ Doer.describe1_"))
    #expect(text.contains("@section(\".init_array\") @used private let describe0_"))
  }

  @Test func `what exists under a condition is described under the same`() {
    let text = generated(
      """
      class Form: NSObject {
        #if DEBUG
        @objc func debug() {}
        #else
        @objc func release() {}
        #endif
      }
      """
    )
    #expect(text.contains("#if (DEBUG)\nextension Form { nonisolated static func describe"))
    #expect(text.contains("#if !(DEBUG)\nextension Form { nonisolated static func describe"))
  }

  @Test func `what can't be lowered is said`() {
    #expect(
      problems("class Box<T>: NSObject {}; extension Box { @objc func open() {} }")
        == [.genericClass("Box")]
    )
    #expect(
      problems("extension UIView { override func draw(_ rect: CGRect) {} }")
        == [.overrideOfForeignMember("draw(_:)", in: "UIView")]
    )
  }

  @Test func `members under a condition in a class that describes itself are reported`() {
    let text = """
      class Box<T>: NSObject {
        #if DEBUG
        @objc func dump() {}
        #endif
      }
      package class Chest<T>: NSObject { @objc func open() {} }
      """
    #expect(problems(text) == [.genericClass("Box")])
    #expect(generated(text).contains("nonisolated package class func describeMembers()"))
  }

  @Test(.oracle("L-340")) func `classes that nobody can name outside describe themselves`() {
    let text = """
      open class Box<T>: NSObject { @objc func open() {} }
      class Chest: Box<Int> { @objc func close() {} }
      class Crate<T>: Box<T> { @objc func lift() {} }
      class Plain<T>: Crate<T> {}
      func f() { class Local: NSObject { @objc func run() {} } }
      """
    #expect(problems(text).isEmpty)
    let lines = generated(text).split(separator: "\n").map(String.init)
    #expect(lines[0].contains("Box<T>: NSObject, ObjectiveC.SelfDescribing {"))
    #expect(lines[0].contains("nonisolated open class func describeMembers()"))
    #expect(lines[1].contains("nonisolated static func describe"))
    #expect(lines[2].contains("nonisolated override class func describeMembers()"))
    #expect(lines[3] == "class Plain<T>: Crate<T> {}")
    #expect(lines[4].contains("Local: NSObject, ObjectiveC.SelfDescribing {"))
  }

  @Test(.oracle("L-72")) func `an extension overrides what UIKit's classes have`() {
    let text = """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
      }
      """
    #expect(problems(text).isEmpty)
    let name = "hoisted_UINavigationController_shouldAutorotate"
    #expect(lowered(text)[1].contains("var \(name): Bool {"))
    let generated = generated(text)
    #expect(
      generated.contains(
        ": UINavigationController { override var shouldAutorotate: Bool { \(name) } }"
      )
    )
    #expect(generated.contains("ObjectiveC.overrideMembers(of: UINavigationController.self, as: "))
  }

  @Test func `networking is a module of its own here`() {
    #expect(
      generated("import Foundation\nlet a = URLSession.shared").contains("FoundationNetworking")
    )
  }

  @Test func `only what changed is lowered again`() {
    let a = SourceFile(path: "/A.swift", text: "class A: NSObject { @objc func go() {} }")
    let b = SourceFile(path: "/B.swift", text: "let it = #selector(A.go)")
    let first = Lowering(module: "App", [a, b])
    let edited = SourceFile(path: "/B.swift", text: "let it = #selector(A.go)  // now")
    let second = Lowering(module: "App", [a, edited], cache: first.cache)
    #expect(second.loweredCount == 1)
    let renamed = SourceFile(
      path: "/A.swift",
      text: "class A: NSObject { @objc(run) func go() {} }"
    )
    let third = Lowering(module: "App", [renamed, edited], cache: second.cache)
    #expect(third.loweredCount == 2)
    #expect(third.files[1].text.contains("Selector(\"run\")"))
  }
}
