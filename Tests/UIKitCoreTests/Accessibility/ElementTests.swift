import Testing
import UIKitTesting

@testable import UIKitCore

/// What the kit's controls and bars say.
@Suite struct `What VoiceOver says of` {
  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test(.oracle("A-03", "H-03", "H-05")) func `a label is its words`() {
    let label = UILabel()
    label.text = "Just words"
    #expect(label.accessibilityLabel == "Just words")
    #expect(label.accessibilityTraits == .staticText)
    #expect(spoken(label) == ["Just words"])
  }

  @Test(.oracle("A-04", "H-03", "H-05")) func `a button is its title and its state`() {
    let (plain, dimmed, chosen) = (button("Title"), button("Title"), button("Title"))
    dimmed.isEnabled = false
    chosen.isSelected = true
    #expect(
      spoken(plain, dimmed, chosen)
        == ["Title. Button.", "Title. Dimmed. Button.", "Selected: Title. Button."]
    )
    let picture = UIButton(type: .custom)
    let image = UIImage(systemName: "trash")
    image?.accessibilityLabel = "Delete"
    picture.setImage(image, for: .normal)
    #expect(picture.accessibilityLabel == "Delete")
  }

  @Test(.oracle("A-05", "H-04")) func `a switch is whether it is on`() {
    let control = UISwitch()
    control.accessibilityLabel = "Label"
    #expect(spoken(control) == ["Label. Switch Button. Off."])
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(spoken(control) == ["Label. Switch Button. On."])
    #expect(hint(control) == "Double tap to toggle setting.")
    control.isEnabled = false
    #expect(spoken(control) == ["Label. Dimmed. Switch Button. On."])
    #expect(hint(control) == "")
  }

  @Test(.oracle("A-06", "H-04", "H-05")) func `a slider is its share, touched at the knob`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.75
    #expect(spoken(slider) == ["75%. Adjustable."])
    #expect(hint(slider) == "Swipe up or down with one finger to adjust the value.")
    slider.frame = CGRect(x: 0, y: 0, width: 200, height: 31)
    slider.value = 1
    #expect(slider.accessibilityActivationPoint.x > 180)
    slider.value = 0
    #expect(slider.accessibilityActivationPoint.x < 20)
  }

  @Test(.oracle("A-07")) func `a stepper are two buttons`() {
    let stepper = UIStepper()
    stepper.value = 5
    #expect(spoken(stepper) == ["Decrement. Button.", "Increment. Button."])
    stepper.value = 0
    #expect(spoken(stepper) == ["Decrement. Dimmed. Button.", "Increment. Button."])
  }

  @Test(.oracle("A-08")) func `a segmented control is a button to a segment`() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1
    #expect(
      spoken(control) == [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
        "Segment C. Button. 3 of 3.",
      ]
    )
  }

  @Test(.oracle("A-09", "H-04")) func `a page control is the page of how many`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 1
    #expect(control.accessibilityValue == "page 2 of 3")
    #expect(spoken(control) == ["page 2 of 3. Adjustable."])
    #expect(control.accessibilityUserInputLabels == ["Page control"])
  }

  @Test(.oracle("A-12", "A-13", "A-14", "H-03")) func `fields are their words and kind`() {
    let (empty, full, secret) = (UITextField(), UITextField(), UITextField())
    empty.placeholder = "Name"
    full.text = "Ann"
    secret.text = "abc"
    secret.isSecureTextEntry = true
    #expect(
      spoken(empty, full, secret)
        == ["Name. Text Field.", "Ann. Text Field.", "•••. Secure Text Field."]
    )
    #expect(hint(full) == "Double tap to edit.")
    let text = UITextView()
    text.text = "Story"
    #expect(spoken(text) == ["Story. Text Field."])
    #expect(
      hint(text) == "Double tap to edit., Use the rotor to access Misspelled Words"
    )
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.placeholder = "Birds"
    #expect(spoken(bar) == ["Birds. Search Field."])
  }

  @Test(.oracle("A-12")) func `a field that is edited says so`() {
    let field = UITextField()
    field.text = "Ann"
    let stage = Stage(root: column(field))
    field.becomeFirstResponder()
    stage.turn()
    #expect(stage.screen.spokenElements.first?.spoken.description == "Ann. Text Field. Is editing.")
  }

  @Test(.oracle("A-10")) func `tabs are their titles and badges`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Item \(name)", image: nil, tag: 0)
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    tabs.viewControllers?[2].tabBarItem.badgeValue = "A"
    tabs.viewControllers?[2].tabBarItem.isEnabled = false
    let stage = Stage(root: tabs)
    #expect(
      stage.screen.spokenElements.map(\.spoken.description) == [
        "Selected: Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.",
        "Item C: A. Tab. 3 of 4.", "Item D. Tab. 4 of 4.",
      ]
    )
  }

  @Test(.oracle("A-10")) func `elements beside each other are tabs if their container says so`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    container.accessibilityTraits = .tabBar
    let views = [NamedView("One"), NamedView("Two")]
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 100 * index, y: 0, width: 90, height: 44)
      view.accessibilityTraits = index == 0 ? [.button, .notEnabled] : .button
    }
    container.accessibilityElements = views
    views.forEach(container.addSubview)
    #expect(spoken(container) == ["One. Dimmed. Tab. 1 of 2.", "Two. Tab. 2 of 2."])
  }

  @Test(.oracle("A-11", "H-10")) func `a navigation bar is the way back, title and buttons`() {
    let first = UIViewController()
    first.title = "First"
    let second = column(NamedView("Content"))
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let stage = Stage(root: navigation)
    stage.turn()
    #expect(
      stage.screen.spokenElements.map(\.spoken.description)
        == ["First. Back Button.", "Second. Heading.", "Add. Button.", "Content"]
    )
    first.title = nil
    navigation.popViewController(animated: false)
    navigation.pushViewController(second, animated: false)
    stage.turn(2)
    #expect(stage.screen.spokenElements.first?.spoken.description == "Back Button.")
  }

  @Test(.oracle("A-02")) func `an image is nothing until an app says so`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(spoken(view) == [])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "A star"
    #expect(spoken(view) == ["A star. Image."])
  }

  @Test func `progress and activity are told in words`() {
    let progress = UIProgressView()
    progress.progress = 0.5
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    #expect(spoken(progress, wheel) == ["Progress: 50%", "In progress"])
  }

  @Test func `an alert is its words and buttons, and nothing behind it`() {
    let root = column(NamedView("Behind"))
    let stage = Stage(root: root)
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    stage.settle()
    #expect(
      stage.screen.spokenElements.map(\.spoken.description)
        == ["Delete?", "For good.", "Cancel. Button.", "Delete. Button."]
    )
  }
}
