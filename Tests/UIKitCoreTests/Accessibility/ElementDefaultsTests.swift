import Testing
import UIKitTesting

@testable import UIKitCore

/// What objects answer before anyone told them anything, and after.
@Suite struct `What an object says of itself` {
  @Test(.oracle("A-01", "A-38")) func `is nothing, of a plain view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil && view.accessibilityHint == nil)
    #expect(view.accessibilityValue == nil && view.accessibilityTraits == .none)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren && view.accessibilityLanguage == nil)
    #expect(view.accessibilityCustomActions == nil && view.accessibilityUserInputLabels == [])
    #expect(view.accessibilityNavigationStyle == .automatic)
    #expect(view.accessibilityContainerType == .none)
    #expect(view.accessibilityIdentifier == nil && view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == NSNotFound)
  }

  @Test(.oracle("A-01", "H-06")) func `is where it is on the screen, touched in the middle`() {
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
    let outer = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    outer.addSubview(inner)
    let controller = column()
    controller.view.addSubview(outer)
    let stage = Stage(root: controller)
    #expect(inner.accessibilityFrame == CGRect(x: 105, y: 206, width: 20, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 115, y: 211))
    let part = UIAccessibilityElement(accessibilityContainer: inner)
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(part.accessibilityFrame == CGRect(x: 106, y: 208, width: 3, height: 4))
    #expect(part.isAccessibilityElement)
    _ = stage
  }

  @Test(.oracle("H-01", "A-02")) func `is an element, of the kit's own controls`() {
    let label = UILabel()
    label.text = "Words"
    let elements: [UIView] = [
      label, UIButton(type: .system), UISwitch(), UISlider(), UITextField(), UITextView(),
      UIPageControl(), UIProgressView(), UIActivityIndicatorView(), UITableViewCell(),
    ]
    for view in elements { #expect(view.isAccessibilityElement, "\(type(of: view))") }
    let others: [UIView] = [
      UIView(), UISegmentedControl(items: ["A"]), UIStepper(), UITabBar(), UINavigationBar(),
      UITableView(), UIScrollView(), UIPickerView(), UIDatePicker(), UIImageView(),
    ]
    for view in others { #expect(!view.isAccessibilityElement, "\(type(of: view))") }
  }

  @Test(.oracle("H-08")) func `is what an app sets, before what the class would say`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.accessibilityLabel = "Other"
    button.accessibilityTraits = .header
    button.accessibilityValue = "3"
    button.isAccessibilityElement = false
    #expect(button.accessibilityLabel == "Other" && button.accessibilityTraits == .header)
    #expect(button.accessibilityValue == "3" && !button.isAccessibilityElement)
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Title")
  }

  @Test func `comes from a block before it comes from a property`() {
    let view = UIView()
    view.accessibilityLabel = "property"
    view.accessibilityLabelBlock = { "block" }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { .link }
    #expect(view.accessibilityLabel == "block" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .link)
    #expect(view.accessibilityAttributedLabel?.string == "block")
  }

  @Test func `has attributes and none for the same words`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bonjour",
      attributes: [.accessibilitySpeechLanguage: "fr"]
    )
    #expect(view.accessibilityLabel == "Bonjour")
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel?.string == "Hello")
    view.accessibilityUserInputLabels = ["Greeting"]
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Greeting"])
  }

  @Test(.oracle("A-36")) func `has traits of these numbers`() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    let bits = (0..<17).map { UInt64(1) << UInt64($0) }
    #expect(all.map(\.rawValue) == bits)
    #expect(UIAccessibilityTraits.none.rawValue == 0)
  }

  @Test(.oracle("H-07")) func `comes from a document`() throws {
    let text = """
      <accessibility key="accessibilityConfiguration" identifier="id" label="Wren" hint="Sings.">
        <accessibilityTraits key="traits" image="YES"/><bool key="isElement" value="YES"/>
      </accessibility>
      """
    let nib = try Fixture.nib(
      #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>\#(text)</view>"#
    )
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.isAccessibilityElement && view.accessibilityIdentifier == "id")
    #expect(view.accessibilityLabel == "Wren" && view.accessibilityHint == "Sings.")
    #expect(view.accessibilityTraits == .image)
  }
}
