import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A button` {
  private func button(_ type: UIButton.ButtonType, _ title: String? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.traitOverrides.displayScale = 2
    FrameLoop.updateTraits(below: button)
    if let title { button.setTitle(title, for: .normal) }
    return button
  }

  @Test(.oracle("Q-14")) func `keeps room above and below its title`() {
    let size = button(.system, "Button").intrinsicContentSize
    #expect(size.height == 30)
    #expect(abs(size.width - 46) <= 1.5)
    #expect(button(.system, "i").intrinsicContentSize.width == 30)
    #expect(abs(button(.custom).intrinsicContentSize.height - 34) <= 0.5)
    #expect(button(.custom).intrinsicContentSize.width == 30)
  }

  @Test(.oracle("W-99")) func `comes to rest that sets its colour in each layout`() {
    final class Round: UIButton {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        setTitleColor(.white, for: .normal)
        setTitle("Go", for: .normal)
      }
    }
    let controller = UIViewController()
    let round = Round(frame: CGRect(x: 50, y: 100, width: 80, height: 80))
    controller.view.addSubview(round)
    let stage = Stage(.iPhone15, root: controller)
    stage.settle()
    let layouts = round.layouts
    round.setNeedsLayout()
    stage.settle()
    #expect(round.layouts == layouts + 1 && round.currentTitle == "Go")
  }

  @Test(.oracle("W-20")) func `shows titles of states in its configuration`() {
    let button = UIButton(type: .system)
    button.setTitle("Before", for: .normal)
    button.configuration = .filled()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Before" && button.titleLabel?.isHidden == false)
    button.setTitle("After", for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "After" && button.configuration?.title == "After")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Chosen")
  }

  @Test func `takes insets of its own in place of that room`() {
    let button = button(.system, "Button")
    let width = button.intrinsicContentSize.width
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 40, height: 38))
  }

  @Test func `keeps no such room beside a picture`() {
    let button = button(.system, "Button")
    let width = button.intrinsicContentSize.width
    button.setImage(UIImage.filled(CGSize(width: 14, height: 14)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width + 14, height: 18))
    button.setImage(UIImage.filled(CGSize(width: 28, height: 28)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: width + 28, height: 28))
  }

  @Test(.oracle("Q-24")) func `writes in 15 points, or 18 when custom`() {
    #expect(button(.system, "A").titleLabel?.font.pointSize == 15)
    #expect(button(.custom, "A").titleLabel?.font.pointSize == 18)
  }

  @Test func `has its words' shadow right behind them until it is moved`() throws {
    let button = button(.system, "A")
    #expect(button.titleLabel?.shadowOffset == .zero)
    #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test(.oracle("Q-31")) func `begins without a title, in white when custom`() {
    let fresh = UIButton()
    #expect(fresh.title(for: .normal) == nil && fresh.tag == 0)
    #expect(fresh.titleColor(for: .normal) == .white)
  }

  @Test(.oracle("Q-15")) func `is higher with a plain configuration`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.traitOverrides.displayScale = 3
    button.traitOverrides.preferredContentSizeCategory = .large
    FrameLoop.updateTraits(below: button)
    #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
    let insets = configuration.contentInsets
    #expect(insets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }

  @Test(.oracle("Q-16")) func `closes in 30 points`() {
    #expect(button(.close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `falls back to the normal state`() {
    let button = button(.custom, "Normal")
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.title(for: .selected) == "Normal")
    #expect(button.title(for: [.selected, .highlighted]) == "Pressed")
    button.isHighlighted = true
    #expect(button.currentTitle == "Pressed")
  }

  @Test func `puts its picture before its title`() {
    let button = button(.custom, "Title")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let picture = button.imageRect(forContentRect: button.bounds)
    let title = button.titleRect(forContentRect: button.bounds)
    #expect(picture.size == CGSize(width: 20, height: 20) && picture.minY == 10)
    #expect(abs(title.minX - picture.maxX) <= 0.5)
    #expect(abs(picture.minX - (200 - title.maxX)) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.imageRect(forContentRect: button.bounds).minX > 100)
  }

  @Test func `keeps its title on one line in hardly too little room`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Two words"
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: size.width - 2, height: size.height)
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.height ?? 0) - (size.height - 14)) < 0.5)
    #expect(button.titleLabel?.frame.width == size.width - 26)
  }

  @Test func `fills its plate in the tint colour`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let shot = try Shot(button)
    #expect(shot[10, 20] == 0x007AFF)
    #expect(shot[0, 0] == 0xFFFFFF)
    #expect(shot.ink(in: CGRect(x: 35, y: 10, width: 30, height: 20), on: 0x007AFF) > 20)
  }

  @Test func `reads its states, type and insets`() throws {
    let button: UIButton = try decoded(
      """
      <button contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      buttonType="roundedRect" lineBreakMode="middleTruncation" id="b">
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Play"><color key="titleColor" red="1" green="0" blue="0" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
      <state key="disabled" title="Wait"/></button>
      """
    )
    #expect(button.buttonType == .system && button.titleLabel?.font.pointSize == 20)
    #expect(button.title(for: .normal) == "Play" && button.title(for: .disabled) == "Wait")
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleColor(for: .normal)?.cgColor.components?.first == 1)
  }

  @Test func `reads its configuration`() throws {
    let button: UIButton = try decoded(
      """
      <button buttonType="system" id="b"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" cornerStyle="capsule" \
      imagePlacement="trailing" imagePadding="8"/></button>
      """
    )
    #expect(button.configuration?.title == "New")
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.imagePlacement == .trailing)
    #expect(button.configuration?.imagePadding == 8)
  }
}

extension UIImage {
  fileprivate static func filled(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }
}
