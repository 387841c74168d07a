import Foundation
import Testing

@testable import AppBuilding

@Suite struct `Writing into the cache` {
  @Test(arguments: ["cache/../victim/a", "victim/a", "cachet/a", "cache"])
  func `nothing outside of it is written or removed`(path: String) throws {
    let folder = try TemporaryFolder(["victim/a": "dear", "source": "new", "cachet/a": "dear"])
    let files = Files(in: folder.url.appending(path: "cache"))
    let target = URL(fileURLWithPath: folder.url.path + "/" + path)
    let source = folder.url.appending(path: "source")
    let refusal = BuildError.outside(target.path, folder: folder.url.path + "/cache")
    #expect(throws: refusal) { try files.write(Data("new".utf8), to: target) }
    #expect(throws: refusal) { try files.copy(source, to: target) }
    #expect(throws: refusal) { try files.link(source, to: target) }
    #expect(throws: BuildError.self) {
      try files.prune(target.deletingLastPathComponent()) { _ in false }
    }
    #expect(Files.paths(in: folder.url).count == 3)
    #expect(
      try String(contentsOf: folder.url.appending(path: "victim/a"), encoding: .utf8) == "dear"
    )
  }

  @Test func `a file takes the place of a folder, and nothing half made stays`() throws {
    let folder = try TemporaryFolder(["App/old/b": "", "program": "new"])
    let files = Files(in: folder.url)
    try files.link(
      folder.url.appending(path: "program"),
      to: folder.url.appending(path: "App/old")
    )
    #expect(Files.paths(in: folder.url.appending(path: "App")) == ["App/old"])
  }
}

@Suite struct `Symbols that are written` {
  private let folder: TemporaryFolder
  private let text: String

  init() throws {
    folder = try TemporaryFolder([
      "A.swift": """
      import UIKit
      enum Tab { case home }
      enum Tint { static let brand = 1 }
      extension UIColor { class Box {}; static let accent = UIColor.red }
      let tab: [UIImage] = [.home, .default, .closeButton]
      let tint = [UIColor.brand, .accent, .red]
      // .unseen
      """,
      "A.xcassets/home.imageset/Contents.json": "",
      "A.xcassets/Default.imageset/Contents.json": "",
      "A.xcassets/Close \"Button.imageset/Contents.json": "",
      "A.xcassets/unseen.imageset/Contents.json": "",
      "A.xcassets/Accent.colorset/Contents.json": "",
      "A.xcassets/Red.colorset/Contents.json": "",
      "A.xcassets/Brand.colorset/Contents.json": "",
    ])
    let module = AppPlan.Module(
      name: "A",
      sources: [folder.url.appending(path: "A.swift")],
      resources: [folder.url.appending(path: "A.xcassets")],
      in: folder.url
    )
    text = AssetSymbols(module).text
  }

  @Test func `have names that Swift takes, and leave out only what the types have`() {
    #expect(
      text == """
        import UIKit

        typealias ImageResource = UIKit.ImageResource

        typealias ColorResource = UIKit.ColorResource

        extension UIKit.ImageResource {
          static let `closeButton` = ImageResource(name: "Close \\"Button", bundle: .main)
          static let `default` = ImageResource(name: "Default", bundle: .main)
          static let `home` = ImageResource(name: "home", bundle: .main)
        }

        extension UIKit.UIImage {
          static var `closeButton`: UIImage { UIImage(resource: ImageResource.`closeButton`) }
          static var `default`: UIImage { UIImage(resource: ImageResource.`default`) }
          static var `home`: UIImage { UIImage(resource: ImageResource.`home`) }
        }

        extension UIKit.ColorResource {
          static let `accent` = ColorResource(name: "Accent", bundle: .main)
          static let `brand` = ColorResource(name: "Brand", bundle: .main)
          static let `red` = ColorResource(name: "Red", bundle: .main)
        }

        extension UIKit.UIColor {
          static var `brand`: UIColor { UIColor(resource: ColorResource.`brand`) }
        }

        """
    )
  }
}
