import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Appearance proxies` {
  final class Plate: UILabel {}
  final class Tray: UIView {}
  final class Drawer: UIView {}

  private func shown(_ view: UIView, inside holders: UIView...) -> Stage {
    let root = UIViewController()
    let stage = Stage(root: root)
    var outer: UIView = root.view
    for holder in holders {
      outer.addSubview(holder)
      outer = holder
    }
    outer.addSubview(view)
    stage.turn()
    return stage
  }

  @Test func `a proxy reaches those who come into a window, subclasses too`() {
    final class Lamp: UISwitch {}
    UISwitch.appearance().onTintColor = .systemPink
    let before = UISwitch()
    #expect(before.onTintColor == nil)
    let lamp = Lamp()
    _ = shown(lamp)
    #expect(lamp.onTintColor == .systemPink)
    #expect(UISwitch.appearance() === UISwitch.appearance())
    UISwitch.appearance().onTintColor = nil
  }

  @Test func `what an instance was told itself stays`() {
    Plate.appearance().textColor = .systemRed
    let plate = Plate()
    plate.textColor = .systemGreen
    _ = shown(plate)
    #expect(plate.textColor == .systemGreen)
    Plate.appearance().textColor = UILabel().textColor
  }

  @Test func `containers count from the inside, and the outermost wins`() {
    Plate.appearance().textColor = .systemRed
    Plate.appearance(whenContainedInInstancesOf: [Tray.self]).textColor = .systemBlue
    Plate.appearance(whenContainedInInstancesOf: [Tray.self, Drawer.self]).textColor = .systemTeal
    let alone = Plate()
    let inTray = Plate()
    let inDrawer = Plate()
    let upsideDown = Plate()
    _ = shown(alone)
    #expect(alone.textColor == .systemRed)
    _ = shown(inTray, inside: Tray())
    #expect(inTray.textColor == .systemBlue)
    _ = shown(inDrawer, inside: Drawer(), Tray())
    #expect(inDrawer.textColor == .systemTeal)
    _ = shown(upsideDown, inside: Tray(), Drawer())
    #expect(upsideDown.textColor == .systemBlue)
    for proxy in [
      Plate.appearance(), Plate.appearance(whenContainedInInstancesOf: [Tray.self]),
      Plate.appearance(whenContainedInInstancesOf: [Tray.self, Drawer.self]),
    ] { proxy.textColor = UILabel().textColor }
  }

  @Test func `a bar's look may be changed in place, and items take title attributes`() {
    final class Bar: UINavigationBar {}
    Bar.appearance().standardAppearance.backgroundColor = .systemYellow
    let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemPurple]
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
      .setTitleTextAttributes(attributes, for: .normal)
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    navigation.viewControllers = [root]
    let stage = Stage(root: navigation)
    stage.turn(2)
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .systemYellow)
    let color = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    #expect(color == .systemPurple)
    #expect(UINavigationBar().standardAppearance.backgroundColor == nil)
  }
}
