import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows of a list with the same accessories, some of them of two lines.
private final class Rows: NSObject, UICollectionViewDataSource {
  private let accessories: [UICellAccessory]
  init(_ accessories: [UICellAccessory]) { self.accessories = accessories }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.item % 2 == 1 ? "one\ntwo" : "one"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    return cell
  }
}

@Suite(.serialized) struct `Lists at rest` {
  private func rests(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ accessories: [UICellAccessory]
  ) -> Bool {
    let rows = Rows(accessories)
    let stage = Stage(.iPhone15)
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)
      )
    )
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    let screen = UIViewController()
    screen.view = list
    stage.show(screen)
    for _ in 0..<10 { stage.advance(by: 1 / 60) }
    return !stage.screen.frameLoop.needsFrame
  }

  @Test func `nothing is laid out once all have their places`() {
    #expect(rests(.plain, []))
    #expect(rests(.insetGrouped, [.disclosureIndicator(), .outlineDisclosure()]))
    #expect(rests(.sidebar, [.delete(), .reorder()]))
  }
}
