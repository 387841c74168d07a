import Testing
import UIKitTesting

@testable import UIKitValues

@Suite struct `Laying a storage out` {
  private let words = (1...40).map { "bird\($0)" }.joined(separator: " ")

  private func layout(
    _ text: String,
    _ sizes: [CGSize],
    _ change: (NSTextContainer) -> Void = { _ in }
  ) -> (NSTextStorage, NSLayoutManager, [NSTextContainer]) {
    let font = UIFont.systemFont(ofSize: 17)
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = sizes.map { NSTextContainer(size: $0) }
    for container in containers {
      change(container)
      manager.addTextContainer(container)
    }
    return (storage, manager, containers)
  }

  @Test(.oracle("W-97")) func `the used part has the padding at both sides`() {
    let (storage, manager, containers) = layout("Wren", [CGSize(width: 300, height: 0)])
    let used = manager.usedRect(for: containers[0])
    #expect(abs(used.width - storage.size().width - 10) < 0.01)
    #expect(used.origin == .zero && abs(used.height - storage.size().height) < 0.01)
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 4),
      in: containers[0]
    )
    #expect(box.minX == 5 && abs(box.width - storage.size().width) < 0.01)
    #expect(manager.location(forGlyphAt: 0).x == 5)
  }

  @Test(.oracle("W-97")) func `a point finds the character under it`() {
    let (storage, manager, containers) = layout("Wren and robin", [CGSize(width: 300, height: 0)])
    for index in 0..<14 {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: containers[0]
      )
      var fraction: CGFloat = -1
      let found = manager.characterIndex(
        for: CGPoint(x: box.midX, y: box.midY),
        in: containers[0],
        fractionOfDistanceBetweenInsertionPoints: &fraction
      )
      #expect(found == index && abs(fraction - 0.5) < 0.01)
    }
    let far = CGPoint(x: 290, y: 200)
    #expect(manager.glyphIndex(for: far, in: containers[0]) == 13)
    #expect(manager.fractionOfDistanceThroughGlyph(for: far, in: containers[0]) == 1)
    withExtendedLifetime(storage) {}
  }

  @Test func `lines follow each other without gaps`() {
    let (storage, manager, _) = layout(words, [CGSize(width: 150, height: 0)])
    var (end, bottom, count) = (0, CGFloat(0), 0)
    let all = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
      #expect(range.location == end && abs(rect.minY - bottom) < 0.01 && rect.width == 150)
      #expect(used.width <= 150.01)
      (end, bottom, count) = (range.location + range.length, rect.maxY, count + 1)
    }
    #expect(end == storage.length && count > 5)
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n"))
    #expect(manager.extraLineFragmentRect.height > 0)
  }

  @Test func `text goes on in the next container`() {
    let size = CGSize(width: 150, height: 100)
    let (storage, manager, containers) = layout(words, [size, size])
    let first = manager.glyphRange(for: containers[0])
    let second = manager.glyphRange(for: containers[1])
    #expect(first.location == 0 && first.length > 0 && first.length < storage.length)
    #expect(second.location == first.length && second.length > 0)
    #expect(manager.usedRect(for: containers[0]).height <= 100)
    #expect(manager.textContainer(forGlyphAt: first.length, effectiveRange: nil) === containers[1])
  }

  @Test(.oracle("W-96")) func `lines fill both sides of an excluded circle`() {
    let circle = CGRect(x: 120, y: 20, width: 80, height: 80)
    let (storage, manager, containers) = layout(
      words + " " + words,
      [CGSize(width: 320, height: 0)]
    ) { $0.exclusionPaths = [UIBezierPath(ovalIn: circle)] }
    #expect(manager.glyphRange(for: containers[0]).length == storage.length)
    var (left, right) = (0, 0)
    let all = NSRange(location: 0, length: storage.length)
    let inner = circle.insetBy(dx: 12, dy: 12)
    for index in 0..<storage.length {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: containers[0]
      )
      let isSpace = (storage.string as NSString).character(at: index) == 32
      #expect(isSpace || !box.intersects(inner))
    }
    manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      guard abs(rect.midY - circle.midY) < 20 else { return }
      if rect.minX < circle.minX { left += 1 } else { right += 1 }
    }
    #expect(left > 0 && right > 0)
  }

  @Test(.oracle("W-96")) func `obstacles of any shape leave no text out and end`() {
    for shape in [
      CGRect(x: 0, y: 0, width: 320, height: 50), CGRect(x: -10, y: 30, width: 400, height: 1e7),
      CGRect(x: 0, y: 0, width: 123, height: 200), .zero,
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    ] {
      let (storage, manager, containers) = layout(words, [CGSize(width: 320, height: 0)]) {
        $0.exclusionPaths = [UIBezierPath(rect: shape)]
      }
      #expect(manager.glyphRange(for: containers[0]).length == storage.length)
    }
  }

  @Test func `a limited number of lines ends in dots`() {
    let (storage, manager, containers) = layout(words, [CGSize(width: 150, height: 0)]) {
      $0.maximumNumberOfLines = 2
      $0.lineBreakMode = .byTruncatingTail
    }
    let text = manager.text(in: containers[0])
    #expect(text?.lines.count == 2 && text?.isTruncated == true)
    withExtendedLifetime(storage) {}
  }
}
