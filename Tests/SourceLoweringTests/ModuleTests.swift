import Foundation
import Testing

@testable import SourceLowering

/// What the modules that import a source know of it, as it is stored.
private func exported(_ text: String) throws -> Declarations {
  let kit = Lowering(module: "Kit", [SourceFile(path: "/kit.swift", text: text)])
  return try JSONDecoder().decode(
    Declarations.self,
    from: try JSONEncoder().encode(kit.declarations)
  )
}

@Suite struct `Lowering what imports a lowered module` {
  private let kit = """
    @objc public protocol FormDelegate {
      @objc optional func formDidEnd(_ form: Form)
    }
    @objc protocol Hidden { @objc optional func hide(_ a: Int) }
    open class Form: NSObject {
      @objc(fire:) public func launch(_ sender: Any) {}
      @objc dynamic public var title = ""
      public weak var delegate: FormDelegate?
    }
    """

  @Test func `the other's optional requirements are described, asked for and named`() throws {
    let text = texts(
      """
      import Kit
      class Screen: UIViewController, FormDelegate {
        func formDidEnd(_ form: Form) {}
        let it = #selector(Form.launch(_:))
        let same = #selector(Kit.Form.launch(_:))
      }
      func end(_ f: Form, _ i: Item) { f.delegate?.formDidEnd?(f); i.hide?(3) }
      class Sub: Form {}
      """,
      importing: [try exported(kit)]
    )[0]
    #expect(text.contains(#"c.method("formDidEnd:") { o, a in o.formDidEnd(a.unread(0)) }"#))
    #expect(text.contains(#"let it = Selector("fire:")"#))
    #expect(text.contains(#"let same = Selector("fire:")"#))
    #expect(text.contains("f.delegate?.optional_formDidEnd_?(f); i.hide?(3)"))
    #expect(text.contains(#"c.observed("title", \.title); c.make { Sub() }"#))
  }

  @Test func `a class of another module can't be overridden in an extension`() throws {
    let lowering = Lowering(
      module: "App",
      [SourceFile(path: "/0", text: "extension Form { override func end() {} }")],
      importing: [try exported(kit)]
    )
    #expect(
      lowering.files[0].problems.map(\.kind) == [.overrideOfForeignMember("end()", in: "Form")]
    )
  }

  @Test func `everything is lowered anew by another tool`() {
    let source = SourceFile(path: "/A.swift", text: "class A: NSObject {}")
    let first = Lowering(module: "App", [source], tool: "1")
    #expect(Lowering(module: "App", [source], tool: "1", cache: first.cache).loweredCount == 0)
    #expect(Lowering(module: "App", [source], tool: "2", cache: first.cache).loweredCount == 1)
  }

  @Test func `everything is lowered anew when an imported module declares something else`() throws {
    let source = SourceFile(path: "/A.swift", text: "let it = #selector(Form.launch(_:))")
    let first = Lowering(module: "App", [source], importing: [try exported(kit)])
    let changed = try exported(kit.replacing("fire:", with: "start:"))
    let second = Lowering(module: "App", [source], importing: [changed], cache: first.cache)
    #expect(second.files[0].text.contains("Selector(\"start:\")"))
  }
}
