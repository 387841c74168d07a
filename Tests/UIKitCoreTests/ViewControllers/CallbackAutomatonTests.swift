import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `The law of callbacks` {
  /// The first objection to a list of callbacks, with the callback that meets it.
  func objection(_ callbacks: ControllerCallback...) -> String? {
    var law = CallbackAutomaton()
    for callback in callbacks {
      if let objection = law.take(callback) { return "\(callback): \(objection)" }
    }
    return nil
  }

  @Test func `a life from loading to hiding is legal`() {
    #expect(
      objection(
        .loadView,
        .viewDidLoad,
        .viewWillAppear(animated: false),
        .viewIsAppearing(animated: false),
        .viewWillLayoutSubviews,
        .viewDidLayoutSubviews,
        .viewDidAppear(animated: false),
        .viewWillDisappear(animated: true),
        .viewDidDisappear(animated: true)
      ) == nil
    )
  }

  @Test func `a transition may turn round in both directions`() {
    #expect(
      objection(
        .loadView,
        .viewDidLoad,
        .viewWillAppear(animated: true),
        .viewWillDisappear(animated: true),
        .viewWillAppear(animated: true),
        .viewDidAppear(animated: true)
      ) == nil
    )
  }

  @Test func `what is out of place is named`() {
    #expect(
      objection(.viewWillAppear(animated: true))
        == "viewWillAppear(true): the view is not loaded"
    )
    #expect(objection(.loadView, .loadView) == "loadView: the view is loaded already")
    #expect(
      objection(.loadView, .viewDidLoad, .viewDidAppear(animated: false))
        == "viewDidAppear(false): viewWillAppear is missing"
    )
    #expect(
      objection(
        .loadView,
        .viewDidLoad,
        .viewWillAppear(animated: true),
        .viewDidAppear(animated: false)
      ) == "viewDidAppear(false): viewWillAppear had another flag"
    )
    #expect(
      objection(.loadView, .viewDidLoad, .viewWillDisappear(animated: false))
        == "viewWillDisappear(false): it is not there"
    )
    #expect(
      objection(.loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewWillLayoutSubviews)
        == "viewWillLayoutSubviews: layout is not in pairs"
    )
  }
}
