import Foundation
import Testing

@testable import UIKitCore

/// What documents connect and no class takes yet.
@Suite @MainActor
struct `Recording connections` {
  @Test func `an outlet of a class that is not there is kept with its destination`() throws {
    let nib = try Fixture.nib(
      """
      <view id="v1" customClass="Missing"><subviews><view id="v2"/></subviews><connections>
      <outlet property="wing" destination="v2" id="o"/>
      <outletCollection property="eggs" destination="v2" id="c"/></connections></view>
      """
    )
    let view = nib.instantiate(withOwner: nil).first as? UIView
    let recorded = view.map { RecordedConnections.of($0) } ?? []
    #expect(recorded.map(\.name) == ["wing", "eggs"])
    #expect(recorded.map(\.kind) == [.outlet, .outletCollection])
    #expect(recorded.map(\.destinationID) == ["v2", "v2"])
    #expect(recorded.allSatisfy { $0.destination === view?.subviews.first })
  }

  @Test func `nothing is kept for an object that is gone`() throws {
    weak var gone: UIView?
    do {
      let nib = try Fixture.nib(
        """
        <view id="v1" customClass="Missing"><connections>
        <outlet property="me" destination="v1" id="o"/></connections></view>
        """
      )
      let view = nib.instantiate(withOwner: nil).first as? UIView
      gone = view
      #expect(view.map { RecordedConnections.of($0).count } == 1)
    }
    #expect(gone == nil)
  }

  @Test func `segues of a scene are recorded on its controller`() throws {
    let storyboard = try Fixture.storyboard(
      `Instantiating a storyboard`.first(
        """
        <connections><segue destination="B" kind="show" identifier="open" id="g1"/>
        <segue destination="x" kind="unwind" unwindAction="back:" id="g2"/></connections>
        """
      ),
      `Building containers`.child("B")
    )
    let segues = storyboard.instantiateInitialViewController()?.segueTemplates ?? []
    #expect(segues.map(\.kind) == ["show", "unwind"])
    #expect(segues.map(\.identifier) == ["open", nil])
    #expect(segues.map(\.destinationID) == ["B", "x"])
    #expect(segues.map(\.sourceID) == ["first", "first"])
    #expect(segues.last?.unwindAction == "back:")
  }
}
