import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Appearance state` {
  typealias Callback = AppearanceState.Callback

  var state = AppearanceState()

  @Test(.oracle("C-15")) mutating func `begun and ended, it appears with the same flag`() {
    #expect(state.begin(appearing: true, animated: true) == .willAppear(animated: true))
    #expect(state.end() == .didAppear(animated: true))
    #expect(state.begin(appearing: false, animated: false) == .willDisappear(animated: false))
    #expect(state.end() == .didDisappear(animated: false))
  }

  @Test(.oracle("C-16")) mutating func `begun, turned round, ended: it never appeared`() {
    let callbacks: [Callback?] = [
      state.begin(appearing: true, animated: true),
      state.begin(appearing: false, animated: true),
      state.end(),
    ]
    #expect(
      callbacks == [
        .willAppear(animated: true), .willDisappear(animated: true), .didDisappear(animated: true),
      ]
    )
  }

  @Test(.oracle("C-17")) mutating func `sent away and called back: it appears again`() {
    _ = state.begin(appearing: true, animated: false)
    _ = state.end()
    let callbacks: [Callback?] = [
      state.begin(appearing: false, animated: true),
      state.begin(appearing: true, animated: true),
      state.end(),
    ]
    #expect(
      callbacks == [
        .willDisappear(animated: true), .willAppear(animated: true), .didAppear(animated: true),
      ]
    )
  }

  @Test(.oracle("C-18")) mutating func `an end without a beginning says nothing`() {
    #expect(state.end() == nil)
  }
}
