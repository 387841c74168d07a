import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Lining up views` {
  /// A view that measures something by itself.
  private final class Block: UIView {
    var size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func laidOut(
    _ blocks: [UIView],
    width: CGFloat = 300,
    height: CGFloat = 100,
    _ change: (UIStackView) -> Void
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    let root = UIView(frame: stack.frame)
    root.addSubview(stack)
    root.layoutIfNeeded()
    return blocks.map(\.frame)
  }

  @Test(.oracle("Q-27")) func `equal widths share what spacing leaves`() {
    let frames = laidOut([Block(10, 10), Block(20, 20), Block(30, 30)]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(frames.map(\.minX) == [0, 105, 210])
    #expect(frames.allSatisfy { $0.width == 90 && $0.height == 100 })
  }

  @Test func `the view that hugs least is stretched`() {
    let (first, second) = (Block(50, 10), Block(50, 10))
    second.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let frames = laidOut([first, second]) { $0.spacing = 10 }
    #expect(frames.map(\.width) == [50, 240])
  }

  @Test func `equal spacing keeps sizes`() {
    let frames = laidOut([Block(50, 10), Block(50, 20), Block(50, 30)]) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(frames.map(\.minX) == [0, 125, 250])
    #expect(frames.map(\.minY) == [45, 40, 35])
  }

  @Test func `equal centering spaces the middles`() {
    let frames = laidOut([Block(20, 10), Block(40, 10), Block(60, 10)]) {
      $0.distribution = .equalCentering
      $0.alignment = .trailing
    }
    #expect(frames[1].midX - frames[0].midX == frames[2].midX - frames[1].midX)
    #expect(frames.allSatisfy { $0.maxY == 100 })
  }

  @Test func `proportional widths follow what the views measure`() {
    let frames = laidOut([Block(50, 10), Block(100, 10)]) { $0.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test(.oracle("Q-40"), arguments: [(Float(999.5), CGFloat(50)), (998, 75)])
  func `shares are wishes below what is required`(priority: Float, width: CGFloat) {
    let blocks = [Block(30, 10), Block(10, 10)]
    let preference = blocks[0].widthAnchor.constraint(equalToConstant: 50)
    preference.priority = UILayoutPriority(priority)
    preference.isActive = true
    let frames = laidOut(blocks, width: 100) { $0.distribution = .fillProportionally }
    #expect(frames[0].width == width)
  }

  @Test(.oracle("Q-40")) func `shares do not add up with spacing, so the last one gives way`() {
    let blocks = [Block(30, 10), Block(30, 10), Block(30, 10)]
    let frames = laidOut(blocks, width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 5
    }
    #expect(frames.map(\.width) == [60, 60, 70])
  }

  @Test func `a stack in a proportional one has the share of what is in it`() {
    let inner = UIStackView(arrangedSubviews: [Block(50, 10), Block(50, 10)])
    let frames = laidOut([Block(50, 10), inner]) { $0.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `a view that measures nothing leaves no shares`() {
    let frames = laidOut([Block(50, 10), UIView()]) { $0.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [50, 250])
  }

  @Test func `a hidden view takes no room, a custom spacing counts once`() {
    let blocks = [Block(10, 10), Block(10, 10), Block(10, 10)]
    blocks[1].isHidden = true
    let frames = laidOut(blocks) {
      $0.distribution = .fillEqually
      $0.setCustomSpacing(20, after: blocks[0])
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(frames[2] == CGRect(x: 160, y: 0, width: 140, height: 100))
  }

  @Test func `a hidden view has no length, but its height still counts across`() {
    let blocks = [Block(10, 10), Block(10, 10)]
    blocks[1].isHidden = true
    blocks[1].heightAnchor.constraint(equalToConstant: 60).isActive = true
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10, height: 60))
  }

  @Test func `what is required of a hidden view comes before hiding it`() {
    let blocks = [Block(10, 10), Block(10, 10), Block(10, 10)]
    blocks[1].isHidden = true
    blocks[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
    let frames = laidOut(blocks) { $0.distribution = .fillEqually }
    #expect(frames.map(\.width) == [150, 30, 150])
    #expect(frames.map(\.height) == [100, 100, 100])
  }

  @Test func `margins count when the stack says so`() {
    let frames = laidOut([Block(10, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(frames == [CGRect(x: 2, y: 1, width: 294, height: 96)])
  }

  @Test func `a stack is as large as its views need`() {
    let stack = UIStackView(arrangedSubviews: [Block(40, 10), Block(70, 20)])
    stack.axis = .vertical
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 35)
    )
  }
}
