import Testing

@testable import SourceLowering

/// The lowered texts of some sources, by their places.
func texts(_ sources: String..., importing imported: [Declarations] = []) -> [String] {
  let files = sources.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
  return Lowering(module: "App", files, importing: imported).files.map(\.text)
}

@Suite struct `Overriding in an extension` {
  private let form = "class Form: UIViewController {\n  let a = 1\n}"

  @Test func `the class overrides and hands over to the extension, which keeps the body`() {
    let part = """
      extension Form {
        public override func tableView(_ view: UITableView, rows section: Int = 0) -> Int {
          super.tableView(view, rows: section) + 1
        }
        override class var layerClass: AnyClass { margin }
      }
      private let margin = 8
      """
    #expect(
      lowered(form, with: part)[2] == "public override func tableView(_ view: UITableView,"
        + " rows section: Int = 0)  -> Int { hoisted_Form_tableView(view, rows: section) };"
        + " class override var layerClass: AnyClass { hoisted_Form_layerClass }}"
    )
    let lines = lowered(part, with: form)
    #expect(
      lines[1].hasSuffix(
        " func hoisted_Form_tableView(_ view: UITableView, rows section: Int = 0) -> Int {"
      )
    )
    #expect(!lines[1].contains("override") && !lines[1].contains("public"))
    #expect(lines[2] == "    super.tableView(view, rows: section) + 1")
    #expect(lines[4] == "           class var hoisted_Form_layerClass: AnyClass { margin }")
    for text in texts(form, part) { #expect(!Lowering.hasSyntaxErrors(text)) }
  }

  @Test func `what depends on a condition is overridden under the same`() {
    let part = """
      extension Form {
        #if os(macOS)
        override func viewDidLoad() { a() }
        #else
        override func viewDidLoad() { b() }
        #endif
      }
      """
    let text = texts(form, part)[0]
    #expect(
      text.contains(
        """

        #if (os(macOS))
        override func viewDidLoad()   { hoisted_Form_viewDidLoad() }
        #endif
        #if !(os(macOS))
        override func viewDidLoad()   { hoisted_Form_viewDidLoad() }
        #endif
        #sourceLocation(file: "/0.swift", line: 3)

        """
      )
    )
    #expect(!Lowering.hasSyntaxErrors(text))
  }

  @Test func `a path with quotes is written as Swift writes it`() {
    let part = "extension Form {\n#if DEBUG\noverride func viewDidLoad() {}\n#endif\n}"
    let files = [
      SourceFile(path: "/a \"b\".swift", text: form), SourceFile(path: "/1.swift", text: part),
    ]
    let text = Lowering(module: "App", files).files[0].text
    #expect(text.contains(#"#sourceLocation(file: "/a \"b\".swift", line: 3)"#))
  }

  @Test func `observers become functions, setters are handed over to`() {
    let part = """
      extension Form {
        override var title: String? {
          willSet { print(newValue) }
          didSet(old) { print(old) }
        }
        override var size: Int {
          get { super.size }
          set { super.size = newValue }
        }
      }
      """
    #expect(
      lowered(form, with: part)[2]
        == "override var title: String? { willSet { hoisted_Form_title_willSet(newValue) }"
        + " didSet { hoisted_Form_title_didSet(oldValue) } };"
        + " override var size: Int { get { hoisted_Form_size } set { hoisted_Form_size = newValue } }}"
    )
    let lines = lowered(part, with: form)
    #expect(lines[1] == "           func hoisted_Form_title_willSet(_ newValue: String?)")
    #expect(lines[2] == "{ print(newValue) }")
    #expect(lines[3] == "    func hoisted_Form_title_didSet(_ old: String?) { print(old) }")
    #expect(lines[4] == "")
    #expect(lines[5] == "           var hoisted_Form_size: Int {")
    for text in texts(form, part) { #expect(!Lowering.hasSyntaxErrors(text)) }
  }

  @Test func `the class's file imports what the extension's needs`() {
    let part = "import MapKit\nextension Form { override func add(_ a: URLRequest) {} }"
    let text = texts(form, part)[0]
    #expect(text.contains("\nimport MapKit\n"))
    #expect(text.contains("\nimport FoundationNetworking\n"))
  }

  @Test func `private characters in a source stay`() {
    let text = "class Icons: Form {\n  let a = \"\u{E000}\", b = f(), c = \"\u{E001}\"\n}"
    #expect(lowered(text, with: form)[1] == "  let a = \"\u{E000}\", b = f(), c = \"\u{E001}\"")
  }

  @Test func `what can't be handed over to is said`() {
    #expect(
      problems("class A: B {}\nextension A { override func log(_ all: Any...) {} }")
        == [.overrideInExtension("log(_:)", in: "A")]
    )
    #expect(
      problems("class A: B {}\nextension A { override convenience init() {} }")
        == [.overrideInExtension("init", in: "A")]
    )
  }

  @Test func `a member of a class that is compiled already stays without being called`() {
    let member = "open override func didAddSubview(_ view: UIView) { on() }"
    let text = "extension UIButton {\n  \(member)\n}"
    let line = lowered(text)[1]
    #expect(line.contains("func hoisted_UIButton_didAddSubview(_ view: UIView) { on() }"))
    #expect(!line.contains("override") && !line.contains("open"))
  }

  @Test func `what an extension can't hand over can't be overridden, which is said`() {
    let said = problems(
      """
      extension UIView { @objc func shake(_ all: Int...) {} }
      class Big: UIButton { override func shake(_ all: Int...) {} }
      """
    )
    #expect(said.contains(.overrideOfExtensionMember("shake(_:)", in: "UIView")))
  }
}
