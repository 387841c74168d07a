import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Handlers of traits` {
  @Test(.oracle("C-32")) func `an override is told at once, each time its value changes`() {
    let controller = UIViewController()
    var count = 0
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in count += 1
    }
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(count == 1)
    controller.traitOverrides.userInterfaceStyle = .light
    #expect(count == 2)
    controller.traitOverrides.userInterfaceStyle = .light
    controller.traitOverrides.layoutDirection = .rightToLeft
    #expect(count == 2)
  }

  @Test func `what surrounds is told in its pass, with what was before`() {
    let stage = Stage(root: UIViewController())
    let view = UIView()
    stage.window.rootViewController?.view.addSubview(view)
    stage.turn()
    var lines: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, before) in
      lines.append(
        "\(before.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)"
      )
    }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(lines == [])
    stage.turn()
    #expect(lines == ["1 to 2"])
    view.unregisterForTraitChanges(registration)
    stage.window.overrideUserInterfaceStyle = .light
    stage.turn()
    #expect(lines == ["1 to 2"])
  }

  private class Themed: UIView {
    var heard: [Int] = []
    func listen() {
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        handler: { (self: Self, before: UITraitCollection) in
          self.heard.append(before.userInterfaceStyle.rawValue)
        }
      )
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.heard.append(7) }
    }
  }

  @Test(.oracle("W-200")) func `a handler may take the object as Self`() {
    final class Deeper: Themed {}
    let view = Deeper()
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.view.addSubview(view)
    stage.turn()
    view.listen()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.turn()
    #expect(view.heard == [1, 7])
  }

  @Test func `an action is sent to its target`() {
    final class Target {
      var senders: [AnyObject] = []
    }
    ClassTable.register("changed:", of: Target.self) { target, arguments in
      let sender: AnyObject? = arguments[0]
      (target as? Target)?.senders.append(sender as AnyObject)
      return nil
    }
    let (view, target) = (UIView(), Target())
    view.registerForTraitChanges(
      [UITraitLayoutDirection.self],
      target: target,
      action: "changed:"
    )
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(target.senders.map { $0 === view } == [true])
  }
}
