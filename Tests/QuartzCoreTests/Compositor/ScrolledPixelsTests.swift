import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Scrolling moves pixels that are there` {
  let picture: ScrolledPicture
  var compositor: Compositor { picture.compositor }
  var root: CALayer { picture.root }
  var list: CALayer { picture.list }

  init() throws {
    let pixels = try #require(PixelBuffer(width: 200, height: 400))
    picture = ScrolledPicture(PictureRows(pixels))
  }

  @discardableResult func update() -> [PixelRect] { picture.update() }

  func differences() throws -> Int { try picture.differences() }

  @Test func `a step paints the strip that comes in`() throws {
    list.bounds.origin.y = 20
    let changed = update()
    #expect(compositor.paintedPixels == 20 * 200)
    #expect(changed.reduce(PixelRect(width: 0, height: 0)) { $0.union($1) }.height == 400)
    #expect(try differences() == 0)
    list.bounds.origin.y = 13
    update()
    #expect(compositor.paintedPixels == 7 * 200)
    #expect(try differences() == 0)
  }

  @Test func `a move by part of a pixel is painted`() throws {
    list.bounds.origin.y = 20.5
    update()
    #expect(compositor.paintedPixels > 20_000)
    #expect(try differences() == 0)
  }

  @Test func `bars above the contents are painted, with what comes out of them`() throws {
    root.addSublayer(ScrolledPicture.bar(0, 60))
    root.addSublayer(ScrolledPicture.bar(350, 50))
    update()
    list.bounds.origin.y = 12
    update()
    #expect(compositor.paintedPixels == (60 + 50 + 12) * 200)
    #expect(try differences() == 0)
    list.bounds.origin.y = 2
    update()
    #expect(compositor.paintedPixels == (60 + 50 + 10) * 200)
    #expect(try differences() == 0)
  }

  @Test func `what changes while it scrolls is painted`() throws {
    list.bounds.origin.y = 20
    list.sublayers?[4].sublayers?[0].backgroundColor = .green
    update()
    #expect(compositor.paintedPixels == 20 * 200 + 30 * 30)
    #expect(try differences() == 0)
  }

  @Test func `rounded corners of a list stay in their place`() throws {
    list.cornerRadius = 30
    root.backgroundColor = .green
    update()
    list.bounds.origin.y = 20
    update()
    #expect(compositor.paintedPixels < 20_000)
    #expect(try differences() == 0)
  }

  @Test func `contents on a picture are painted`() throws {
    let picture = CALayer.box(0, 0, 200, 400, .green).holding(.box(0, 100, 200, 100, .red))
    root.insertSublayer(picture, at: 0)
    list.backgroundColor = nil
    update()
    list.bounds.origin.y = 20
    update()
    #expect(try differences() == 0)
  }

  @Test func `a list that scrolls sideways`() throws {
    list.sublayers?.enumerated().forEach { $1.frame.origin.x = CGFloat($0) * 15 }
    update()
    list.bounds.origin.x = 30
    update()
    #expect(compositor.paintedPixels == 30 * 400)
    #expect(try differences() == 0)
  }

  @Test(arguments: 0..<40)
  func `random trees scroll to the picture that painting everything makes`(seed: Int) throws {
    try picture.scrollAtRandom(seed: seed)
  }
}

/// Memory that begins again after some rows, as a window shares it with its server.
@Suite struct `Scrolling in memory that begins again` {
  let memory: CircularMemory
  let picture: ScrolledPicture

  init() throws {
    memory = try #require(CircularMemory(bytesPerRow: 800, rows: 512))
    let pixels = PixelBuffer(base: memory.base, width: 200, height: 1024, stride: 800)
    let pictureRows = PictureRows(try #require(pixels), height: 400, period: 512)
    picture = ScrolledPicture(try #require(pictureRows))
  }

  @Test func `moves the row that the picture begins with, and paints what comes in`() throws {
    for (step, place) in [20, 13, 113, 300, 520, 540, 470].enumerated() {
      let before = picture.list.bounds.origin.y
      picture.list.bounds.origin.y = CGFloat(place)
      picture.update()
      let distance = Int(abs(CGFloat(place) - before))
      #expect(picture.compositor.paintedPixels == distance * 200, "step \(step)")
      #expect(picture.pictureRows.firstRow == place % 512)
      #expect(try picture.differences() == 0)
    }
  }

  @Test func `paints bars and what comes out of them`() throws {
    picture.root.addSublayer(ScrolledPicture.bar(0, 60))
    picture.update()
    picture.list.bounds.origin.y = 12
    picture.update()
    #expect(picture.pictureRows.firstRow == 12)
    #expect(picture.compositor.paintedPixels == (60 + 12) * 200)
    #expect(try picture.differences() == 0)
  }

  @Test func `moves the pixels of a part of the picture`() throws {
    picture.list.frame = CGRect(x: 0, y: 50, width: 200, height: 350)
    picture.update()
    picture.list.bounds.origin.y = 20
    picture.update()
    #expect(picture.pictureRows.firstRow == 0)
    #expect(picture.compositor.paintedPixels == 20 * 200)
    #expect(try picture.differences() == 0)
  }

  @Test(arguments: 0..<40)
  func `random trees scroll to the picture that painting everything makes`(seed: Int) throws {
    try picture.scrollAtRandom(seed: seed)
  }
}
