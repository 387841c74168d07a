import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Room in a navigation bar` {
  private func buttons(_ left: [String], _ right: [String]) -> [(title: String, frame: CGRect)] {
    let controller = UIViewController()
    controller.title = "A title of some length"
    func items(_ titles: [String]) -> [UIBarButtonItem] {
      titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }
    controller.navigationItem.leftBarButtonItems = items(left)
    controller.navigationItem.rightBarButtonItems = items(right)
    let stack = UINavigationController(rootViewController: controller)
    let stage = Gallery.stage("iPhone SE (1st generation)", root: stack)
    stage.settle()
    Gallery.keep(stage, as: "bar-room-\(left.count)-\(right.count)")
    func labels(_ view: UIView) -> [UILabel] {
      guard !view.isHidden else { return [] }
      return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(stack.navigationBar).map {
      ($0.text ?? "", $0.convert($0.bounds, to: stack.navigationBar))
    }.filter { (left + right).contains($0.title) }
  }

  @Test(.oracle("W-108")) func `items that have no room are not shown`() {
    let shown = buttons(["Cancel", "Organize", "Arrange"], ["Done", "Select All", "Duplicate"])
    for (index, one) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        #expect(!one.frame.intersects(other.frame), "\(one.title) lies on \(other.title)")
      }
    }
    #expect(shown.contains { $0.title == "Cancel" } && shown.contains { $0.title == "Done" })
    #expect(shown.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })
    #expect(shown.count < 6)
  }

  @Test func `items that have room are all shown`() {
    #expect(Set(buttons(["A", "B"], ["C", "D"]).map(\.title)) == ["A", "B", "C", "D"])
  }
}
