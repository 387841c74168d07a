import CoreGraphics
import Glibc
import QuartzCore
import Testing

/// A list of marked rows that scrolls in a picture, which is brought up to date step by step.
struct ScrolledPicture {
  let pictureRows: PictureRows
  let compositor = Compositor()
  let root = CALayer.box(0, 0, 200, 400, .white)
  let list = CALayer.box(0, 0, 200, 400, .white)

  /// The picture has 200 × 400 pixels.
  init(_ pictureRows: PictureRows) {
    self.pictureRows = pictureRows
    list.masksToBounds = true
    for index in 0..<30 {
      let row = CALayer.box(0, CGFloat(index) * 40, 200, 40)
      let mark = CALayer.box(10, 5, 30, 30, index % 2 == 0 ? .red : .blue)
      mark.cornerRadius = CGFloat(index % 4) * 4
      row.addSublayer(mark)
      row.addSublayer(.box(50, 39, 150, 1, .green))
      list.addSublayer(row)
    }
    root.addSublayer(list)
    update()
  }

  @discardableResult func update() -> [PixelRect] {
    compositor.update(pictureRows, showing: root, scale: 1)
  }

  /// The number of pixels that are not those that painting everything makes.
  func differences() throws -> Int {
    let whole = try #require(Compositor().image(of: root, scale: 1))
    var different = 0
    for y in 0..<400 {
      for x in 0..<200 where whole[x, y] != pictureRows.pixels[x, pictureRows.firstRow + y] {
        different += 1
      }
    }
    return different
  }

  /// A bar that blurs what lies behind it.
  static func bar(_ y: CGFloat, _ height: CGFloat) -> CALayer {
    let bar = CALayer.box(0, y, 200, height)
    bar.backdrop = Backdrop(blurRadius: 5, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.5))
    return bar
  }

  /// Scrolls a list with random things in it in random steps; each picture has to be whole.
  func scrollAtRandom(seed: Int) throws {
    var random = Steps(state: UInt64(seed) &* 7_919 &+ 17)
    let rows = list.sublayers ?? []
    for row in rows where random.next(3) == 0 { decorate(row, &random) }
    if random.next(2) == 0 { root.addSublayer(Self.bar(0, CGFloat(20 + random.next(60)))) }
    if random.next(2) == 0 { root.addSublayer(Self.bar(CGFloat(300 + random.next(60)), 70)) }
    if random.next(3) == 0 { list.cornerRadius = CGFloat(random.next(40)) }
    if random.next(3) == 0 { list.backgroundColor = nil }
    if random.next(4) == 0 { list.frame = CGRect(x: 10, y: 30, width: 170, height: 350) }
    let indicator = CALayer.box(190, 0, 5, 60, CGColor(gray: 0, alpha: 0.4))
    if random.next(2) == 0 { list.addSublayer(indicator) }
    update()
    #expect(try differences() == 0, "first, seed \(seed)")
    for step in 0..<15 {
      let isWhole = random.next(5) > 0
      list.bounds.origin.y += CGFloat(random.next(120) - 50) + (isWhole ? 0 : 0.4)
      if random.next(6) == 0 { list.bounds.origin.x += CGFloat(random.next(9) - 4) }
      indicator.frame.origin.y = list.bounds.origin.y + CGFloat(random.next(300))
      if random.next(4) == 0 { change(rows[random.next(rows.count)], &random) }
      update()
      #expect(try differences() == 0, "step \(step), seed \(seed)")
    }
  }

  /// Gives a row something that layers can do.
  private func decorate(_ row: CALayer, _ random: inout Steps) {
    let mark = row.sublayers?[0]
    switch random.next(10) {
    case 0: row.backgroundColor = CGColor(gray: 0.5, alpha: 0.5)
    case 1: mark?.shadowOpacity = 0.7
    case 2: mark?.borderWidth = 3
    case 3: row.opacity = 0.6
    case 4: mark?.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    case 5: row.addSublayer(Self.bar(10, 20))
    case 6: row.masksToBounds = true
    case 7:
      row.cornerRadius = 12
      row.backgroundColor = .green
      row.masksToBounds = true
    case 8: mark?.mask = .box(5, 5, 20, 20, .red)
    default: row.shadowOpacity = 0.5
    }
  }

  /// Changes a row as an app might while it scrolls.
  private func change(_ row: CALayer, _ random: inout Steps) {
    switch random.next(5) {
    case 0: row.isHidden.toggle()
    case 1: row.backgroundColor = .blue
    case 2: list.insertSublayer(row, at: 0)
    case 3: row.frame.origin.y += 33
    default: list.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    }
  }
}

/// Memory that follows once more behind itself.
final class CircularMemory {
  let base: UnsafeMutableRawPointer
  private let size: Int

  /// Nil if the system has none; the size has to be a number of whole pages.
  init?(bytesPerRow: Int, rows: Int) {
    size = bytesPerRow * rows
    guard let stream = tmpfile() else { return nil }
    defer { fclose(stream) }
    let file = fileno(stream)
    let room = mmap(nil, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard ftruncate(file, size) == 0, let room, room != MAP_FAILED else { return nil }
    for place in [room, room + size] {
      let flags = MAP_SHARED | MAP_FIXED
      guard mmap(place, size, PROT_READ | PROT_WRITE, flags, file, 0) == place else { return nil }
    }
    base = room
  }

  deinit { munmap(base, 2 * size) }
}
