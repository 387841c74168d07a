import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite struct `A document as an app` {
  private func launch(_ text: String, as type: String) throws -> UIViewController? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(type)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = Stage()
    let app = try DocumentApp(contentsOf: file, settings: LaunchSettings())
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    stage.turn()
    defer { app.window?.isHidden = true }
    return app.window?.rootViewController
  }

  @Test func `begins with the initial scene, whose class is stood in for`() throws {
    let scenes = [
      Fixture.scene("a", #"<viewController id="other" title="Other"/>"#),
      Fixture.scene(
        "b",
        #"<viewController id="first" title="First" customClass="Elsewhere" customModule="App"/>"#
      ),
    ]
    let root = try launch(Fixture.document(scenes.joined()), as: "storyboard")
    #expect(root?.title == "First" && root?.isViewLoaded == true)
  }

  @Test func `shows the first view of a xib on a whole screen`() throws {
    let view = #"""
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="10" height="20"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \#
      customColorSpace="sRGB"/></view>
      """#
    let root = try launch(Fixture.nibDocument(view), as: "xib")
    #expect(root?.view.frame == UIScreen.main.bounds)
    #expect(root?.view.backgroundColor == .red)
  }

  @Test func `says what is wrong with a file that is no document`() {
    #expect(throws: (any Error).self) { try launch("nothing", as: "storyboard") }
  }
}
