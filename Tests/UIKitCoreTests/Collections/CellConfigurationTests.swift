import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Cells whose content and background follow configurations and the state.
@Suite(.serialized) struct `Configured cells` {
  private final class Log { var lines: [String] = [] }

  /// A content of an app's own.
  private struct BadgeContent: UIContentConfiguration {
    var text: String
    var isLit = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Self {
      var copy = self
      copy.isLit = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: BadgeContent) {
      self.configuration = configuration
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 30),
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let badge = configuration as? BadgeContent else { return }
      label.text = badge.isLit ? badge.text.uppercased() : badge.text
    }
  }

  private static let rank = UIConfigurationStateCustomKey("test.rank")

  private final class RankCell: UICollectionViewCell {
    let log = Log()
    var rank = 0 { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[`Configured cells`.rank] = AnyHashable(rank)
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      log.lines.append("override \(state[`Configured cells`.rank]?.base as? Int ?? -1)")
    }
  }

  @Test(.oracle("V-60"))
  func `override and handler are called before the first layout and on changes`() {
    let cell = RankCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let log = cell.log
    cell.configurationUpdateHandler = { _, state in
      log.lines.append("handler \(state.isSelected) \(state.isHighlighted)")
    }
    cell.rank = 3
    #expect(log.lines == [])
    cell.layoutIfNeeded()
    #expect(log.lines == ["override 3", "handler false false"])
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(log.lines == ["override 3", "handler false false", "override 3", "handler true true"])
    cell.layoutIfNeeded()
    #expect(log.lines.count == 4)
  }

  @Test(.oracle("V-60", "V-61"))
  func `the content takes the content view's place and follows the state`()
    throws
  {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    let plain = cell.contentView
    cell.contentConfiguration = BadgeContent(text: "hello")
    let view = try #require(cell.contentView as? BadgeView)
    #expect(plain.superview == nil)
    #expect(view.label.text == "hello")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.label.text == "HELLO")
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view.label.text == "hello")
    cell.contentConfiguration = BadgeContent(text: "other")
    #expect(cell.contentView === view)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.label.text == "other")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
  }

  @Test(.oracle("V-61")) func `cells are as high as their configured content`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.contentConfiguration = BadgeContent(text: "hello")
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 200, height: 50)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.height > 60)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentConfiguration = BadgeContent(text: "hello")
    #expect(row.sizeThatFits(CGSize(width: 200, height: 0)).height > 60)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = BadgeContent(text: "hello")
    #expect(header.sizeThatFits(CGSize(width: 200, height: 0)).height > 60)
  }

  @Test(.oracle("V-62")) func `a configured background takes the place of background views`() throws
  {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    cell.backgroundView = UIView()
    cell.backgroundColor = .red
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.backgroundColor == nil)
    cell.layoutIfNeeded()
    let background = try #require(cell.configured.background)
    #expect(background.frame == cell.bounds)
    #expect(cell.subviews.first === background)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(background.superview == nil)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.selectedBackgroundView = UIView()
    row.backgroundConfiguration = .listGroupedCell()
    #expect(row.selectedBackgroundView == nil)
  }

  @Test(.oracle("V-63")) func `values that were set stay whatever the state`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.updated(for: state).backgroundColor == .systemGray4)
    var own = plain
    own.backgroundColor = .systemPink
    #expect(own.updated(for: state).backgroundColor == .systemPink)
    state.isSelected = false
    #expect(plain.updated(for: state).backgroundColor == .systemBackground)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .systemPink
    #expect(content.updated(for: state).textProperties.color == .systemPink)
    state.isDisabled = false
    #expect(UIListContentConfiguration.cell().updated(for: state) == .cell())
  }

  @Test func `transformers make the colors that are drawn`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemTeal }
    #expect(background.resolvedBackgroundColor(for: .red) == .systemTeal)
    #expect(background.resolvedStrokeColor(for: .red) == .red)
    var content = UIListContentConfiguration.cell()
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemTeal }
    #expect(content.textProperties.resolvedColor() == .systemTeal)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
  }

  @Test func `guides are where image and texts are`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "star")
    content.text = "Name"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let image = try #require(view.imageLayoutGuide)
    let text = try #require(view.textLayoutGuide)
    let value = try #require(view.secondaryTextLayoutGuide)
    view.layoutIfNeeded()
    #expect(image.layoutFrame.maxX < text.layoutFrame.minX)
    #expect(text.layoutFrame.maxX < value.layoutFrame.minX)
    #expect(value.layoutFrame.maxX == 292)
  }

  private final class LabelledRow: UICollectionViewListCell {
    let words = UIListContentView(configuration: .subtitleCell())
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [words, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      words.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      NSLayoutConstraint.activate([
        words.topAnchor.constraint(equalTo: contentView.topAnchor),
        words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: words.trailingAnchor, constant: 8),
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class LabelledRows: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LabelledRow.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? LabelledRow else { return cell }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Robin"
      let more = indexPath.item == 0 ? "Sings." : "Sings in gardens, in parks and in woods."
      content.secondaryText = more
      row.words.configuration = content
      row.label.text = "A bird of ours"
      return row
    }
  }

  @Test(.oracle("V-143")) func `content beside a view of the app's breaks and makes room`() throws {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let rows = LabelledRows(collectionViewLayout: list)
    let stage = Stage(.iPhone15, root: rows)
    stage.turn(2)
    let found = (0..<2).map { rows.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    let (short, long) = (
      try #require(found[0] as? LabelledRow), try #require(found[1] as? LabelledRow)
    )
    #expect(abs(long.label.frame.width - long.label.intrinsicContentSize.width) < 0.01)
    #expect(long.words.frame.width < 393 - long.label.frame.width)
    #expect(long.frame.height > short.frame.height + 10)
    let fitting = long.words.sizeThatFits(CGSize(width: long.words.frame.width, height: 0))
    #expect(abs(long.frame.height - fitting.height) < 1)
    #expect(short.words.intrinsicContentSize.width < 120)
  }

  // MARK: Registrations

  private final class Names: NSObject, UICollectionViewDataSource {
    var names = ["A", "B", "C"]
    var log = Log()
    lazy var cells = UICollectionView.CellRegistration<RankCell, String> { [log] cell, path, name in
      log.lines.append("\(name) at \(path.item)")
      cell.rank = path.item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityLabel = "header \(path.section)"
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells,
        for: indexPath,
        item: names[indexPath.item]
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func list(_ source: any UICollectionViewDataSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test(.oracle("V-64")) func `registrations make, fill and use cells again`() throws {
    let names = Names()
    _ = names.cells
    let view = list(names)
    #expect(names.log.lines == ["A at 0", "B at 1", "C at 2"])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? RankCell)
    #expect(cell.rank == 1)
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.accessibilityLabel == "header 0")
    let before = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == before)
  }

  @Test(.oracle("V-65")) func `a registration made by a cell provider ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 400),
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view,
          path,
          item in
          let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: late, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
  }
}
