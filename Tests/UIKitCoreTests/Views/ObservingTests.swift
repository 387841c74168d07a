import Foundation
import ObjectiveC
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Observing what the kit has` {
  private final class Watch: NSObject {
    var heard: [String] = []

    func observeValue(
      forKeyPath path: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey]
      let size = new as? CGSize ?? (new as? CGRect)?.size
      heard.append("\(path ?? "") \(size?.width ?? -1)")
    }
  }

  private final class Feed: UITableView {}

  @Test(.oracle("W-22")) func `scroll views say where they are, by key path`() {
    let list = Feed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heard: [CGFloat] = []
    let token = list.observe(\.contentOffset, named: "contentOffset", options: .new) {
      heard.append($1.newValue?.y ?? -1)
    }
    list.contentOffset.y = 5
    list.contentOffset.y = 5
    token.invalidate()
    list.contentOffset.y = 6
    #expect(heard == [5])
  }

  @Test(.oracle("W-22")) func `and by name, as views do their geometry`() {
    describe(Watch.self) {
      $0.method("observeValueForKeyPath:ofObject:change:context:") {
        $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
      }
    }
    let (scroll, watch) = (UIScrollView(), Watch())
    scroll.addObserver(watch, forKeyPath: "contentSize", options: .new, context: nil)
    scroll.addObserver(watch, forKeyPath: "bounds", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 1, height: 2)
    scroll.bounds.size.width = 7
    #expect(watch.heard == ["contentSize 1.0", "bounds 7.0"])
  }

  @Test func `what the kit does not announce ends no program`() {
    let field = UITextField()
    var count = 0
    let token = field.observe(\.placeholder, options: .initial) { _, _ in count += 1 }
    field.placeholder = "Name"
    #expect(count == 1)
    token.invalidate()
  }

  @Test(.oracle("W-23")) func `a search needs no results controller`() {
    let search = UISearchController()
    #expect(search.searchResultsController == nil)
    #expect(search.searchBar.search === search)
  }

  @Test func `constraints can be between nothing`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 0)
  }
}

@Suite struct `A view is its layer's delegate` {
  private final class Shaded: UIView {
    let shade = CALayer()
    var calls: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      shade.frame = bounds
      calls.append("layer")
    }

    override func layoutSubviews() { calls.append("views") }
  }

  @Test(.oracle("W-26")) func `that lays out its sublayers with each layout`() {
    let view = Shaded(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.addSublayer(view.shade)
    view.layoutIfNeeded()
    #expect(view.shade.frame == view.bounds && view.calls == ["views", "layer"])
    view.frame.size.width = 30
    view.layoutIfNeeded()
    #expect(view.shade.frame.width == 30)
  }
}

@Suite(.serialized) struct `What is taken out of a running app` {
  @Test(.oracle("W-27")) func `is there until the turn ends`() {
    TurnPool.isOpen = true
    defer { TurnPool.isOpen = false }
    let stage = Stage(root: UIViewController())
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let new = UIView()
      stage.window.addSubview(new)
      let width = new.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      (view, constraint) = (new, width)
    }
    constraint?.isActive = false
    constraint?.isActive = true
    view?.removeFromSuperview()
    #expect(view != nil && constraint != nil)
    view.map(stage.window.addSubview)
    stage.turn()
    #expect(view?.superview === stage.window)
    view?.removeFromSuperview()
    stage.turn(2)
    #expect(view == nil)
  }
}

@Suite(.serialized) struct `Keys by habit` {
  @Test(.oracle("W-24"), .oracle("W-254")) func `are answered by what shows them, and never raise`()
  {
    let stage = Stage(root: UINavigationController(rootViewController: UIViewController()))
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    let stack = stage.window.rootViewController as? UINavigationController
    stack?.topViewController?.navigationItem.rightBarButtonItem = item
    stage.turn(2)
    #expect((item.value(forKey: "view") as? UIView)?.window === stage.window)
    let bar = UIToolbar()
    let trash = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    bar.setItems([trash], animated: false)
    let buttons = (trash.value(forKey: "view") as? UIView)?.subviews.compactMap { $0 as? UIButton }
    #expect(buttons?.first?.imageView?.image != nil)
    let search = UISearchBar()
    #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "B"), forKey: "attributedTitle")
    #expect(alert.title == "B")
    UIAlertAction(title: "C", style: .default).setValue(UIColor.red, forKey: "titleTextColor")
    UIPickerView().setValue(UIColor.red, forKeyPath: "textColor")
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  }
}

@Suite(.serialized) struct `Senders of another class` {
  private final class Form: UIViewController {
    var tags: [Int] = []
    func choose(_ control: UISegmentedControl) { tags.append(control.tag) }
    func tap(_ tap: UITapGestureRecognizer) { tags.append(tap.name == "long" ? 9 : 0) }
  }

  @Test func `are not asked for their class`() {
    describe(Form.self) {
      $0.method("choose:") { $0.choose($1[0]) }
      $0.method("tap:") { $0.tap($1[0]) }
    }
    let (form, toggle, press) = (Form(), UISwitch(), UILongPressGestureRecognizer())
    toggle.tag = 4
    press.name = "long"
    form.perform(Selector("choose:"), with: toggle)
    form.perform(Selector("tap:"), with: press)
    #expect(form.tags == [4, 9])
  }
}
