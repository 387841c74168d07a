import Testing
import UIKitTesting

@testable import UIKitCore

/// Reading order and what is out of reach.
@Suite struct `Reading order` {
  private func order(
    _ places: [(String, CGFloat, CGFloat)],
    pad: Bool = false,
    rightToLeft: Bool = false
  ) -> String {
    let walk = AccessibilityWalk(rowHeight: pad ? 13 : 8, isRightToLeft: rightToLeft)
    let items = places.map { name, x, y in
      let view = NamedView(name, CGRect(x: x, y: y, width: 10, height: 10))
      return AccessibleItem(object: view, isElement: true, frame: view.frame)
    }
    return walk.sorted(items).compactMap { ($0.object as? NamedView)?.accessibilityLabel }.joined()
  }

  @Test(.oracle("A-20", "A-21")) func `goes along rows and then down`() {
    let grid = [("A", 0.0, 0.0), ("B", 10, 0), ("C", 0, 10), ("D", 10, 10)]
      .map { ($0.0, CGFloat($0.1), CGFloat($0.2)) }
    #expect(order(grid) == "ABCD")
    #expect(order(grid, rightToLeft: true) == "BADC")
    func steps(_ height: CGFloat) -> [(String, CGFloat, CGFloat)] {
      [("A", 0, height), ("B", 10, 0), ("C", 20, -height), ("D", 30, -height)]
    }
    #expect(order(steps(8), pad: true) == "ABCD")
    #expect(order(steps(8)) == "CDBA")
    #expect(order(steps(25), pad: true) == "CDBA")
  }

  @Test(.oracle("H-02", "A-20")) func `has every control and text of a screen`() {
    let label = UILabel()
    label.text = "Volume"
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    #expect(
      spoken(label, picture, UISlider(), UISwitch(), button)
        == ["Volume", "0%. Adjustable.", "Switch Button. Off.", "OK. Button."]
    )
  }

  private func group(_ names: [String], at x: CGFloat) -> UIView {
    let group = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 200))
    for (index, name) in names.enumerated() {
      group.addSubview(
        NamedView(name, CGRect(x: 0, y: 60 * CGFloat(index), width: 90, height: 44))
      )
    }
    return group
  }

  private func lines(_ views: UIView...) -> [String] {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    let stage = Stage(root: controller)
    return stage.screen.spokenElements.map(\.spoken.description)
  }

  @Test(.oracle("A-22")) func `keeps the children of a group together`() {
    #expect(lines(group(["A", "B"], at: 0), group(["C", "D"], at: 150)) == ["A", "C", "B", "D"])
    let (left, right) = (group(["A", "B"], at: 0), group(["C", "D"], at: 150))
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(lines(left, right) == ["A", "B", "C", "D"])
  }

  @Test(.oracle("A-23")) func `is the list's where there is a list, and nothing else`() {
    let view = group(["A", "B", "C", "D"], at: 0)
    let parts = view.subviews
    view.accessibilityElements = [parts[2], [parts[0], [parts[3]]]]
    #expect(lines(view) == ["C", "A", "D"])
  }

  @Test(.oracle("A-23")) func `can be counted instead of listed, and never goes in circles`() {
    final class Counting: UIView {
      lazy var parts = ["X", "Y"].map { name in
        let part = UIAccessibilityElement(accessibilityContainer: self)
        part.accessibilityLabel = name
        part.accessibilityFrame = CGRect(x: 0, y: 100, width: 20, height: 20)
        return part
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    #expect(lines(view) == ["X", "Y"])
    let circle = group(["A"], at: 0)
    circle.accessibilityElements = [circle, circle.subviews[0]]
    #expect(lines(circle) == ["A"])
  }

  @Test(.oracle("A-24")) func `ends at an element, whatever is in it`() {
    let outer = NamedView("Outer", CGRect(x: 0, y: 100, width: 100, height: 100))
    outer.addSubview(NamedView("Inner", CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(lines(outer) == ["Outer"])
  }

  @Test(.oracle("A-25")) func `leaves out what is hidden`() {
    let views = ["hidden", "clear", "concealed", "empty", "seen"].enumerated().map { index, name in
      NamedView(name, CGRect(x: 0, y: 50 + 50 * index, width: 50, height: 40))
    }
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].accessibilityElementsHidden = true
    views[3].frame.size = .zero
    let wrapper = UIView(frame: CGRect(x: 0, y: 400, width: 0, height: 0))
    wrapper.addSubview(NamedView("wrapped", CGRect(x: 0, y: 0, width: 20, height: 20)))
    let clipping = UIView(frame: CGRect(x: 0, y: 500, width: 0, height: 0))
    clipping.clipsToBounds = true
    clipping.addSubview(NamedView("clipped", CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(
      lines(views[0], views[1], views[2], views[3], views[4], wrapper, clipping)
        == ["seen", "wrapped"]
    )
  }

  @Test(.oracle("A-26")) func `is that of the last modal view among its siblings`() {
    let views = [group(["A"], at: 0), group(["B"], at: 100), group(["C"], at: 200)]
    views[0].accessibilityViewIsModal = true
    views[1].accessibilityViewIsModal = true
    #expect(lines(views[0], views[1], views[2]) == ["B"])
    let (empty, other) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), group(["A"], at: 0)
    )
    empty.accessibilityViewIsModal = true
    #expect(lines(other, empty) == [])
  }

  @Test(.oracle("A-27")) func `tells where lists and landmarks begin and end`() {
    let list = group(["A", "B", "C"], at: 0)
    list.accessibilityContainerType = .list
    #expect(lines(list) == ["A. List Start.", "B", "C. List End."])
    let landmark = group(["A", "B"], at: 0)
    landmark.accessibilityContainerType = .landmark
    #expect(lines(landmark) == ["A. Landmark.", "B. End."])
    let single = group(["A"], at: 0)
    single.accessibilityContainerType = .list
    #expect(lines(single) == ["A. List Start."])
  }

  @Test(.oracle("A-27")) func `tells rows, columns and headers of a data table`() {
    final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
      var (row, column) = (0, 0)
      func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
      func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
    }
    final class Table: UIView, UIAccessibilityContainerDataTable {
      lazy var cells = (0..<4).map { index in
        let cell = Cell(accessibilityContainer: self)
        (cell.row, cell.column) = (index / 2, index % 2)
        cell.accessibilityLabel = ["Name", "Count", "Wren", "2"][index]
        cell.accessibilityFrame = CGRect(x: 0, y: 100, width: 20, height: 20)
        return cell
      }
      func accessibilityDataTableCellElement(forRow row: Int, column: Int)
        -> (any UIAccessibilityContainerDataTableCell)?
      { cells[row * 2 + column] }
      func accessibilityRowCount() -> Int { 2 }
      func accessibilityColumnCount() -> Int { 2 }
      func accessibilityHeaderElements(forColumn column: Int)
        -> [any UIAccessibilityContainerDataTableCell]?
      { [cells[column]] }
    }
    let table = Table(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    table.accessibilityContainerType = .dataTable
    table.accessibilityElements = table.cells
    #expect(
      lines(table) == [
        "Name. Row 1. Column 1.", "Count. Row 1. Column 2.", "Name. Wren. Row 2. Column 1.",
        "Count. 2. Row 2. Column 2.",
      ]
    )
  }

  @Test(.oracle("A-28")) func `sees through a semantic group without place or name`() {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let empty = UIView(frame: .zero)
    empty.accessibilityContainerType = .semanticGroup
    empty.addSubview(NamedView("B", CGRect(x: 0, y: 60, width: 20, height: 20)))
    empty.addSubview(NamedView("D", CGRect(x: 0, y: 180, width: 20, height: 20)))
    outer.addSubview(empty)
    outer.addSubview(NamedView("A", CGRect(x: 0, y: 0, width: 20, height: 20)))
    outer.addSubview(NamedView("C", CGRect(x: 0, y: 120, width: 20, height: 20)))
    #expect(lines(outer) == ["A", "B", "C", "D"])
  }

  @Test func `reads what a scroll view holds after the bar over it`() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3_000)
    for index in 0..<6 {
      scroll.addSubview(
        NamedView("\(index)", CGRect(x: 0, y: CGFloat(index) * 200, width: 90, height: 44))
      )
    }
    let controller = UIViewController()
    controller.view = scroll
    controller.title = "Long"
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    scroll.contentOffset.y = 500
    #expect(stage.speech == "Long. Heading.\n0\n1\n2\n3\n4\n5")
  }
}
