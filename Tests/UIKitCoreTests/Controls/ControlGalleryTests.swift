import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct `The gallery of controls` {
  static func pages() -> [(String, ControlGallery)] {
    var ranges = ControlGallery.ranges()
    ControlGallery.buttons(into: &ranges)
    ControlGallery.fields(into: &ranges)
    return [
      ("ranges", ranges), ("content", ControlGallery.content()),
      ("pickers", ControlGallery.pickers()), ("text", ControlGallery.text()),
    ]
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `draws every control in light and dark`(style: UIUserInterfaceStyle) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portico-gallery")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in Self.pages() {
      let image = try #require(picture(of: page.window(style)))
      #expect(image.width == 1170 && image.height == 2532)
      let file = folder.appendingPathComponent("\(name)-\(style == .dark ? "dark" : "light").png")
      try image.encodedPNG()?.write(to: file)
    }
  }
}
