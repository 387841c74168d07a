import Device
import Foundation
import Testing

@testable import DesktopDisplay

@Suite struct `Pixels of a window` {
  /// A picture whose pixels hold their own numbers.
  private func withPicture<Result>(
    _ width: Int,
    _ height: Int,
    _ body: (ScreenPicture) -> Result
  ) -> Result {
    let numbers = (0..<UInt32(width * height)).map { $0 + 1 }
    return numbers.withUnsafeBytes { bytes in
      body(
        ScreenPicture(
          width: width,
          height: height,
          bytesPerRow: width * 4,
          pixels: bytes,
          damage: CGRect(x: 0, y: 0, width: width, height: height)
        )
      )
    }
  }

  private func taken(_ part: CGRect, of picture: ScreenPicture) -> (CGRect, [UInt32]) {
    var target = [UInt32](repeating: 0, count: 12)
    let rect = target.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map {
        PixelMemory(bytes: $0, width: 3, height: 4, bytesPerRow: 12).take(part, of: picture)
      }
    }
    return (rect ?? .zero, target)
  }

  @Test func `are copied where they changed`() {
    withPicture(3, 4) { picture in
      let part = CGRect(x: 1, y: 1, width: 1.5, height: 2)
      let (rect, target) = taken(part, of: picture)
      #expect(rect == CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(target == [0, 0, 0, 0, 5, 6, 0, 8, 9, 0, 0, 0])
    }
  }

  @Test func `are copied as far as both sides have them`() {
    withPicture(2, 6) { picture in
      let (rect, target) = taken(CGRect(x: -5, y: 3, width: 50, height: 50), of: picture)
      #expect(rect == CGRect(x: 0, y: 3, width: 2, height: 1))
      #expect(target == [0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0])
      #expect(taken(.null, of: picture).0.isEmpty)
    }
  }
}
