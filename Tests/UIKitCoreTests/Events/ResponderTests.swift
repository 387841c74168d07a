import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Responders` {
  final class Eager: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `the chain goes from view to controller to superview to window, scene and app`() {
    let controller = UIViewController()
    let stage = Stage(.iPhone15, root: controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(stage.window.next === stage.window.windowScene)
    #expect(stage.window.windowScene?.next === UIApplication.shared)
  }

  @Test func `a window has one first responder`() {
    let stage = Stage()
    let (first, second) = (Eager(), Eager())
    #expect(!first.becomeFirstResponder())
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(stage.window.endEditing(false))
    #expect(!second.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test func `a first responder that leaves the window is it no more`() {
    let stage = Stage()
    let view = Eager()
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }

  final class Doer: UIViewController {
    var done: [String] = []
  }

  @Test func `an action without a target goes up the chain to whoever knows it`() {
    ClassTable.register("save:", of: Doer.self) { target, arguments in
      let sender: Any? = arguments[0]
      (target as? Doer)?.done.append("save from \(type(of: sender ?? ""))")
      return nil
    }
    let controller = Doer()
    let stage = Stage(.iPhone15, root: controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(UIApplication.shared.sendAction("save:", to: nil, from: view, for: nil))
    #expect(!UIApplication.shared.sendAction("load:", to: nil, from: view, for: nil))
    #expect(controller.done == ["save from UIView"])
    withExtendedLifetime(stage) {}
  }

  final class Keyed: UIView {
    var mood = "calm"
  }

  @Test func `a registered key can be set and read, subclasses included`() {
    ClassTable.register(
      "mood",
      of: Keyed.self,
      ClassTable.Property(
        get: { ($0 as? Keyed)?.mood },
        set: { object, value in
          guard let keyed = object as? Keyed, let mood = value as? String else { return false }
          keyed.mood = mood
          return true
        }
      )
    )
    let view = Keyed()
    view.setValue("cheerful", forKey: "mood")
    #expect(view.value(forKey: "mood") as? String == "cheerful")
  }

  @Test(.oracle("L-12")) func `a key that nobody knows goes to setValue forUndefinedKey`() {
    final class Tolerant: UIView {
      var unknown: [String] = []

      override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
    }
    let view = Tolerant()
    view.setValue(1, forKey: "nonsense")
    #expect(view.unknown == ["nonsense"])
  }
}
