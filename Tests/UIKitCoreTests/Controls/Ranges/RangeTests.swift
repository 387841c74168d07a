import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A switch` {
  @Test(.oracle("Q-06")) func `has a size of its own`() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.alignmentRect(forFrame: toggle.frame).size == toggle.intrinsicContentSize)
  }

  @Test func `is green with its knob at the end when on`() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    let shot = try Shot(toggle)
    #expect(shot[8, 15] == 0x34C759)
    #expect(shot[36, 15] == 0xFFFFFF)
    toggle.isOn = false
    let off = try Shot(toggle)
    #expect(off[15, 15] == 0xFFFFFF)
    #expect(off[44, 15] == 0xE9E9EA)
  }

  @Test func `has its knob on the other side where lines read from the right`() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.semanticContentAttribute = .forceRightToLeft
    let shot = try Shot(toggle)
    #expect(shot[15, 15] == 0xFFFFFF)
    #expect(shot[44, 15] == 0x34C759)
  }

  @Test func `reads its value and colours`() throws {
    let toggle: UISwitch = try decoded(
      """
      <switch on="YES" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/>
      <color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></switch>
      """
    )
    #expect(toggle.isOn)
    let shot = try Shot(toggle)
    #expect(shot[8, 15] == 0xFF0000)
  }
}

@Suite struct `A slider` {
  @Test(.oracle("Q-07")) func `is 31 points high, of which 30 are aligned`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 0)).height == 31)
    #expect(slider.alignmentRect(forFrame: slider.frame).height == 30)
  }

  @Test func `holds its value between its ends`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.maximumValue = 4
    #expect(slider.minimumValue == 4 && slider.value == 4)
  }

  @Test func `has its knob's edges at the ends of its bounds`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 2 && track.width == 196 && track.height == 4)
    let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(first.minX == 0 && first.width == 28)
    #expect(last.maxX == 200)
    #expect(abs(slider.value(at: 100) - 0.5) < 0.001)
  }

  @Test func `reads its ends before its value`() throws {
    let slider: UISlider = try decoded(
      #"<slider value="50" minValue="10" maxValue="200" continuous="NO" id="s"/>"#
    )
    #expect(slider.minimumValue == 10 && slider.maximumValue == 200 && slider.value == 50)
    #expect(!slider.isContinuous)
  }
}

@Suite struct `A stepper` {
  @Test(.oracle("Q-08")) func `is 94 by 32 points`() {
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `stops at its ends, or goes round`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    var reported = 0
    stepper.addAction(UIAction { _ in reported += 1 }, for: .valueChanged)
    for _ in 0..<3 { stepper.step(raises: true) }
    #expect(stepper.value == 2 && reported == 2)
    stepper.wraps = true
    stepper.step(raises: true)
    #expect(stepper.value == 0)
    stepper.step(raises: false)
    #expect(stepper.value == 2)
  }

  @Test func `reads its ends, step and value`() throws {
    let stepper: UIStepper = try decoded(
      #"<stepper value="4" minimumValue="2" maximumValue="300" stepValue="0.25" id="s"/>"#
    )
    #expect(stepper.minimumValue == 2 && stepper.maximumValue == 300)
    #expect(stepper.stepValue == 0.25 && stepper.value == 4)
  }
}

@Suite struct `A segmented control` {
  @Test(.oracle("Q-09")) func `is 32 points high, of which 31 are aligned`() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(control.frame.height == 32)
    #expect(control.intrinsicContentSize.height == 31)
  }

  @Test(.oracle("Q-70")) func `is as wide as its widest words for each segment`() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(control.frame.width == 131)
    control.insertSegment(withTitle: "Third", at: 2, animated: false)
    #expect(control.intrinsicContentSize.width == 197)
  }

  @Test(.oracle("Q-70")) func `shares its width by content where it is asked to`() {
    let control = UISegmentedControl(items: ["normal", "tier", "2 tier", "lin", "lin buff"])
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 250)
  }

  @Test func `keeps its choice when segments come and go`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "C")
  }

  @Test func `shares its width evenly, or as fixed`() {
    let control = UISegmentedControl(items: ["A", "BBBBBBBB", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    #expect(control.segmentFrames.map(\.width) == [100, 100, 100])
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.segmentFrames.map(\.width) == [200, 50, 50])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentFrames[0].maxX == 300)
  }

  @Test func `puts a white plate behind the chosen segment`() throws {
    let control = UISegmentedControl(items: ["", ""])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    let shot = try Shot(control)
    #expect(shot[150, 16] == 0xFFFFFF)
    #expect(shot[50, 16] == 0xEEEEEF)
  }

  @Test func `reads its segments`() throws {
    let control: UISegmentedControl = try decoded(
      """
      <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="s"><segments>
      <segment title="First"/><segment title="Second" enabled="NO" width="80"/></segments>
      </segmentedControl>
      """
    )
    #expect(control.titleForSegment(at: 0) == "First" && control.titleForSegment(at: 1) == "Second")
    #expect(control.selectedSegmentIndex == 1 && control.widthForSegment(at: 1) == 80)
    #expect(!control.isEnabledForSegment(at: 1))
  }
}

@Suite struct `A page control` {
  @Test(.oracle("Q-12")) func `is 26 points high`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize.height == 26)
    #expect(pages.size(forNumberOfPages: 4).width > pages.size(forNumberOfPages: 3).width)
  }

  @Test func `fills the dot of its page`() throws {
    let pages: UIPageControl = try decoded(
      """
      <pageControl numberOfPages="3" currentPage="1" id="p">
      <rect key="frame" x="0" y="0" width="100" height="26"/>
      <color key="pageIndicatorTintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      <color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></pageControl>
      """
    )
    let shot = try Shot(pages)
    #expect(shot[50, 13] == 0xFF0000)
    #expect(shot[50 + 16.5, 13] != 0xFFFFFF)
  }

  @Test func `draws no more dots than any screen holds`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 2_000_000_000
    pages.layoutIfNeeded()
    #expect((pages.layer.sublayers?.count ?? 0) <= 201)
  }

  @Test func `has no dots for fewer pages than none`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = -4
    pages.layoutIfNeeded()
    #expect(pages.layer.sublayers?.count == 1)
    #expect(pages.currentPage == 0)
  }

  @Test func `stays among its pages`() {
    let pages = UIPageControl()
    pages.numberOfPages = 2
    pages.currentPage = 7
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 0
    #expect(pages.currentPage == 0)
  }
}
