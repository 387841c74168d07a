import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Items that size themselves` {
  private final class WordCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Its constraints say where its part is, and nothing of its own width.
  private final class OpenCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        part.widthAnchor.constraint(equalToConstant: 60),
        part.topAnchor.constraint(equalTo: contentView.topAnchor),
        part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        part.heightAnchor.constraint(equalToConstant: 30),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(.oracle("V-258")) func `a side that constraints leave open is as estimated`() {
    let words = Words()
    words.words = ["a", "b"]
    let view = list(OpenCell.self, words, estimate: CGSize(width: 82, height: 40))
    let cells = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(cells.map(\.size) == [CGSize](repeating: CGSize(width: 82, height: 30), count: 2))
    #expect(!cells[0].intersects(cells[1]))
  }

  /// Its constraints leave its width open, and give it no height.
  private final class FlatCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.heightAnchor.constraint(equalToConstant: 0).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(.oracle("V-258")) func `a side that constraints make 0 is 0`() {
    let words = Words()
    words.words = ["a"]
    let view = list(FlatCell.self, words, estimate: CGSize(width: 82, height: 40))
    let size = view.collectionViewLayout.layoutAttributesForItem(at: [0, 0])?.size
    #expect(size == CGSize(width: 82, height: 0))
  }

  private final class FixedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = CGSize(width: 100, height: 20 + 10 * CGFloat(attributes.indexPath.item))
      return attributes
    }
  }

  private final class Words: NSObject, UICollectionViewDataSource {
    var words: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
      (cell as? WordCell)?.label.text = words[indexPath.item]
      return cell
    }
  }

  private func list(
    _ type: AnyClass,
    _ words: Words,
    estimate: CGSize,
    height: CGFloat = 400
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(type, forCellWithReuseIdentifier: "x")
    view.dataSource = words
    view.layoutIfNeeded()
    return view
  }

  @Test func `cells are as large as their constraints need`() throws {
    let words = Words()
    words.words = ["A", "Longer words"]
    let view = list(
      WordCell.self,
      words,
      estimate: UICollectionViewFlowLayout.automaticSize
    )
    for cell in view.visibleCells {
      let label = try #require((cell as? WordCell)?.label)
      let text = label.intrinsicContentSize
      // Sums of thirds of a point differ in the last bit by the order in which they are added.
      #expect(abs(cell.frame.width - text.width - 20) < 1e-9)
      #expect(abs(cell.frame.height - text.height - 10) < 1e-9)
    }
    #expect(view.visibleCells[1].frame.minX > view.visibleCells[0].frame.maxX)
  }

  @Test func `a cell's own answer counts, and what it moves comes into sight`() {
    let words = Words()
    words.words = Array(repeating: "", count: 12)
    let view = list(FixedCell.self, words, estimate: CGSize(width: 100, height: 200), height: 600)
    #expect(view.visibleCells.count == 12)
    // Two to a line of 300 points, for a third would not fit with the spacing.
    let heights = view.visibleCells.map(\.frame.height)
    #expect(heights == [20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130])
    #expect(view.contentSize.height == 530)
  }

  @Test func `items of a fixed size ask nobody`() {
    let words = Words()
    words.words = ["A"]
    let view = list(FixedCell.self, words, estimate: .zero)
    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 50, height: 50)])
  }
}
