import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Lists in collection views.
@Suite(.serialized) struct `Lists of collection views` {
  private struct Bird: Hashable, Sendable {
    var name: String
  }

  private final class Birds: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<String, String>!
    var log: [String] = []
    var accessories: (String) -> [UICellAccessory] = { _ in [] }
    var secondary: (String) -> String? = { _ in nil }

    init(
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
      appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
    ) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&list)
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = self?.secondary(name)
        if name.hasPrefix("O") { content.image = UIImage(systemName: "star") }
        cell.contentConfiguration = content
        cell.accessories = self?.accessories(name) ?? []
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = self?.source.sectionIdentifier(for: path.section)
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        view,
        path,
        name in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { log.append("selected \(indexPath.item)") }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      let path = IndexPath(item: item, section: section)
      return collectionView.cellForItem(at: path) as? UICollectionViewListCell
    }
  }

  private func show(_ birds: Birds, _ sections: [(String, [String])]) -> Stage {
    birds.loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, names) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(names, toSection: section)
    }
    birds.source.apply(snapshot, animatingDifferences: false)
    let stage = Gallery.stage("iPhone 15", root: birds)
    stage.turn(2)
    return stage
  }

  @Test func `rows that begin between two pixels stay side by side`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    let view: UIView = stage.window
    let tops = (0..<30).map { row in
      // Sums of thirds end a hair above or below the half.
      let noise = CGFloat(row % 3 - 1) * 1e-13
      let rect = CGRect(x: 0, y: 1301.5 / 3 + CGFloat(row) * 44 + noise, width: 1, height: 44)
      return view.alignToPixel(rect).minY
    }
    for (top, next) in zip(tops, tops.dropFirst()) { #expect(abs(next - top - 44) < 0.001) }
  }

  @Test(.oracle("V-79")) func `rows are laid out as those of a table of the same style`() throws {
    let birds = Birds({ $0.headerMode = .supplementary })
    let stage = show(
      birds,
      [("Owls", ["Owl", "Barn owl", "Snowy owl"]), ("Gulls", ["Herring gull"])]
    )
    Gallery.keep(stage, as: "list-inset-grouped")
    let first = try #require(birds.cell(0))
    #expect(first.frame.minX == 20)
    #expect(first.frame.width == 353)
    #expect(first.frame.height == 44)
    let last = try #require(birds.cell(2))
    #expect(last.frame.minY == first.frame.minY + 88)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(last.bottomLine.isHidden)
    #expect(!first.bottomLine.isHidden)
    // The line begins where the text does, here after a picture.
    let content = try #require(first.contentView as? UIListContentView)
    let text = try #require(content.textLayoutGuide)
    stage.turn()
    #expect(first.bottomLine.frame.minX == text.layoutFrame.minX + first.contentView.frame.minX)
    let header = try #require(
      birds.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(header.frame.height == 38)
    #expect(header.frame.maxY == first.frame.minY)
    #expect(stage.view(named: "OWLS") != nil)
  }

  @Test(.oracle("V-79")) func `every appearance is shown`() {
    for (name, appearance) in [
      ("plain", UICollectionLayoutListConfiguration.Appearance.plain), ("grouped", .grouped),
      ("sidebar", .sidebar), ("sidebar-plain", .sidebarPlain),
    ] {
      let birds = Birds({ $0.headerMode = .firstItemInSection }, appearance: appearance)
      birds.secondary = { $0.hasPrefix("B") ? "A second line" : nil }
      let stage = show(
        birds,
        [
          ("Owls", ["Title", "Owl", "Barn owl", "Snowy owl"]),
          ("Gulls", ["Second", "Herring gull"]),
        ]
      )
      Gallery.keep(stage, as: "list-\(name)")
      #expect(birds.cell(0)?.listPlace?.part == .header)
      #expect(birds.cell(1)?.listPlace?.isFirst == true)
      #expect((birds.cell(2)?.frame.height ?? 0) > 44)
    }
  }

  @Test(.oracle("V-73")) func `accessories have their sides and times`() throws {
    let birds = Birds()
    var taps = 0
    birds.accessories = { name in
      switch name {
      case "Marks": [.checkmark(), .disclosureIndicator(), .label(text: "12")]
      case "Detail": [.detail { taps += 1 }]
      case "Edited":
        [.delete(), .reorder(), .multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
      case "Inserted": [.insert { taps += 1 }]
      case "Custom":
        [
          .customView(
            configuration: UICellAccessory.CustomViewConfiguration(
              customView: UISwitch(),
              placement: .trailing(displayed: .always)
            )
          ),
          .customView(
            configuration: UICellAccessory.CustomViewConfiguration(
              customView: UIImageView(image: UIImage(systemName: "bell")),
              placement: .leading(displayed: .always)
            )
          ),
        ]
      default: [.popUpMenu(UIMenu(children: [UIAction(title: "Low", state: .on) { _ in }]))]
      }
    }
    let stage = show(birds, [("", ["Marks", "Detail", "Edited", "Inserted", "Custom", "Menu"])])
    Gallery.keep(stage, as: "list-accessories")
    let marks = try #require(birds.cell(0)).accessoryViews
    #expect(
      marks.map(\.accessory.accessoryType) == [.label, .checkmark, .disclosureIndicator]
    )
    #expect(marks[0].frame.maxX < marks[1].frame.minX)
    let edited = try #require(birds.cell(2))
    #expect(edited.accessoryViews.filter { !$0.isHidden }.count == 1)
    #expect(edited.contentView.frame.minX == 0)
    stage.tap(try #require(birds.cell(1)?.accessoryViews.first))
    stage.advance(by: 0.5)
    #expect(taps == 1)
    #expect(birds.log == [])
    birds.collectionView.isEditing = true
    stage.turn(2)
    Gallery.keep(stage, as: "list-accessories-editing")
    #expect(edited.accessoryViews.filter { !$0.isHidden }.count == 3)
    #expect(edited.contentView.frame.minX == 76)
  }

  @Test(.oracle("V-147")) func `views of the app's are next to the content`() throws {
    func view(_ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(configuration: .init(customView: UISwitch(), placement: placement))
    }
    let birds = Birds()
    birds.accessories = { _ in
      [
        .disclosureIndicator(), .insert(displayed: .always), view(.trailing()), view(.leading()),
        view(.trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
      ]
    }
    let stage = show(birds, [("", ["Robin"])])
    stage.turn()
    let kinds = try #require(birds.cell(0)).accessoryViews.map { view in
      if case .customView = view.accessory.accessoryType { return "view" }
      return "\(view.accessory.accessoryType)"
    }
    #expect(kinds == ["insert", "view", "view", "disclosureIndicator", "view"])
  }

  @Test(.oracle("V-72", "V-69")) func `an outline's arrow expands and collapses its item`() throws {
    let birds = Birds(appearance: .plain)
    birds.accessories = { $0 == "Owls" ? [.outlineDisclosure()] : [] }
    let stage = show(birds, [])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Owls", "Swift"])
    outline.append(["Barn owl", "Eagle owl"], to: "Owls")
    birds.source.apply(outline, to: "all", animatingDifferences: false)
    stage.turn(2)
    #expect(birds.collectionView.visibleCells.count == 2)
    let arrow = try #require(birds.cell(0)?.accessoryViews.first)
    stage.tap(arrow)
    stage.advance(by: 0.5)
    #expect(birds.collectionView.visibleCells.count == 4)
    #expect(birds.cell(0)?.configurationState.isExpanded == true)
    #expect(birds.cell(1)?.indentationLevel == 1)
    #expect(birds.cell(1)?.contentView.frame.minX == 10)
    Gallery.keep(stage, as: "list-outline")
    stage.tap(arrow)
    stage.advance(by: 0.5)
    #expect(birds.collectionView.visibleCells.count == 2)
    #expect(birds.log == [])
  }

  @Test func `swiping a row uncovers the actions of the list`() throws {
    var deleted: [Int] = []
    let birds = Birds({ list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item != 1 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            deleted.append(path.item)
            done(true)
          }
        ])
      }
    })
    let stage = show(birds, [("", ["Owl", "Gull", "Swift"])])
    func swipe(_ item: Int) throws {
      let cell = try #require(birds.cell(item))
      let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      stage.drag(
        from: CGPoint(x: middle.x + 100, y: middle.y),
        to: CGPoint(x: middle.x - 60, y: middle.y),
        duration: 0.1
      )
      stage.turn(2)
    }
    try swipe(1)
    #expect(birds.collectionView.uncovered == nil)
    birds.log = []
    try swipe(2)
    #expect(birds.cell(2)?.configurationState.isSwiped == true)
    Gallery.keep(stage, as: "list-swiped")
    stage.tap("Delete")
    stage.turn(2)
    #expect(deleted == [2])
    #expect(birds.collectionView.uncovered == nil)
    #expect(birds.log == [])
  }

  @Test func `lines follow the handler and the app's guide`() throws {
    let birds = Birds(
      { list in
        list.itemSeparatorHandler = { path, lines in
          var lines = lines
          if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
          if path.item == 1 { lines.bottomSeparatorInsets.leading = 100 }
          return lines
        }
      },
      appearance: .plain
    )
    let stage = show(birds, [("", ["A", "B", "C"])])
    #expect(try #require(birds.cell(0)).bottomLine.isHidden)
    #expect(try #require(birds.cell(1)).bottomLine.frame.minX == 100)
    let third = try #require(birds.cell(2))
    third.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: third.leadingAnchor,
      constant: 70
    ).isActive = true
    stage.turn(2)
    #expect(third.bottomLine.frame.minX == 70)
  }

  @Test func `rows that change their content change their height`() throws {
    let birds = Birds()
    let stage = show(birds, [("", ["A", "B"])])
    let cell = try #require(birds.cell(0))
    let below = try #require(birds.cell(1)).frame.minY
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "A"
    content.secondaryText = "one\ntwo\nthree"
    cell.contentConfiguration = content
    stage.turn(3)
    #expect(cell.frame.height > 80)
    #expect(try #require(birds.cell(1)).frame.minY == below + cell.frame.height - 44)
  }
}
