import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Methods that only a subclass has` {
  class Plain: NSObject, UITableViewDelegate {}

  final class Tall: Plain {
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  /// As lowered sources describe the class.
  private func describeTall() {
    describe(Tall.self) { c in
      c.method("tableView:heightForRowAt:") { o, a in o.tableView(a[0], heightForRowAt: a[1]) }
      c.method("tableView:willSelectRowAt:") { o, a in o.tableView(a[0], willSelectRowAt: a[1]) }
      c.method("tableView:didSelectRowAt:") { o, a in o.tableView(a[0], didSelectRowAt: a[1]) }
    }
  }

  @Test func `are called for a requirement that the superclass left to its default`() {
    describeTall()
    let tall = Tall()
    let delegate: any UITableViewDelegate = tall
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 3, section: 0)
    #expect(delegate.tableView(table, heightForRowAt: path) == 77)
    #expect(delegate.tableView(table, willSelectRowAt: path) == nil)
    delegate.tableView(table, didSelectRowAt: path)
    #expect(tall.chosen == [path])
    let plain: any UITableViewDelegate = Plain()
    table.rowHeight = 50
    #expect(plain.tableView(table, heightForRowAt: path) == 50)
    #expect(plain.tableView(table, willSelectRowAt: path) == path)
  }

  @Test func `an action that wants an event gets one`() {
    final class Mover: NSObject {
      var events = 0
      func moved(_ slider: UISlider, event: UIEvent) { events += event.allTouches == nil ? 1 : 0 }
    }
    describe(Mover.self) { c in
      c.method("moved:event:") { o, a in o.moved(a[0], event: a[1]) }
    }
    _ = Stage()
    let mover = Mover()
    let slider = UISlider()
    slider.addTarget(mover, action: Selector("moved:event:"), for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(mover.events == 1)
  }
}
