import Testing
import UIKitTesting

@testable import UIKitCore

/// What a document changes with the size class changes while the app runs, too.
@Suite(.serialized, .noLeaks) struct `Turning a device` {
  private static let scene = Fixture.scene(
    "s",
    """
    <viewController id="first"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
      <view contentMode="scaleToFill" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
        <variation key="heightClass=compact" hidden="YES">
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></variation></view>
      <label tag="2" text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact">
          <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
      <stackView tag="4" axis="vertical" spacing="4" \
    translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews><view tag="5" id="s1"/><view tag="6" id="s2"/><view tag="7" id="s3"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="s2"/></mask></variation>
        <variation key="heightClass=compact" axis="horizontal" spacing="9">
          <mask key="subviews"><include reference="s2"/></mask></variation></stackView>
    </subviews>
    <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="10" id="k1">
        <variation key="heightClass=compact" constant="40"/></constraint>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k2"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="k3"/>
      <constraint firstItem="a" firstAttribute="width" constant="70" id="k4"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="k5"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="a" \
    secondAttribute="trailing" constant="3" id="k6"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" id="k7"/>
      <constraint firstItem="c" firstAttribute="width" constant="11" id="k8"/>
      <constraint firstItem="c" firstAttribute="height" constant="12" id="k9"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
    secondAttribute="trailing" symbolic="YES" id="k10">
        <variation key="heightClass=compact" constant="33"/></constraint>
    </constraints>
    <variation key="default">
      <mask key="subviews"><exclude reference="c"/></mask>
      <mask key="constraints"><exclude reference="k4"/></mask></variation>
    <variation key="heightClass=compact">
      <mask key="subviews"><include reference="c"/></mask>
      <mask key="constraints"><exclude reference="k3"/><include reference="k4"/></mask></variation>
    </view></viewController>
    """
  )

  private func shown() throws -> (Stage, UIView) {
    let stage = Stage(.iPhone15)
    let storyboard = try Fixture.storyboard(device: "retina6_1", Self.scene)
    let controller = try #require(storyboard.instantiateInitialViewController())
    stage.show(controller)
    stage.turn()
    return (stage, controller.view)
  }

  private func view(_ tag: Int, in root: UIView) throws -> UIView {
    try #require(root.viewWithTag(tag))
  }

  @Test func `constants and installed constraints switch there and back`() throws {
    let (stage, root) = try shown()
    let a = try view(1, in: root)
    #expect(a.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
    stage.rotate(to: .landscapeLeft)
    #expect(a.frame == CGRect(x: 40, y: 0, width: 70, height: 20))
    stage.rotate(to: .portrait)
    #expect(a.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func `a constraint without a constant has standard spacing again`() throws {
    let (stage, root) = try shown()
    let label = try view(2, in: root)
    #expect(label.frame.minX == 68)
    stage.rotate(to: .landscapeLeft)
    #expect(label.frame.minX == 143)
    stage.rotate(to: .portrait)
    #expect(label.frame.minX == 68)
  }

  @Test func `a view is installed with its constraints, and taken out`() throws {
    let (stage, root) = try shown()
    #expect(root.viewWithTag(3) == nil)
    stage.rotate(to: .landscapeLeft)
    let c = try view(3, in: root)
    #expect(c.frame == CGRect(x: 113, y: 0, width: 11, height: 12))
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 4])
    stage.rotate(to: .portrait)
    #expect(c.superview == nil)
    stage.rotate(to: .landscapeRight)
    #expect(c.frame == CGRect(x: 113, y: 0, width: 11, height: 12))
  }

  @Test func `looks and fonts switch`() throws {
    let (stage, root) = try shown()
    let a = try view(1, in: root)
    let label = try #require(try view(2, in: root) as? UILabel)
    stage.rotate(to: .landscapeLeft)
    #expect(a.isHidden)
    #expect(a.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(label.font.pointSize == 30)
    stage.rotate(to: .portrait)
    #expect(!a.isHidden)
    #expect(a.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.font.pointSize == 17)
  }

  @Test func `a stack changes its direction and its views`() throws {
    let (stage, root) = try shown()
    let stack = try #require(try view(4, in: root) as? UIStackView)
    #expect(stack.arrangedSubviews.map(\.tag) == [5, 7])
    stage.rotate(to: .landscapeLeft)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 9)
    #expect(stack.arrangedSubviews.map(\.tag) == [5, 6, 7])
    stage.rotate(to: .portrait)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(stack.arrangedSubviews.map(\.tag) == [5, 7])
  }

  @Test func `what code set stays until the size class changes`() throws {
    let (stage, root) = try shown()
    let a = try view(1, in: root)
    a.backgroundColor = .green
    root.traitOverrides.userInterfaceStyle = .dark
    stage.turn()
    #expect(a.backgroundColor == .green)
    root.traitOverrides.verticalSizeClass = .compact
    stage.turn()
    #expect(a.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(a.frame.minX == 40)
  }
}
