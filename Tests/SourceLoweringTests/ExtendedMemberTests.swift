import Testing

@testable import SourceLowering

@Suite struct `Overriding what an extension declares` {
  private let base = """
    extension UIView {
      @discardableResult @objc func fill(_ views: [UIView]) -> UIView { self }
      @objc var margin: Int { 8 }
    }
    """
  private let cell = """
    extension UITableViewCell {
      override func fill(_ views: [UIView]) -> UIView { super.fill(views) }
      override var margin: Int { super.margin + 1 }
    }
    """

  @Test func `the extension's member hands over to the nearest class that overrides it`() {
    let lines = texts(base, cell)[0].split(separator: "\n")
    #expect(
      lines[1].contains(
        "func overridden_UIView_fill(_ views: [UIView]) -> UIView { self };"
          + " @discardableResult func fill(_ views: [UIView])  -> UIView "
          + "{ return nearest_UIView_fill(nil, views) };"
      )
    )
    #expect(
      lines[1].contains(
        "switch ObjectiveC.place(of: self, above: aboveClass, among: [UITableViewCell.self]) "
          + "{ case 0?: return unsafeDowncast(self, to: UITableViewCell.self)"
          + ".overridden_UITableViewCell_fill(views); "
          + "default: return overridden_UIView_fill(views) }"
      )
    )
    #expect(lines[2].contains("var overridden_UIView_margin: Int { 8 }; var margin: Int"))
    for text in texts(base, cell) { #expect(!Lowering.hasSyntaxErrors(text)) }
  }

  @Test func `conditions that always hold are none`() {
    let text = "#if canImport(UIKit)\n\(base)\n#endif\n#if os(iOS) || os(tvOS)\n\(cell)\n#endif"
    let lines = lowered(text)
    #expect(lines[2].contains("overridden_UIView_fill"))
    #expect(lines[8].contains("overridden_UITableViewCell_fill"))
    let other = lowered("#if DEBUG\n\(base)\n#endif", with: cell)
    #expect(!other[2].contains("overridden"))
  }

  @Test func `what overrides has its own name and calls the next above it`() {
    let lines = lowered(cell, with: base)
    #expect(
      lines[1].hasSuffix(
        "func overridden_UITableViewCell_fill(_ views: [UIView]) -> UIView "
          + "{ self.nearest_UIView_fill(UITableViewCell.self, views) }"
      )
    )
    #expect(lines[2].hasSuffix("{ self.nearest_UIView_margin(UITableViewCell.self) + 1 }"))
    #expect(!lines[1].contains("override func"))
  }

  @Test func `a class of the app hands over what it has for a protocol`() {
    let list = """
      class List: UIViewController {}
      extension List: UITableViewDelegate {
        func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
      }
      class Long: List {
        override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """
    let lines = lowered(list)
    #expect(lines[2].contains("overridden_List_tableView"))
    #expect(lines[5].contains("func overridden_Long_tableView") && !lines[5].contains("override "))
    #expect(problems(list).isEmpty)
  }

  @Test func `views have nothing of controllers, and a class's own member is Swift's to override`()
  {
    let other = "class Page: UIPageViewController {\n  override var margin: Int { 0 }\n}"
    #expect(lowered(other, with: base)[1] == "  override var margin: Int { 0 }")
    let own = """
      class A: NSObject { func go() {} }
      extension A { func stay() {} }
      class B: A { override func go() {} }
      """
    #expect(lowered(own)[2].hasPrefix("class B: A { override func go() {}"))
  }
}

@Suite struct `What Objective-C allows` {
  @Test func `requirements may say how they are held`() {
    let text = "@objc protocol Focus: class {\n  weak var next: Focus? { get set }\n}"
    #expect(lowered(text)[1] == "       var next: Focus? { get set }")
  }

  @Test func `classes override what NSObject's instances have`() {
    let text = "class Cell: UITableViewCell {\n  override class func awakeFromNib() {}\n}"
    #expect(lowered(text)[1] == "           class func awakeFromNib() {}")
  }

  @Test func `objects of Foundation are made without arguments`() {
    #expect(
      lowered("let a = NSMutableAttributedString()")[0]
        == "let a = NSMutableAttributedString(string: \"\")"
    )
  }

  @Test(.oracle("L-287")) func `the process's information is that of the only process`() {
    #expect(
      lowered("let a = ProcessInfo().environment")[0]
        == "let a = ProcessInfo.processInfo.environment"
    )
  }

  @Test(.oracle("L-290")) func `operations say that they are concurrent`() {
    let text = "class Load: Operation {\n  override var isConcurrent: Bool { true }\n}"
    #expect(lowered(text)[1] == "           var isConcurrent: Bool { true }")
    let below = text + "\nclass Small: Load {\n  override var isConcurrent: Bool { true }\n}"
    #expect(lowered(below)[4] == "  override var isConcurrent: Bool { true }")
  }

  @Test(.oracle("L-296")) func `a computed property is set by its setter alone`() {
    let text = """
      extension UITextField {
        @IBInspectable var isDone: Bool { get { isDone } set { tag = newValue ? 1 : 0 } }
        @IBInspectable var isLate: Bool { false }
      }
      """
    #expect(generated(text).contains(#"c.key("isDone", \.isDone) { $0.isDone = $1 }"#))
    #expect(generated(text).contains(#"c.key("isLate", \.isLate)"#))
    #expect(!generated(text).contains("$0.isLate"))
  }

  @Test(.oracle("L-194")) func `a class inside of another has a name`() {
    #expect(
      lowered("let a = NSStringFromClass(Cell.self)")[0]
        == "let a = ObjectiveC.className(Cell.self)"
    )
  }

  @Test(.oracle("L-295")) func `reading XML is a module of its own here`() {
    let text = "import UIKit\nclass Feed: NSObject, XMLParserDelegate {}"
    #expect(generated(text).contains("import FoundationXML"))
    let other = "import UIKit\nclass Feed: NSObject {}"
    #expect(!generated(other).contains("import FoundationXML"))
  }

  @Test func `a function of the library of C may be named with the module`() {
    let text = "import Foundation\nlet a = Darwin.round(1.5)"
    #expect(lowered(text)[1] == "let a = Glibc .round(1.5)")
    #expect(generated(text).contains("import Glibc"))
  }

  @Test func `a window of a delegate is joined of two optionals`() {
    #expect(
      lowered("let a = app.delegate?.window?.flatMap { $0 }")[0]
        == "let a = app.delegate?.window .flatMap { $0 }"
    )
  }

  @Test(.oracle("L-293")) func `codes of failed requests are of any number`() {
    #expect(
      lowered("let a = URLError.Code(rawValue: 4)")[0] == "let a = URLError.Code(number  : 4)"
    )
    #expect(
      lowered("let a = URLError(.init(rawValue: b))")[0]
        == "let a = URLError(.init(number  : b))"
    )
    #expect(lowered("let a = Code(rawValue: 4)")[0] == "let a = Code(rawValue: 4)")
  }

  @Test(.oracle("L-289")) func `the library of an app is asked for where it is known`() {
    let url = "url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)"
    #expect(
      lowered("let a = try! files.\(url)")[0].hasPrefix("let a = try! files.folder(for: .library")
    )
    let paths = "NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)"
    #expect(lowered("let c = \(paths)")[0].hasPrefix("let c = FileManager.folderPaths"))
    #expect(
      lowered("let b = files.urls(for: .documentDirectory, in: .userDomainMask)")[0]
        == "let b = files.urls(for: .documentDirectory, in: .userDomainMask)"
    )
  }

  @Test func `classes are kept where objects are`() {
    let text = """
      class Pages { var known: [String: AnyObject] = [:]
        func add<T: Page>(_ type: T.Type, nib: UINib?) { self.known["a"] = type
          known["b"] = nib; known["c"] = Page.self } }
      """
    let lines = lowered(text)
    #expect(lines[1].hasSuffix("self.known[\"a\"] = type as AnyObject"))
    #expect(lines[2].contains("known[\"b\"] = nib; known[\"c\"] = Page.self as AnyObject"))
  }

  @Test func `a key path that is observed has its name beside it`() {
    let text = "let a = list.observe(\\.layer.bounds, options: .new) { _, _ in }"
    #expect(
      lowered(text)[0]
        == "let a = list.observe(\\.layer.bounds, named: \"layer.bounds\", options: .new) { _, _ in }"
    )
    #expect(lowered("let b = list.observe(\\.a)")[0] == "let b = list.observe(\\.a)")
  }

  @Test func `every source sees what headers bring, and those without an import of theirs UIKit`() {
    let lowering = Lowering(
      module: "App",
      [
        SourceFile(path: "/0.swift", text: "class A: UIView {}"),
        SourceFile(path: "/1.swift", text: "import UIKit\nlet a = 1"),
        SourceFile(path: "/2.swift", text: "import MapKit"),
      ],
      without: ["MapKit"],
      implying: ["UIKit"]
    )
    #expect(lowering.files[0].text.contains("\nimport UIKit\n"))
    #expect(lowering.files[1].text == "import UIKit\nlet a = 1")
    #expect(lowering.files[2].text.contains("\nimport Foundation\nimport UIKit\n"))
  }
}
