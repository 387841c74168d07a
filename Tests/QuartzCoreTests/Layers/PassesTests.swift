import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Layout and display of layers` {
  /// A layer that writes down what it was asked to do.
  final class Noting: CALayer {
    var log: Log?

    final class Log { var lines: [String] = [] }

    override func layoutSublayers() { log?.lines.append("layout \(name ?? "")") }
    override func draw(in ctx: CGContext) {
      log?.lines.append("draw \(name ?? "")")
      ctx.setFillColor(.red)
      ctx.fill(bounds)
    }
  }

  func tree() -> (root: Noting, inner: Noting, log: Noting.Log) {
    let (root, inner, log) = (Noting(), Noting(), Noting.Log())
    (root.name, inner.name) = ("root", "inner")
    (root.log, inner.log) = (log, log)
    root.addSublayer(inner)
    root.bounds.size = CGSize(width: 10, height: 10)
    inner.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    return (root, inner, log)
  }

  @Test func `layout goes from the highest layer in need to the lowest`() {
    let (root, inner, log) = tree()
    inner.layoutIfNeeded()
    #expect(log.lines == ["layout root", "layout inner"])
    root.layoutIfNeeded()
    #expect(log.lines.count == 2)
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines.last == "layout inner")
    #expect(log.lines.count == 3)
  }

  @Test func `a new size asks for layout, a new place does not`() {
    let (root, _, log) = tree()
    root.layoutIfNeeded()
    log.lines = []
    root.position.x += 1
    root.bounds.origin.y += 1
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    root.bounds.size.width += 1
    root.layoutIfNeeded()
    #expect(log.lines == ["layout root"])
  }

  @Test func `content is drawn once and kept`() throws {
    let (root, inner, log) = tree()
    root.layoutIfNeeded()
    log.lines = []
    inner.setNeedsDisplay()
    let first = try picture(of: root)
    #expect(first[2, 2] == 0xFFFF_0000)
    #expect(first[1, 1] == 0)
    inner.position.x += 1
    let second = try picture(of: root)
    #expect(second[2, 2] == 0)
    #expect(second[3, 2] == 0xFFFF_0000)
    #expect(log.lines == ["draw inner"])
  }

  @Test func `a layer that draws nothing keeps no bitmap`() throws {
    let layer = CALayer.box(0, 0, 10, 10, .blue)
    layer.isOpaque = true
    layer.setNeedsDisplay()
    #expect(try picture(of: layer)[5, 5] == 0xFF00_00FF)
    #expect(layer.contents == nil)
    #expect(!layer.needsDisplay())
  }

  @Test func `drawing follows the scale of the picture`() throws {
    let (_, inner, log) = tree()
    inner.setNeedsDisplay()
    #expect(try picture(of: inner, scale: 2).width == 8)
    #expect(try picture(of: inner, scale: 3)[11, 11] == 0xFFFF_0000)
    #expect(log.lines.filter { $0 == "draw inner" }.count == 2)
  }

  final class Drawing: CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(.green)
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  @Test func `a delegate draws and lays out`() throws {
    let (layer, delegate) = (CALayer.box(0, 0, 4, 4), Drawing())
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    let image = try picture(of: layer)
    #expect(image[0, 0] == 0xFF00_FF00)
    #expect(image[0, 3] == 0)
    #expect(delegate.calls == ["layout", "will", "draw"])
  }

  @Test func `an opaque drawing holds its background and follows it`() throws {
    let (layer, delegate) = (CALayer.box(0, 0, 4, 4, .white), Drawing())
    layer.delegate = delegate
    layer.isOpaque = true
    layer.setNeedsDisplay()
    #expect(try picture(of: layer)[3, 3] == 0xFFFF_FFFF)
    #expect(try picture(of: layer)[0, 0] == 0xFF00_FF00)
    layer.backgroundColor = .blue
    #expect(try picture(of: layer)[3, 3] == 0xFF00_00FF)
    layer.cornerRadius = 2
    #expect(try picture(of: layer)[3, 3] != 0xFF00_00FF)
  }

  @Test func `contents that were set stay until something is drawn`() throws {
    let layer = CALayer.box(0, 0, 4, 4)
    layer.contents = try picture(of: .box(0, 0, 4, 4, .red))
    layer.setNeedsDisplay()
    #expect(try picture(of: layer)[2, 2] == 0xFFFF_0000)
    let delegate = Drawing()
    layer.delegate = delegate
    layer.setNeedsDisplay()
    let drawn = try picture(of: layer)
    #expect(drawn[2, 2] == 0)
    #expect(drawn[0, 0] == 0xFF00_FF00)
  }
}
