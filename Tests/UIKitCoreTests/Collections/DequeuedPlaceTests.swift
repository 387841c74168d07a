import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Cells that are dequeued` {
  /// A picture that is placed once, as large as the cell is when it is made.
  private final class Picture: UICollectionViewCell {
    let picture = UIView()
    let frameWhenMade: CGRect
    var applications = 0

    override init(frame: CGRect) {
      frameWhenMade = frame
      super.init(frame: frame)
      picture.frame = contentView.bounds
      contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applications += 1
    }
  }

  private final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var sizesWhenFilled: [IndexPath: CGSize] = [:]
    var measures = false

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Picture.self, forCellWithReuseIdentifier: "x")
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "y"
      )
      collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
      sizesWhenFilled[indexPath] = cell.contentView.bounds.size
      if indexPath.item == 3 { cell.isHidden = true }
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "y",
        for: indexPath
      )
      sizesWhenFilled[IndexPath()] = view.bounds.size
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      // Some apps measure by a cell that nobody sees.
      if measures { _ = self.collectionView(collectionView, cellForItemAt: indexPath) }
      return CGSize(width: 100 + CGFloat(indexPath.item % 3), height: 200)
    }
  }

  private func shown(measures: Bool = false) -> (Stage, Items) {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    let items = Items(collectionViewLayout: flow)
    items.measures = measures
    let stage = Stage(.iPhone15)
    stage.show(items)
    stage.turn()
    return (stage, items)
  }

  @Test(.oracle("V-266")) func `have the places of their items before they are filled`() {
    let (stage, items) = shown()
    for item in 0..<6 {
      let size = CGSize(width: 100 + CGFloat(item % 3), height: 200)
      #expect(items.sizesWhenFilled[[0, item]] == size)
      let cell = items.collectionView.cellForItem(at: [0, item]) as? Picture
      #expect(cell?.frameWhenMade == cell?.frame)
      #expect(cell?.picture.frame == CGRect(origin: .zero, size: size))
    }
    #expect(items.sizesWhenFilled[IndexPath()] == CGSize(width: 393, height: 40))
    // Cells that come again take the new place at once.
    items.collectionView.contentOffset.y = 1_000
    stage.turn()
    #expect(items.sizesWhenFilled[[0, 17]] == CGSize(width: 102, height: 200))
  }

  @Test func `are empty where the layout is about to ask for their sizes`() {
    let (_, items) = shown(measures: true)
    let cell = items.collectionView.cellForItem(at: [0, 1]) as? Picture
    #expect(cell?.frame.size == CGSize(width: 101, height: 200))
  }

  @Test(.oracle("V-267")) func `keep what the app makes of them until their places change`() {
    let (stage, items) = shown()
    let list = items.collectionView!
    let cell = list.cellForItem(at: [0, 0]) as? Picture
    let applications = cell?.applications
    cell?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    cell?.alpha = 0.5
    list.contentOffset.y = 60
    stage.turn()
    #expect(cell?.applications == applications)
    #expect(cell?.transform.a == 0.5)
    #expect(cell?.alpha == 0.5)
    #expect(cell?.bounds.size == CGSize(width: 100, height: 200))
    #expect(list.cellForItem(at: [0, 3])?.isHidden == true)

    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 30
    stage.turn()
    #expect(cell?.alpha == 1)
    #expect(cell?.transform.isIdentity == true)
    #expect(cell?.frame.minY == 70)
  }

  /// A table whose rows are 80 points high, or as high as their cells.
  private final class Rows: UITableViewController {
    var sizes: [CGSize] = []
    var contentSizes: [CGSize] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
      sizes.append(cell.bounds.size)
      contentSizes.append(cell.contentView.bounds.size)
      return cell
    }
  }

  @Test(.oracle("V-268")) func `have the size of their rows before they are filled`() {
    let stage = Stage(.iPhone15)
    let fixed = Rows(style: .plain)
    fixed.tableView.rowHeight = 80
    stage.show(fixed)
    stage.turn()
    #expect(fixed.sizes == Array(repeating: CGSize(width: 393, height: 80), count: 3))
    #expect(fixed.contentSizes == fixed.sizes)
    let automatic = Rows(style: .plain)
    automatic.tableView.rowHeight = UITableView.automaticDimension
    stage.show(automatic)
    stage.turn()
    #expect(automatic.sizes == Array(repeating: CGSize(width: 393, height: 44), count: 3))
  }
}
