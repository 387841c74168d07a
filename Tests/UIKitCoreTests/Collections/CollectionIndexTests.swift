import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Names by their first letters, twenty to a letter.
private final class Names: NSObject, UICollectionViewDataSource {
  var letters = ["A", "B", "C", "D"]

  func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 20 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { letters }
}

@Suite(.serialized) @MainActor struct `Indexes of collection views` {
  @Test(.oracle("V-133")) func `a letter leads to its items`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    let names = Names()
    let screen = UICollectionViewController(collectionViewLayout: layout)
    let list = try #require(screen.collectionView)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = names
    let stage = Gallery.stage("iPhone 15", root: screen)
    let index = try #require(list.indexView)
    #expect(index.titles == ["A", "B", "C", "D"])
    Gallery.keep(stage, as: "collection-index")
    let letters = index.subviews.compactMap { $0 as? UILabel }
    let third = try #require(letters.first { $0.text == "C" })
    stage.tap(at: third.convert(CGPoint(x: third.bounds.midX, y: third.bounds.midY), to: nil))
    stage.settle()
    let first = list.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))?.frame
    #expect(first?.minY == list.bounds.minY + list.adjustedContentInset.top)
    names.letters = []
    list.reloadData()
    stage.settle()
    #expect(list.indexView == nil)
  }

  @Test(.oracle("V-134")) func `options of accessories are types of their own`() {
    let kinds: [Any.Type] = [
      UICellAccessory.DisclosureIndicatorOptions.self, UICellAccessory.DetailOptions.self,
      UICellAccessory.CheckmarkOptions.self, UICellAccessory.PopUpMenuOptions.self,
      UICellAccessory.DeleteOptions.self, UICellAccessory.InsertOptions.self,
      UICellAccessory.MultiselectOptions.self,
    ]
    #expect(Set(kinds.map { ObjectIdentifier($0) }).count == kinds.count)
    let insert = UICellAccessory.InsertOptions(tintColor: .red, backgroundColor: .green)
    #expect(insert.backgroundColor == .green)
    let detail = UICellAccessory.detail(options: UICellAccessory.DetailOptions(isHidden: true))
    #expect(detail.isHidden)
  }
}
