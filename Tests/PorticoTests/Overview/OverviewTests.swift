import CoreGraphics
import Foundation
import Testing

@testable import portico

@Suite struct `The overview of a storyboard` {
  func scene(_ id: String, at x: CGFloat, _ y: CGFloat, name: String = "Scene")
    -> StoryboardOverview.Scene
  {
    StoryboardOverview.Scene(
      id: id,
      name: name,
      location: CGPoint(x: x, y: y),
      size: CGSize(width: 400, height: 800),
      file: "\(id).png"
    )
  }

  @Test func `neighbours two units to a point apart stand at half their distance`() {
    let overview = StoryboardOverview(
      title: "Main",
      scenes: [scene("a", at: -1100, 0), scene("b", at: 0, 0)],
      arrows: []
    )
    #expect(overview.places["a"]?.midX == -550)
    #expect(overview.places["b"] == CGRect(x: -200, y: -400, width: 400, height: 800))
  }

  @Test func `neighbours that would overlap are spread until a gap is between them`() {
    let overview = StoryboardOverview(
      title: "Main",
      scenes: [scene("a", at: 0, 0), scene("b", at: 500, 100)],
      arrows: []
    )
    #expect(abs((overview.places["b"]?.midX ?? 0) - 520) < 0.001)
  }

  @Test func `an arrow joins the sides that face each other`() {
    let left = CGRect(x: 0, y: 0, width: 100, height: 200)
    let right = CGRect(x: 300, y: 20, width: 100, height: 200)
    let below = CGRect(x: 10, y: 500, width: 100, height: 200)
    #expect(ArrowPath(from: left, to: right).start == CGPoint(x: 100, y: 100))
    #expect(ArrowPath(from: left, to: right).end == CGPoint(x: 300, y: 120))
    #expect(ArrowPath(from: left, to: below).start == CGPoint(x: 50, y: 200))
    #expect(ArrowPath(from: right, to: left).end == CGPoint(x: 100, y: 100))
  }

  @Test func `the page names scenes, segues and identifiers, and escapes them`() throws {
    let page = try text(of: hostile)
    #expect(page.contains("<title>A &amp; B</title>"))
    #expect(
      page.contains(
        "aria-label=\"&lt;b&gt; list, identifier Li\"st".replacing("\"s", with: "&quot;s")
      )
    )
    #expect(page.contains("show “go”: <a href=\"#scene-b\">Detail</a>"))
    #expect(!page.contains("<b> list"))
    #expect(page.contains("src=\"data:image/png;base64,cGljdHVyZQ==\""))
  }

  @Test func `a browser shows as many scenes as the document holds, without a complaint`() throws {
    guard let browser = Browser.installed else {
      print("Skipped: the page was not opened, because chromium is not installed.")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "overview-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "index.html")
    let pixel = try #require(Data(base64Encoded: Self.pixel))
    try OverviewPage(overview: hostile).write(to: url) { _ in pixel }
    let visit = try browser.visit(url)
    #expect(visit.page.components(separatedBy: "<figure").count - 1 == 2)
    #expect(visit.page.contains("transform: translate("), "the script did not run")
    #expect(visit.complaints == [])
  }

  private var hostile: StoryboardOverview {
    var list = scene("a", at: 0, 0, name: "<b> list")
    list.identifier = "Li\"st"
    return StoryboardOverview(
      title: "A & B",
      scenes: [list, scene("b", at: 1000, 0, name: "Detail")],
      arrows: [.init(source: "a", destination: "b", kind: "show", identifier: "go")]
    )
  }

  private func text(of overview: StoryboardOverview) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "overview-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }
    try OverviewPage(overview: overview).write(to: url) { _ in Data("picture".utf8) }
    return try String(contentsOf: url, encoding: .utf8)
  }

  static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
