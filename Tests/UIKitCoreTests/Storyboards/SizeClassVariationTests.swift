import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

/// What a document changes for some size classes.
@Suite @MainActor
struct `Varying by size class` {
  static func traits(
    _ width: UIUserInterfaceSizeClass,
    _ height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass = width
      traits.verticalSizeClass = height
    }
  }

  static let xml = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <view alpha="1" id="v"><subviews>
    <view id="a" tag="1"/><view id="b" tag="2"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
    <variation key="heightClass=compact" alpha="0.5"/>
    <variation key="heightClass=compact-widthClass=regular" alpha="0.25">
    <mask key="subviews"><include reference="b"/></mask>
    <rect key="frame" x="1" y="2" width="3" height="4"/></variation></view></objects></document>
    """

  static func view(_ traits: UITraitCollection) throws -> UIView? {
    let document = try Document(data: Data(xml.utf8), file: "Test.xib")
    let archive = NibArchive(
      source: NibSource(document: document, bundle: nil),
      traits: traits
    )
    return document.objects.first.flatMap { archive.decode($0) } as? UIView
  }

  @Test func `without a variation that holds the base counts`() throws {
    let view = try Self.view(Self.traits(.compact, .regular))
    #expect(view?.alpha == 1)
    #expect(view?.subviews.map(\.tag) == [1])
  }

  @Test func `a variation of one class holds in all that have it`() throws {
    let view = try Self.view(Self.traits(.compact, .compact))
    #expect(view?.alpha == 0.5)
    #expect(view?.frame == .zero)
  }

  @Test func `the most special variation wins and may bring views in`() throws {
    let view = try Self.view(Self.traits(.regular, .compact))
    #expect(view?.alpha == 0.25)
    #expect(view?.subviews.map(\.tag) == [1, 2])
    #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    ("default", 0), ("heightClass=compact", 1), ("widthClass=regular-heightClass=compact", 2),
    ("heightClass=regular", nil), ("userInterfaceIdiom=mac", nil), ("colourClass=red", nil),
  ])
  func `a key holds when each of its conditions does`(key: String, rank: Int?) {
    #expect(SizeClassVariation.rank(of: key, in: Self.traits(.regular, .compact)) == rank)
  }
}
