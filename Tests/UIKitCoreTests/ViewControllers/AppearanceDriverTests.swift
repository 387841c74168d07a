import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Who ends an appearance` {
  @Test(.oracle("C-36")) func `it is who began it, or turned it round`() {
    let (own, other) = (
      AppearanceDriver.transition(.init()), AppearanceDriver.transition(.init())
    )
    var state = AppearanceState()
    _ = state.begin(appearing: true, animated: true, by: own)
    #expect(state.driver == own && state.driver != other)
    // The second to say the same changes nothing.
    #expect(state.begin(appearing: true, animated: false, by: .parent) == nil)
    #expect(state.driver == own)
    _ = state.begin(appearing: false, animated: false, by: .parent)
    #expect(state.driver == .parent)
    #expect(state.end() == .didDisappear(animated: false))
    #expect(state.driver == nil)
  }

  /// A state in a phase, begun by somebody.
  private func state(_ phase: AppearanceState.Phase, by driver: AppearanceDriver)
    -> AppearanceState
  {
    var state = AppearanceState()
    switch phase {
    case .hidden: break
    case .appearing: _ = state.begin(appearing: true, animated: true, by: driver)
    case .visible:
      _ = state.begin(appearing: true, animated: true, by: driver)
      _ = state.end()
    case .disappearing:
      _ = state.begin(appearing: true, animated: true, by: driver)
      _ = state.end()
      _ = state.begin(appearing: false, animated: true, by: driver)
    }
    return state
  }

  private let window = AppearanceDriver.window(.init())

  private func entering(
    _ parent: WindowMove.Parent,
    _ phase: AppearanceState.Phase = .hidden,
    by driver: AppearanceDriver? = nil
  ) -> WindowMove {
    WindowMove(state(phase, by: driver ?? window), entering: true, parent: parent)
  }

  private func leaving(
    _ parent: WindowMove.Parent,
    _ phase: AppearanceState.Phase = .visible,
    by driver: AppearanceDriver? = nil
  ) -> WindowMove {
    WindowMove(state(phase, by: driver ?? window), entering: false, parent: parent)
  }

  @Test(.oracle("C-12", "L-48")) func `a view comes alone without a parent, or with one there`() {
    #expect(entering(.none) == .alone && leaving(.none) == .alone)
    let there = WindowMove.Parent.forwarding(.visible, hasForwarded: false)
    #expect(entering(there) == .alone && leaving(there) == .alone)
    // Turned round before its picture, it goes as it came.
    #expect(leaving(there, .appearing(animated: false)) == .alone)
    #expect(entering(there, .disappearing(animated: false)) == .alone)
  }

  @Test(.oracle("C-14")) func `a parent that forwards by hand is left alone`() {
    #expect(entering(.manual) == .silent && leaving(.manual) == .silent)
  }

  @Test(.oracle("C-13", "L-31")) func `a view goes along with what its parent has under way`() {
    let coming = WindowMove.Parent.forwarding(.appearing(animated: true), hasForwarded: true)
    #expect(entering(coming) == .withParent(animated: true))
    #expect(leaving(coming, .appearing(animated: true), by: .parent) == .withParent(animated: true))
    let going = WindowMove.Parent.forwarding(.disappearing(animated: true), hasForwarded: true)
    #expect(leaving(going) == .withParent(animated: true))
    // What comes into a parent that leaves is told nothing, nor what is in turn to be told.
    #expect(entering(going) == .silent)
    #expect(entering(.forwarding(.hidden, hasForwarded: false)) == .silent)
    #expect(
      entering(.forwarding(.appearing(animated: true), hasForwarded: false)) == .silent
    )
  }

  @Test(.oracle("C-36")) func `a view whose controller is in other hands says nothing`() {
    let there = WindowMove.Parent.forwarding(.visible, hasForwarded: false)
    for driver in [AppearanceDriver.app, .transition(.init())] {
      #expect(leaving(there, .appearing(animated: true), by: driver) == .silent)
      #expect(entering(there, .disappearing(animated: true), by: driver) == .silent)
    }
    #expect(entering(there, .visible) == .silent && leaving(there, .hidden) == .silent)
  }
}
