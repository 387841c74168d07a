import CoreGraphics
import Device
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite struct `Pictures in the memory of a display` {
  /// Memory as a window shares it with its server.
  private final class Shared {
    let base = UnsafeMutableRawPointer.allocate(byteCount: 2 * 4 * 393 * 852, alignment: 16)
    var number = 1
    var damages: [CGRect] = []
    /// The row of the memory that the last picture began at.
    var firstRow = 0

    init(_ display: HeadlessDisplay, period: Int? = nil) {
      base.initializeMemory(as: UInt8.self, repeating: 0, count: 2 * 4 * 393 * 852)
      display.wantsPictures = true
      display.lender = { [unowned self] width, height in
        guard (width, height) == (393, 852) else { return nil }
        return DisplayMemory(base: base, bytesPerRow: 4 * 393, number: number, period: period)
      }
      display.viewer = { [unowned self] picture in
        let start = picture.pixels.baseAddress.map { $0 - UnsafeRawPointer(base) } ?? -1
        #expect(start % (4 * 393) == 0)
        firstRow = start / (4 * 393)
        damages.append(picture.damage)
      }
    }

    isolated deinit { base.deallocate() }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      base.load(fromByteOffset: 4 * ((firstRow + y) * 393 + x), as: UInt32.self)
    }
  }

  @Test func `are painted there, and anew once the memory is another`() {
    let stage = Stage(.iPhone15, scale: 1)
    let shared = Shared(stage.display)
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    controller.view.backgroundColor = .white
    controller.view.addSubview(box)
    stage.show(controller)
    box.backgroundColor = .red
    stage.turn()
    #expect(shared.pixel(120, 220) & 0xFFFF == UIColor.red.lowBytes)
    shared.damages = []
    box.backgroundColor = .black
    stage.turn()
    #expect(shared.damages == [box.frame])
    #expect(shared.firstRow == 0)
    #expect(shared.pixel(120, 220) == 0xFF00_0000)
    shared.number = 2
    shared.base.initializeMemory(as: UInt8.self, repeating: 0, count: 4 * 393 * 852)
    box.frame.origin.y = 300
    stage.turn()
    #expect(shared.damages.last == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(shared.pixel(120, 220) == 0xFFFF_FFFF)
    #expect(shared.pixel(120, 320) == 0xFF00_0000)
  }

  @Test(arguments: [nil, 852])
  func `begin at another row when all of it scrolls, where memory is there twice`(period: Int?) {
    let stage = Stage(.iPhone15, scale: 1)
    let shared = Shared(stage.display, period: period)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    let box = UIView(frame: CGRect(x: 100, y: 400, width: 50, height: 50))
    scroll.backgroundColor = .white
    box.backgroundColor = .black
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(box)
    controller.view.addSubview(scroll)
    stage.show(controller)
    stage.turn()
    scroll.contentOffset.y = 30
    stage.turn()
    #expect(shared.firstRow == (period == nil ? 0 : 30))
    #expect(shared.pixel(120, 375) == 0xFF00_0000)
    #expect(shared.pixel(120, 425) == 0xFFFF_FFFF)
    #expect(shared.damages.last == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `labels are drawn once they are in sight, an app's own at once`() {
    final class OwnLabel: UILabel {}
    let stage = Stage(.iPhone15, scale: 1)
    stage.display.wantsPictures = true
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 393, height: 4000)
    let labels = [UILabel(), UILabel(), OwnLabel()]
    for (label, y) in zip(labels, [100, 2000, 2100]) {
      label.text = "Siskin"
      label.frame = CGRect(x: 20, y: y, width: 200, height: 30)
      scroll.addSubview(label)
    }
    stage.show(controller)
    stage.turn()
    #expect(labels.map { $0.layer.needsDisplay() } == [false, true, false])
    scroll.contentOffset.y = 1900
    stage.turn()
    #expect(labels.map { $0.layer.needsDisplay() } == [false, false, false])
    labels[0].text = "Redpoll"
    stage.turn()
    #expect(labels[0].layer.needsDisplay())
  }
}

extension UIColor {
  /// Blue and green of the colour as bytes of a pixel.
  fileprivate var lowBytes: UInt32 {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UInt32((green * 255).rounded()) << 8 | UInt32((blue * 255).rounded())
  }
}
