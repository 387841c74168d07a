import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Views of other frameworks` {
  private func corner(of view: UIView) throws -> UIColor {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.backgroundColor = .black
    let stage = Stage(.iPhone15, scale: 1)
    stage.window.makeKeyAndVisible()
    stage.window.addSubview(view)
    stage.turn(2)
    let image = try #require(stage.image())
    let spot = try #require(image.cropping(to: CGRect(x: 4, y: 4, width: 1, height: 1)))
    let bytes = try #require(spot.dataProvider?.bytes)
    return UIColor(white: CGFloat(try #require(bytes.first)) / 255, alpha: 1)
  }

  @Test func `an empty page covers the background of a web view unless it is clear`() throws {
    let page = ForeignView(.web)
    page.isOpaque = true
    #expect(try corner(of: page).brightness > 0.9)
    let clear = ForeignView(.web)
    clear.isOpaque = false
    #expect(try corner(of: clear).brightness < 0.2)
    #expect(try corner(of: ForeignView(.map)).brightness < 0.2)
  }
}

extension UIColor {
  fileprivate var brightness: CGFloat {
    var white: CGFloat = 0
    getWhite(&white, alpha: nil)
    return white
  }
}
