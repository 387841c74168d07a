import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `An image view` {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func `is as large as its image and lets touches through`() {
    let view = UIImageView(image: image(30, 20))
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `fits, fills or centres its image`() throws {
    let view = UIImageView(image: image(10, 10))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.contentMode = .scaleAspectFit
    var shot = try Shot(view)
    #expect(shot[20, 2] == 0xFF0000 && shot[5, 10] == 0xFFFFFF)
    view.contentMode = .center
    shot = try Shot(view)
    #expect(shot[20, 2] == 0xFFFFFF && shot[20, 10] == 0xFF0000)
    view.contentMode = .scaleToFill
    shot = try Shot(view)
    #expect(shot[2, 2] == 0xFF0000 && shot[38, 18] == 0xFF0000)
  }

  @Test func `draws a template in its tint colour`() throws {
    let view = UIImageView(image: image(10, 10).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    var shot = try Shot(view)
    #expect(shot[5, 5] == 0x00FF00)
    view.tintColor = .blue
    shot = try Shot(view)
    #expect(shot[5, 5] == 0x0000FF)
  }

  @Test func `shows the other image while highlighted`() throws {
    let view = UIImageView(image: image(10, 10), highlightedImage: image(10, 10, .blue))
    view.isHighlighted = true
    let shot = try Shot(view)
    #expect(shot[5, 5] == 0x0000FF)
  }
}
