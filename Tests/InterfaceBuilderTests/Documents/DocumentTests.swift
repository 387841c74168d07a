import Foundation
import InterfaceBuilder
import Testing

@Suite struct `Reading a document` {
  let birds: Document

  init() throws { birds = try Fixtures.document("App/Base.lproj/Birds.storyboard") }

  @Test func `its header says what it is`() {
    #expect(birds.kind == .storyboard)
    #expect(birds.platform == .iOS)
    #expect(birds.version == "3.0")
    #expect(birds.toolsVersion == "21507")
    #expect(birds.initialViewController == "nav-01-aaa")
    #expect(birds.useAutolayout && birds.useTraitCollections && birds.useSafeAreas)
    #expect(!birds.launchScreen)
    #expect(birds.device?.id == "retina6_12")
    #expect(birds.device?.orientation == "portrait")
    #expect(birds.device?.appearance == "dark")
    #expect(birds.problems.isEmpty)
  }

  @Test func `every element knows its line and column`() throws {
    #expect(birds.root.position == Position(line: 2, column: 1))
    let label = try #require(birds.element(id: "lbl-01-aaa"))
    #expect(label.position == Position(line: 33, column: 29))
    #expect(birds.position(of: "opaque", in: label) == Position(line: 33, column: 36))
    #expect(birds.position(of: "text", in: label).description == "33:127")
    #expect(birds.position(of: "nothing", in: label) == label.position)
  }

  @Test func `its scenes have a controller, a place and segues`() throws {
    #expect(birds.scenes.map(\.id) == ["scn-01-aaa", "scn-02-bbb", "scn-03-ccc"])
    #expect(
      birds.scenes.map { $0.controller?.name }
        == ["navigationController", "viewController", "viewControllerPlaceholder"]
    )
    #expect(birds.scenes[0].canvasLocation == Point(x: -250, y: 120.5))
    #expect(birds.scenes[2].canvasLocation == nil)
    #expect(birds.initialScene?.id == "scn-01-aaa")
    #expect(birds.scene(id: "lst-01-aaa")?.id == "scn-02-bbb")
    #expect(birds.scene(identifier: "Birds")?.id == "scn-02-bbb")
    #expect(birds.scenes[1].objects.map(\.name) == ["tapGestureRecognizer"])
    #expect(birds.scenes[1].exit?.id == "ext-01-aaa")
    #expect(birds.scenes[1].segues.map(\.destination) == ["ref-01-aaa"])
    #expect(birds.scenes[1].segues[0].modalPresentationStyle == "formSheet")
    let roots = birds.scenes[0].relationships("rootViewController")
    #expect(roots.map(\.destination) == ["lst-01-aaa"])
  }

  @Test func `a reference names the scene it stands for`() throws {
    let scene = birds.scenes[2]
    #expect(scene.isReference)
    #expect(scene.reference?.storyboard == "Reports")
    #expect(scene.reference?.identifier == "Report")
    #expect(scene.reference?.bundle == nil)
  }

  @Test func `parents, owners and scenes are found from within`() throws {
    let constraint = try #require(birds.element(id: "con-01-aaa"))
    #expect(birds.parent(of: constraint)?.name == "constraints")
    #expect(birds.owner(of: constraint)?.id == "img-01-aaa")
    #expect(birds.scene(of: constraint)?.id == "scn-02-bbb")
    #expect(birds.parent(of: birds.root) == nil)
    #expect(
      birds.ancestors(of: constraint).map(\.name).prefix(4)
        == ["constraints", "imageView", "subviews", "view"]
    )
  }

  @Test func `resources tell sizes and colours`() {
    #expect(birds.resources.image(named: "heron")?.size == Size(width: 640, height: 360))
    #expect(birds.resources.image(named: "heron")?.isSystem == false)
    #expect(birds.resources.image(named: "bird.fill")?.isSystem == true)
    #expect(
      birds.resources.namedColors["Reeds"]?.components
        == .rgb(red: 0.25, green: 0.5, blue: 0.125, space: .sRGB)
    )
    #expect(
      birds.resources.systemColors["systemBackgroundColor"]?.components
        == .white(1, space: .sRGB)
    )
  }

  @Test func `a xib of version 2 has its owner and objects`() throws {
    let cell = try Fixtures.document("Cell.xib")
    #expect(cell.kind == .xib)
    #expect(cell.version == "2.0")
    #expect(cell.problems.isEmpty)
    #expect(!cell.useAutolayout)
    #expect(cell.device == nil)
    #expect(cell.placeholders.map(\.id) == ["-1", "-2"])
    #expect(cell.objects.map(\.name) == ["tableViewCell", "view"])
    #expect(cell.scenes.isEmpty)
  }

  @Test(arguments: [
    ("Archive.xib", Platform.iOS, "archive-form", Problem.Severity.error),
    ("Menu.xib", .macOS, "other-platform", .warning),
    ("Watch.storyboard", .watchOS, "other-platform", .warning),
    ("Television.storyboard", .tvOS, "other-platform", .warning),
  ])
  func `other forms and systems are read and said`(
    _ file: String,
    _ platform: Platform,
    _ code: String,
    _ severity: Problem.Severity
  ) throws {
    let document = try Fixtures.document(file)
    #expect(document.platform == platform)
    #expect(document.problems.map(\.code) == [code])
    #expect(document.problems.map(\.severity) == [severity])
    #expect(document.problems.map(\.position.line) == [2])
  }

  @Test func `a version that nobody knows is said`() throws {
    let document = try Fixtures.document(
      text: #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="9.9"/>"#
    )
    #expect(document.problems.map(\.code) == ["unknown-version"])
    #expect(document.problems.map(\.position.column) == [61])
  }

  @Test func `an id that is taken leads to the first`() throws {
    let document = try Fixtures.document("Problems.storyboard")
    #expect(document.element(id: "a4")?.name == "label")
    #expect(document.problems.map(\.code) == ["duplicate-id"])
    #expect(document.problems.first?.position == Position(line: 12, column: 57))
  }

  @Test func `texts may stand in attributes or children`() throws {
    let view = try Fixtures.element(
      "<textView><string key=\"text\"> a\n&amp; b</string></textView>"
    )
    #expect(view.string("text") == " a\n& b")
    #expect(try Fixtures.element("<label text=\"x\"/>").string("text") == "x")
    #expect(try Fixtures.element("<label/>").string("text") == nil)
  }

  @Test func `UTF-16 reads as UTF-8 does`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<document><label text=\"é\"/></document>"
    let data = try #require(text.data(using: .utf16))
    let document = try Document(data: data, file: "Wide.xib")
    #expect(document.root.children.first?["text"] == "é")
    #expect(document.root.position == Position(line: 2, column: 1))
  }
}
