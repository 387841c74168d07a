import Device
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

  @Test(.oracle("Q-72"), arguments: [("circle", 19.0), ("square", 17.333)])
  func `constraints hold a symbol by the height of a line of its text`(
    name: String,
    height: CGFloat
  ) throws {
    let stage = Stage(try #require(DeviceModel(named: "retina6_1")))
    let symbol = try #require(UIImage(systemName: name))
    let view = UIImageView(image: symbol)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(symbol.size.height - height) < 0.34)
    #expect(abs(view.intrinsicContentSize.height - line) < 0.01)
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 34),
      view.widthAnchor.constraint(equalToConstant: 34),
      view.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    stage.show(controller)
    stage.turn(2)
    #expect(abs(view.frame.height - (34 + height - line)) < 1)
    #expect(abs(view.frame.midY - controller.view.bounds.midY) < 0.5)
  }

  @Test func `takes the sides that layout disregards from its image`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image(30, 20).withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
  }
}
