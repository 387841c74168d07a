import Device
import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentPreviews
@testable import UIKitCore

/// The containers that are inferred around a scene.
@Suite(.serialized) @MainActor
struct `Surrounding a scene` {
  static func scene(_ tag: String, _ id: String, _ segues: String...) -> String {
    Fixture.scene(
      id,
      """
      <\(tag) title="\(id)" id="\(id)" sceneMemberID="viewController">
      <connections>\(segues.joined())</connections></\(tag)>
      """
    )
  }

  static func segue(_ kind: String, _ destination: String, _ relationship: String = "") -> String {
    let relationship = relationship.isEmpty ? "" : #" relationship="\#(relationship)""#
    return #"<segue kind="\#(kind)" destination="\#(destination)"\#(relationship) "#
      + #"id="\#(kind)-\#(destination)"/>"#
  }

  /// Tabs of a navigation stack and a plain screen; the stack's root shows and presents others.
  static func storyboard() throws -> UIStoryboard {
    try Fixture.storyboard(
      initial: "tabs",
      scene(
        "tabBarController",
        "tabs",
        segue("relationship", "nav", "viewControllers"),
        segue("relationship", "plain", "viewControllers")
      ),
      scene("navigationController", "nav", segue("relationship", "root", "rootViewController")),
      scene("viewController", "root", segue("show", "detail"), segue("presentation", "sheet")),
      scene("viewController", "detail", segue("show", "detail"), segue("show", "deeper")),
      scene("viewController", "deeper", segue("embed", "inner")),
      scene("viewController", "plain", segue("show", "beside")),
      scene("viewController", "sheet"),
      scene("viewController", "inner"),
      scene("viewController", "beside")
    )
  }

  static func path(_ controller: UIViewController?) -> String {
    switch controller {
    case let tabs as UITabBarController: "tabs > " + path(tabs.selectedViewController)
    case let navigation as UINavigationController:
      "nav > " + navigation.viewControllers.map { $0.title ?? "" }.joined(separator: " > ")
    default: controller?.title ?? "nothing"
    }
  }

  static func root(
    for scene: InterfaceBuilder.Scene,
    of storyboard: UIStoryboard
  ) -> UIViewController? {
    let surroundings = SceneSurroundings(document: storyboard.source.document)
    return SceneStage(storyboard: storyboard, surroundings: surroundings).root(for: scene)
  }

  @Test(arguments: [
    ("root", "tabs > nav > root"),
    ("detail", "tabs > nav > root > detail"),
    ("deeper", "tabs > nav > root > detail > deeper"),
    ("plain", "tabs > plain"),
    ("tabs", "tabs > nav > root"),
    ("nav", "tabs > nav > root"),
    ("sheet", "sheet"),
    ("inner", "inner"),
    ("beside", "beside"),
  ])
  func `a scene stands in the containers that lead to it`(id: String, path: String) throws {
    let storyboard = try Self.storyboard()
    let scene = try #require(storyboard.source.document.scene(id: id))
    #expect(Self.path(Self.root(for: scene, of: storyboard)) == path)
  }

  @Test func `the way to a scene is the shortest, even when others lead in a circle`() throws {
    let storyboard = try Fixture.storyboard(
      initial: "nav",
      Self.scene("viewController", "far", Self.segue("show", "near")),
      Self.scene("viewController", "near", Self.segue("show", "far"), Self.segue("show", "root")),
      Self.scene("viewController", "root", Self.segue("show", "near")),
      Self.scene(
        "navigationController",
        "nav",
        Self.segue("relationship", "root", "rootViewController")
      )
    )
    let scene = try #require(storyboard.source.document.scene(id: "far"))
    #expect(Self.path(Self.root(for: scene, of: storyboard)) == "nav > root > near > far")
  }

  @Test func `of a very long stack the root and the last scenes are made`() throws {
    let chain = (0..<100).map { index in
      Self.scene("viewController", "s\(index)", Self.segue("show", "s\(index + 1)"))
    }
    let root = Self.segue("relationship", "s0", "rootViewController")
    let scenes = chain + [Self.scene("navigationController", "nav", root)]
    let storyboard = try Fixture.storyboard(initial: "nav", scenes.joined())
    let scene = try #require(storyboard.source.document.scene(id: "s99"))
    let path = (92...99).map { "s\($0)" }.joined(separator: " > ")
    #expect(Self.path(Self.root(for: scene, of: storyboard)) == "nav > s0 > " + path)
  }

  @Test func `an embedded scene is known as one`() throws {
    let document = try Self.storyboard().source.document
    let surroundings = SceneSurroundings(document: document)
    let embedded = document.scenes.filter { surroundings.isEmbedded($0) }
    #expect(embedded.map(\.id) == ["inner"])
  }

  @Test(arguments: [
    (CGSize(width: 320, height: 568), "retina4_0"),
    (CGSize(width: 768, height: 1024), "ipad9_7"),
    (CGSize(width: 600, height: 600), ""),
    (CGSize(width: 123, height: 45), ""),
  ])
  func `a document that names no device was drawn for one of its scenes' size`(
    size: CGSize,
    device: String
  ) throws {
    let scene = `Drawing a document`.controller(
      `Drawing a document`.view(`Drawing a document`.red, size: size)
    )
    let text = Fixture.document(device: nil, scene)
    let document = try Document(data: Data(text.utf8), file: "Test.storyboard")
    #expect(DeviceModel(of: document).id == device)
  }

  @Test func `what a tab in a stack shows is pushed on that stack`() throws {
    let storyboard = try Fixture.storyboard(
      initial: "nav",
      Self.scene(
        "navigationController",
        "nav",
        Self.segue("relationship", "tabs", "rootViewController")
      ),
      Self.scene("tabBarController", "tabs", Self.segue("relationship", "tab", "viewControllers")),
      Self.scene("viewController", "tab", Self.segue("show", "detail")),
      Self.scene("viewController", "detail")
    )
    let scene = try #require(storyboard.source.document.scene(id: "detail"))
    #expect(Self.path(Self.root(for: scene, of: storyboard)) == "nav > tabs > detail")
  }
}
