import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Painting only what changed` {
  let pictureRows: PictureRows
  var pixels: PixelBuffer { pictureRows.pixels }
  let compositor = Compositor()
  let root = CALayer.box(0, 0, 100, 100, .white)
  let boxes = (0..<4).map { CALayer.box(CGFloat($0) * 20 + 5, 10, 10, 10, .red) }

  init() throws {
    pictureRows = PictureRows(try #require(PixelBuffer(width: 100, height: 100)))
    root.sublayers = boxes
    #expect(update() == [PixelRect(width: 100, height: 100)])
  }

  func update() -> [PixelRect] { compositor.update(pictureRows, showing: root, scale: 1) }

  /// The pixels must be those that painting everything makes.
  func checkPicture() throws {
    let whole = try #require(Compositor().image(of: root, scale: 1))
    var different = 0
    for y in 0..<100 { for x in 0..<100 where whole[x, y] != pixels[x, y] { different += 1 } }
    #expect(different == 0)
  }

  @Test func `nothing is painted if nothing changed`() {
    #expect(update() == [])
  }

  @Test func `a moved layer damages its old and its new place`() throws {
    boxes[1].position.y += 50
    #expect(
      Set(update()) == [
        PixelRect(minX: 25, minY: 10, maxX: 35, maxY: 20),
        PixelRect(minX: 25, minY: 60, maxX: 35, maxY: 70),
      ]
    )
    try checkPicture()
  }

  @Test func `a new colour damages one rectangle`() throws {
    boxes[2].backgroundColor = .blue
    #expect(update() == [PixelRect(minX: 45, minY: 10, maxX: 55, maxY: 20)])
    try checkPicture()
  }

  @Test func `a removed layer damages its place`() throws {
    boxes[0].removeFromSuperlayer()
    #expect(update() == [PixelRect(minX: 5, minY: 10, maxX: 15, maxY: 20)])
    try checkPicture()
  }

  @Test func `a layer that looks as the one in its place did damages nothing`() throws {
    let twins = (0..<4).map { CALayer.box(CGFloat($0) * 20 + 5, 10, 10, 10, .red) }
    twins[1].backgroundColor = .blue
    twins[2].frame.origin.y = 40
    let page = CALayer.box(0, 0, 100, 100).holding(twins[0], twins[1], twins[2], twins[3])
    root.sublayers = [page]
    #expect(
      Set(update()) == [
        PixelRect(minX: 25, minY: 10, maxX: 35, maxY: 20),
        PixelRect(minX: 45, minY: 10, maxX: 55, maxY: 20),
        PixelRect(minX: 45, minY: 40, maxX: 55, maxY: 50),
      ]
    )
    try checkPicture()
  }

  @Test func `a new order damages what changed places`() throws {
    boxes[1].frame = boxes[0].frame
    boxes[1].backgroundColor = .blue
    _ = update()
    root.insertSublayer(boxes[1], at: 0)
    #expect(update() == [PixelRect(minX: 5, minY: 10, maxX: 15, maxY: 20)])
    try checkPicture()
  }

  @Test func `a change inside a faded group damages only its place`() throws {
    let group = CALayer.box(0, 50, 100, 50, .green).holding(.box(10, 10, 5, 5, .red))
    group.opacity = 0.5
    root.addSublayer(group)
    _ = update()
    group.sublayers?[0].backgroundColor = .blue
    #expect(update() == [PixelRect(minX: 10, minY: 60, maxX: 15, maxY: 65)])
    try checkPicture()
  }

  @Test func `a change beneath a backdrop damages all of it`() throws {
    let bar = CALayer.box(0, 0, 100, 30)
    bar.backdrop = Backdrop(blurRadius: 5, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.5))
    root.addSublayer(bar)
    _ = update()
    boxes[3].backgroundColor = .blue
    #expect(update() == [PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 30)])
    try checkPicture()
  }

  @Test(arguments: [0, 1, 4, 11, 20, 61] as [CGFloat])
  func `a backdrop over one colour is that colour`(radius: CGFloat) throws {
    root.sublayers = nil
    root.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
    let plain = try #require(Compositor().image(of: root, scale: 3)?.dataProvider?.bytes)
    let bar = CALayer.box(3, 5, 77, 31)
    bar.backdrop = Backdrop(blurRadius: radius)
    root.addSublayer(bar)
    #expect(Compositor().image(of: root, scale: 3)?.dataProvider?.bytes == plain)
  }

  @Test func `random changes leave the picture that painting everything makes`() throws {
    let seed = UInt64.random(in: 0..<UInt64.max)
    var random = Steps(state: seed)
    for _ in 0..<60 {
      let box = boxes[random.next(4)]
      switch random.next(8) {
      case 0: box.position = CGPoint(x: random.next(100), y: random.next(100))
      case 1: box.cornerRadius = CGFloat(random.next(6))
      case 2: box.opacity = Float(random.next(4)) / 3
      case 3: box.isHidden.toggle()
      case 4: box.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(random.next(7))))
      case 5: box.shadowOpacity = Float(random.next(2))
      case 6: root.insertSublayer(box, at: UInt32(random.next(4)))
      default: boxes[random.next(2)].addSublayer(boxes[2 + random.next(2)])
      }
      _ = update()
      #expect(root.brokenInvariants().isEmpty, "seed \(seed)")
    }
    try checkPicture()
  }
}
