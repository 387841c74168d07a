import Testing

@testable import ObjectiveC
@testable import UIKitValues

@Suite nonisolated struct `The place of a call` {
  private typealias Frame = CallSite.Frame

  private let check = [
    Frame(image: "libPortico.so", mangled: "$s11UIKitValues14BackgroundCallO", name: "report()"),
    Frame(image: "libswift_Concurrency.so", mangled: "swift_task", name: "swift_task"),
  ]
  private let setter = Frame(
    image: "libPortico.so",
    mangled: "$s9UIKitCore7UILabelC4text",
    name: "UILabel.text.setter"
  )
  private let app = Frame(
    image: "Birds",
    mangled: "$s5Birds10ControllerC",
    name: "closure #1 in closure #2 in Controller.viewDidLoad()",
    line: "/birds/Controller.swift:12"
  )
  private let thunk = Frame(image: "Birds", mangled: "$sIegh_IeyBh_TR", name: "thunk for @escaping")
  private let queue = Frame(image: "libdispatch.so", mangled: "_dispatch", name: "_dispatch")

  @Test(.oracle("L-61")) func `the member is the one that the app called`() {
    let site = CallSite(check + [setter, app, thunk, queue])
    #expect(site.member == "UILabel.text")
    #expect(site.place == "a closure of Controller.viewDidLoad(), /birds/Controller.swift:12")
    #expect(site.isAskedByKit)
  }

  @Test func `a check in an app's own code is the app's`() {
    let site = CallSite(check + [app, queue])
    #expect(!site.isAskedByKit)
    #expect(site.places.count == 1)
  }

  @Test func `a kit that is linked into the program is known by its modules`() {
    var (setter, app) = (setter, app)
    setter.image = "Birds"
    app.line = nil
    let site = CallSite([setter, app])
    #expect(site.member == "UILabel.text")
    #expect(site.place == "a closure of Controller.viewDidLoad()")
  }

  @Test func `a stack of the system alone has no place`() {
    let site = CallSite([queue])
    #expect(site == CallSite([]))
    #expect(
      BackgroundCall.sentence(site)
        == "Main Thread Checker: UI API called on a background thread. "
        + "Call it in DispatchQueue.main.async { … }."
    )

  }

  @Test func `a declaration is named as its users write it`() {
    let animate =
      "static UIKitCore.UIView.animate(withDuration: Swift.Double, animations: () -> (), "
      + "completion: Swift.Optional<(Swift.Bool, Swift.Int) -> ()>) -> ()"
    #expect(Frame.plain(animate) == "static UIView.animate(withDuration:animations:completion:)")
    let text = "UIKitCore.UILabel.text.setter : Swift.Optional<Swift.String>"
    #expect(Frame.plain(text) == "UILabel.text.setter")
    #expect(Frame.plain("UIKitCore.UIView.addSubview(UIKitCore.UIView) -> ()").hasSuffix("(_:)"))
    #expect(Frame.plain("UIKitCore.UIView.layoutIfNeeded() -> ()") == "UIView.layoutIfNeeded()")
  }
}
