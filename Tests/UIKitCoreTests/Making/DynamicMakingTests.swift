import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Classes known at run time` {
  class Screen: UIViewController {
    let words = ["made"]
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = "screen"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Row: UITableViewCell {
    let reported: String?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      reported = reuseIdentifier
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Tile: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 9
    }
    required init?(coder: NSCoder) { nil }
  }

  nonisolated final class Gloss: CALayer {
    var shine = 1
    override init() {
      super.init()
      shine = 2
    }
    override init(layer: Any) {
      super.init(layer: layer)
      shine = (layer as? Gloss)?.shine ?? 0
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Pane: UIView {
    override class var layerClass: AnyClass { Gloss.self }
  }

  @Test func `a class value makes its own instances`() {
    let types: [UIViewController.Type] = [UIViewController.self, Screen.self]
    let made = types.map { $0.init() }
    #expect(made.map { $0.title } == [nil, "screen"])
    #expect((made[1] as? Screen)?.words == ["made"])
    let view: UIView.Type = Pane.self
    #expect(view.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(view.init() is Pane)
  }

  final class Sealed: UIView {
    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      tag = 5
    }
    required init?(coder: NSCoder) { nil }
  }

  final class SealedScreen: UIViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
      title = "sealed"
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }
  private func show<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen() }

  @Test func `a class value finds the class's own init`() {
    describe(Sealed.self) { $0.empty { Sealed() } }
    describe(SealedScreen.self) { $0.empty { SealedScreen() } }
    #expect(make(Sealed.self).tag == 5)
    #expect(show(SealedScreen.self).title == "sealed")
    #expect(make(UILabel.self).tag == 0)
  }

  private func show<Screen: UIViewController>(_ type: Screen.Type, nib: String) -> Screen {
    Screen(nibName: nib, bundle: .main)
  }

  @Test func `a class value takes the arguments of designated initialisers`() {
    let cells: [UITableViewCell.Type] = [UITableViewCell.self, Row.self]
    let made = cells.map {
      $0.init(style: .value1, reuseIdentifier: "an identifier of some length")
    }
    #expect(
      made.map(\.reuseIdentifier) == Array(repeating: "an identifier of some length", count: 2)
    )
    #expect((made[1] as? Row)?.reported == "an identifier of some length")
    let header: UITableViewHeaderFooterView.Type = Header.self
    #expect(header.init(reuseIdentifier: "header").tag == 7)
    let screen = show(Screen.self, nib: "a nib's name of some length")
    #expect(screen.title == "screen" && screen.nibName == "a nib's name of some length")
    #expect(screen.nibBundle === Bundle.main)
  }

  @Test func `cells and headers need no required initialiser`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Row.self, forCellReuseIdentifier: "an identifier of some length")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let row = table.dequeueReusableCell(withIdentifier: "an identifier of some length") as? Row
    #expect(row?.reported == "an identifier of some length")
    #expect(row?.detailTextLabel != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 7)
    let layout = UICollectionViewFlowLayout()
    let grid = UICollectionView(frame: table.frame, collectionViewLayout: layout)
    grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let path = IndexPath(item: 0, section: 0)
    #expect(grid.dequeueReusableCell(withReuseIdentifier: "tile", for: path).tag == 9)
  }

  @Test func `layers are made and copied as their own class`() {
    let pane = Pane(frame: .zero)
    #expect((pane.layer as? Gloss)?.shine == 2)
    #expect(Gloss(layer: pane.layer).shine == 2)
  }
}
