import Testing
import UIKitTesting

@testable import UIKitCore

/// Where a presentation stands, without controllers and views.
@Suite struct `The state of a presentation` {
  typealias State = PresentationState

  enum Event: CaseIterable {
    case begin, giveUp, announceDismissal, beginDismissal, settle, settleCancelled
    case finish, finishCancelled, abandon
  }

  private func state(_ phase: State.Phase) -> State {
    var state = State()
    switch phase {
    case .waiting: break
    case .presenting: _ = state.begin()
    case .presented: present(&state)
    case .dismissing:
      present(&state)
      _ = state.announceDismissal()
    case .over: _ = state.abandon()
    }
    return state
  }

  private func present(_ state: inout State) {
    _ = state.begin()
    _ = state.settle(true)
    state.callsWereSent()
    _ = state.finish(true)
  }

  private func perform(_ event: Event, _ state: inout State) -> State.Action {
    switch event {
    case .begin: state.begin()
    case .giveUp: state.giveUp()
    case .announceDismissal: state.announceDismissal()
    case .beginDismissal: state.beginDismissal()
    case .settle: state.settle(true)
    case .settleCancelled: state.settle(false)
    case .finish: state.finish(true)
    case .finishCancelled: state.finish(false)
    case .abandon: state.abandon()
    }
  }

  /// What each legal event makes of a phase, and asks for.
  private func legal(
    _ event: Event,
    in phase: State.Phase
  ) -> (phase: State.Phase, action: State.Action)? {
    switch (event, phase) {
    case (.begin, .waiting): (.presenting, .bringIn)
    case (.giveUp, .waiting), (.giveUp, .presenting): (.over, .giveUp)
    case (.announceDismissal, .presented): (.dismissing, .announceDismissal)
    case (.beginDismissal, .dismissing): (.dismissing, .takeAway)
    case (.settle, .presenting): (.presenting, .nothing)
    case (.settle, .dismissing): (.over, .remove)
    case (.settleCancelled, .presenting): (.over, .withdraw)
    case (.settleCancelled, .dismissing): (.presented, .nothing)
    case (.finish, .presenting): (.presented, .complete)
    case (.abandon, .waiting), (.abandon, .presenting), (.abandon, .presented),
      (.abandon, .dismissing):
      (.over, .disconnect)
    default: nil
    }
  }

  @Test(arguments: Event.allCases, State.Phase.allCases)
  func `each event does what is written, or nothing`(event: Event, phase: State.Phase) {
    var state = state(phase)
    #expect(state.phase == phase && !state.isSendingCalls)
    let before = state
    let action = perform(event, &state)
    guard let expected = legal(event, in: phase) else {
      #expect(action == .nothing && state == before)
      return
    }
    #expect(action == expected.action && state.phase == expected.phase)
    #expect(state.isSendingCalls == (event == .settle || event == .settleCancelled))
  }

  @Test(.oracle("P-49")) func `what is asked for waits from the end of a transition on`() {
    var state = state(.dismissing)
    _ = state.settle(false)
    #expect(state.isSendingCalls && state.phase == .presented)
    state.callsWereSent()
    #expect(!state.isSendingCalls && state.announceDismissal() == .announceDismissal)
  }
}
