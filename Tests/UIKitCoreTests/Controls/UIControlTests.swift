import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A control` {
  @Test func `is in every state that its flags say`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
  }

  @Test func `runs an action for its events and no others`() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
  }

  @Test func `replaces an action of the same identifier`() {
    let control = UIControl()
    var lines: [String] = []
    let name = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: name) { _ in lines.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in lines.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(lines == ["new"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    #expect(control.allControlEvents == [])
  }

  @Test func `tells an action who sent it`() {
    let control = UIControl()
    var sender: Any?
    control.addAction(UIAction { sender = $0.sender }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender as? UIControl === control)
  }

  @Test func `names the actions of a target`() {
    let control = UIControl()
    let target = UIResponder()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    control.addTarget(nil, action: "close", for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save:"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["close"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets.contains(target) && control.allTargets.count == 2)
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `does not keep its targets alive`() {
    let control = UIControl()
    weak var gone: UIResponder?
    do {
      let target = UIResponder()
      gone = target
      control.addTarget(target, action: "save:", for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func `tells leading from trailing by the reading direction`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `reads its flags and alignments`() throws {
    let button: UIButton = try decoded(
      #"<button enabled="NO" selected="YES" contentHorizontalAlignment="trailing" "#
        + #"contentVerticalAlignment="bottom" id="b"/>"#
    )
    #expect(button.state == [.disabled, .selected])
    #expect(button.contentHorizontalAlignment == .trailing)
    #expect(button.contentVerticalAlignment == .bottom)
  }
}

@Suite struct `Hugging of controls` {
  static let table: [(UIView, Float, Float)] = [
    (UIView(), 250, 250), (UIButton(), 250, 250), (UILabel(), 250, 250),
    (UIImageView(), 250, 250), (UITextField(), 250, 250), (UITextView(), 250, 250),
    (UIProgressView(), 250, 750), (UISearchBar(), 250, 750), (UISegmentedControl(), 250, 750),
    (UISlider(), 250, 750), (UIActivityIndicatorView(), 750, 750), (UIDatePicker(), 750, 750),
    (UIPageControl(), 750, 750), (UIPickerView(), 750, 750), (UIStepper(), 750, 750),
    (UISwitch(), 750, 750),
  ]

  @Test(.oracle("Q-05", "Q-02")) func `is as in UIKit when made in code`() {
    for (view, across, down) in Self.table {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == across, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == down, "\(type(of: view))")
      #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
      #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }
  }

  @Test(.oracle("Q-03")) func `is what the document says`() throws {
    let label: UILabel = try decoded(
      #"<label horizontalHuggingPriority="251" verticalHuggingPriority="251" text="A" id="l"/>"#
    )
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    let toggle: UISwitch = try decoded(
      #"<switch horizontalHuggingPriority="750" verticalHuggingPriority="750" id="s"/>"#
    )
    #expect(toggle.contentHuggingPriority(for: .vertical).rawValue == 750)
  }

  @Test(.oracle("Q-04")) func `is Interface Builder's where the document says nothing`() throws {
    let slider: UISlider = try decoded(#"<slider minValue="0" maxValue="1" id="s"/>"#)
    #expect(slider.contentHuggingPriority(for: .vertical).rawValue == 250)
  }
}
