import Testing
import UIKitTesting

@testable import UIKitCore

/// What an audit of a screen finds.
@Suite(.noLeaks) struct `An accessibility audit` {
  private func issues(
    _ views: UIView...,
    of types: XCUIAccessibilityAuditType = .all
  ) -> [String] {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for (index, view) in views.enumerated() {
      if view.frame.size == .zero { view.frame.size = CGSize(width: 200, height: 44) }
      view.frame.origin = CGPoint(x: 20, y: 100 + 60 * CGFloat(index))
      controller.view.addSubview(view)
    }
    let stage = Stage(root: controller)
    var found: [String] = []
    stage.performAccessibilityAudit(for: types) { issue in
      found.append(issue.compactDescription)
      return true
    }
    return found
  }

  private func button(_ title: String?) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  @Test func `finds nothing on a screen that is in order`() {
    let title = label("Settings", .black)
    title.frame.size = CGSize(width: 350, height: 70)
    #expect(issues(title, button("Save"), of: .all.subtracting([.dynamicType, .contrast])) == [])
  }

  @Test func `finds what has no words, or the same as something else`() {
    let found = issues(
      button(nil),
      UISwitch(),
      button("Edit"),
      button("Edit"),
      of: .sufficientElementDescription
    )
    #expect(
      found == [
        "The UIButton has no text. Give it an accessibilityLabel.",
        "“0” has no text. Give it an accessibilityLabel.",
        "“Edit” is one of 2 of that name. Tell them apart by their labels.",
      ]
    )
  }

  @Test func `finds what is too small for a finger`() {
    let small = button("OK")
    small.frame.size = CGSize(width: 30, height: 20)
    #expect(
      issues(small, UIStepper(), of: .hitRegion)
        == ["“OK” is 30 × 20 points. Make it 44 × 44 at least."]
    )
  }

  @Test func `measures how far words stand out by their pixels`() {
    let found = issues(
      label("Faint", UIColor(white: 0.7, alpha: 1)),
      label("Strong", .black),
      of: .contrast
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("“Faint” stands out by ") == true)
  }

  @Test func `finds text that is cut or stays small at the largest size`() {
    let fixed = label("Fixed", .black)
    fixed.font = .systemFont(ofSize: 12)
    fixed.adjustsFontForContentSizeCategory = false
    #expect(issues(fixed, of: .dynamicType).count == 1)
    let cut = label("A line that has no room to grow at all", .black)
    cut.frame.size = CGSize(width: 330, height: 22)
    #expect(
      issues(cut, of: .textClipped) == [
        "“A line that has no room to grow at all” is cut at text size AX5."
          + " Give it more lines or more room."
      ]
    )
    #expect(cut.font.pointSize == 17)
    let few = label("Text that may have two lines, and needs many more than these", .black)
    few.numberOfLines = 2
    few.frame.size = CGSize(width: 330, height: 140)
    #expect(issues(few, of: .textClipped).count == 1)
    let roomy = label("Roomy", .black)
    roomy.frame.size = CGSize(width: 330, height: 70)
    #expect(issues(roomy, of: [.textClipped, .dynamicType]) == [])
  }

  @Test func `finds text that what is around it cuts`() {
    func row(height: CGFloat) -> UIView {
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: height))
      row.clipsToBounds = true
      let words = label("Rare", .black)
      words.frame = CGRect(x: 0, y: (height - 80) / 2, width: 350, height: 80)
      row.addSubview(words)
      return row
    }
    #expect(issues(row(height: 44), of: .textClipped).count == 1)
    #expect(issues(row(height: 80), of: .textClipped) == [])
  }

  @Test func `looks at every label of a row`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Wren"
        cell.detailTextLabel?.text = "faint"
        cell.detailTextLabel?.textColor = UIColor(white: 0.85, alpha: 1)
        return cell
      }
    }
    let stage = Stage(root: Rows(style: .plain))
    var found: [String] = []
    stage.performAccessibilityAudit(for: .contrast) {
      found.append($0.compactDescription)
      return true
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("“Wren, faint” stands out by 1.") == true)
  }

  @Test func `takes views beside the screen and places that are no numbers`() {
    let outside = label("Outside", .gray)
    let broken = UIControl()
    broken.addAction(UIAction { _ in }, for: .touchUpInside)
    let controller = UIViewController()
    outside.frame = CGRect(x: 3000, y: 100, width: 200, height: 44)
    broken.frame = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)
    for view in [outside, broken] { controller.view.addSubview(view) }
    let stage = Stage(root: controller)
    stage.performAccessibilityAudit { _ in true }
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame.size = .zero
    segments.layoutIfNeeded()
    let frames = segments.subviews.flatMap(\.subviews).map(\.frame)
    #expect(frames.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
  }

  @Test func `finds taps that nobody is told of, and controls that nobody reaches`() {
    let tapped = NamedView("Tapped")
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      issues(tapped, of: .trait)
        == ["“Tapped” can be tapped, and says so nowhere. Add the button trait."]
    )
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(issues(control, of: .elementDetection).count == 1)
    control.isAccessibilityElement = true
    #expect(issues(control, of: .elementDetection) == [])
  }
}
