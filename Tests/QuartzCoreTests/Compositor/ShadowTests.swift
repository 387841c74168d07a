import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Painting shadows` {
  /// A white box in the middle of a large transparent layer, with a black shadow.
  func card(_ width: CGFloat, _ height: CGFloat, radius: CGFloat = 6) -> (CALayer, CALayer) {
    let card = CALayer.box(40, 40, width, height, .white)
    card.shadowOpacity = 1
    card.shadowOffset = .zero
    card.shadowRadius = radius
    return (CALayer.box(0, 0, width + 80, height + 80).holding(card), card)
  }

  @Test func `an edge of a shadow is half as dark as its inside`() throws {
    let (root, card) = card(100, 60)
    card.shadowOffset = CGSize(width: 0, height: 20)
    let image = try picture(of: root)
    let (inside, outside) = (Int(image[90, 119] >> 24), Int(image[90, 120] >> 24))
    #expect(abs(inside + outside - 255) <= 3)
    #expect((1...20).contains(inside - outside))
    #expect(image[90, 101] >> 24 > 250)
    #expect(image[90, 139] >> 24 < 3)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, .infinity, 1e300, -4])
  func `a shadow of any radius and opacity comes to an end`(radius: CGFloat) throws {
    let (root, card) = card(20, 20, radius: radius)
    card.shadowOpacity = Float(radius)
    card.shadowOffset = CGSize(width: radius, height: radius)
    #expect(try picture(of: root)[50, 50] == 0xFFFF_FFFF)
  }

  @Test func `stretched tiles are as a blur of the whole shape`() throws {
    let (root, card) = card(120, 90, radius: 4)
    card.cornerRadius = 10
    let tiled = try picture(of: root)
    card.shadowPath = CGPath(
      roundedRect: card.bounds,
      cornerWidth: 10,
      cornerHeight: 10,
      transform: nil
    )
    let whole = try picture(of: root)
    var worst = 0
    for y in 0..<tiled.height {
      for x in 0..<tiled.width {
        worst = max(worst, abs(Int(tiled[x, y] >> 24) - Int(whole[x, y] >> 24)))
      }
    }
    #expect(worst <= 6)
  }

  @Test func `a layer without a colour throws the shadow of what it shows`() throws {
    let (root, card) = card(40, 40, radius: 0)
    card.backgroundColor = nil
    card.shadowOffset = CGSize(width: 0, height: 20)
    card.addSublayer(.box(10, 30, 5, 5, .red))
    let image = try picture(of: root)
    #expect(image[52, 92] == 0xFF00_0000)
    #expect(image[45, 92] == 0)
    #expect(image[52, 72] == 0xFFFF_0000)
  }

  @Test func `what is cut off at its bounds throws no shadow`() throws {
    let (root, card) = card(40, 40)
    card.masksToBounds = true
    #expect(try picture(of: root)[38, 60] == 0)
  }

  @Test func `a shadow has its colour and opacity`() throws {
    let (root, card) = card(40, 40, radius: 0)
    card.shadowOffset = CGSize(width: 20, height: 0)
    card.shadowColor = .blue
    card.shadowOpacity = 0.5
    #expect(try picture(of: root)[90, 60] == 0x8000_0080)
  }
}
