import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Reading tables` {
  private static func cell(
    _ id: String,
    _ attributes: String = "",
    _ subviews: String = ""
  ) -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    indentationWidth="10" \(attributes) id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
    <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\(id)" id="\(id)c">
    <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
    <subviews>\(subviews)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" text="\(text)" textAlignment="natural" id="\(id)">
    <rect key="frame" x="16" y="0.0" width="300" height="44"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private func table(_ attributes: String, _ inside: String) throws -> UITableViewController {
    let storyboard = try Fixture.storyboard(
      Fixture.scene(
        "s",
        """
        <tableViewController id="first"><tableView key="view" \(attributes) rowHeight="-1" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inside)
        <connections><outlet property="dataSource" destination="first" id="o1"/>
        <outlet property="delegate" destination="first" id="o2"/></connections>
        </tableView></tableViewController>
        """
      )
    )
    return try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController
    )
  }

  @Test func `static sections supply rows, titles and heights`() throws {
    let rows =
      Self.cell(
        "a",
        #"style="IBUITableViewCellStyleDefault" textLabel="al""#,
        Self.label("al", "One")
      )
      + Self.cell("b", #"accessoryType="disclosureIndicator" rowHeight="70""#)
    let controller = try table(
      #"dataMode="static" style="grouped""#,
      """
      <sections><tableViewSection headerTitle="Header" footerTitle="Footer" id="s1">
      <cells>\(rows)</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(Self.cell("c"))</cells></tableViewSection></sections>
      """
    )
    let stage = Stage(root: controller)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "One")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 80)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "HEADER")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")
    withExtendedLifetime(stage) {}
  }

  @Test func `prototypes make cells of their identifier, each its own`() throws {
    let prototype = Self.cell(
      "p",
      #"reuseIdentifier="Bird" customClass="NoSuchCell""#,
      Self.label("pl", "Wren")
    )
    let controller = try table(
      #"dataMode="prototypes" style="plain" separatorStyle="none""#,
      "<prototypes>\(prototype)</prototypes>"
    )
    let table = try #require(controller.tableView)
    #expect(table.separatorStyle == .none)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "Bird"))
    let second = try #require(table.dequeueReusableCell(withIdentifier: "Bird"))
    #expect(first !== second)
    #expect((first.contentView.subviews.first as? UILabel)?.text == "Wren")
    #expect(first.contentView.subviews.first !== second.contentView.subviews.first)
    #expect(table.dequeueReusableCell(withIdentifier: "Fish") == nil)
  }

  @Test func `nobody's table shows its prototypes when asked`() throws {
    let controller = try table(
      #"dataMode="prototypes" style="plain""#,
      "<prototypes>\(Self.cell("p"))\(Self.cell("q", #"rowHeight="50""#))</prototypes>"
    )
    controller.tableView.showsPrototypes = true
    let stage = Stage(root: controller)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [80, 50])
    withExtendedLifetime(stage) {}
  }
}
