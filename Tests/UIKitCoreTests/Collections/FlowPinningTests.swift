import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Flows whose headers stay in sight` {
  private final class Attributes: UICollectionViewLayoutAttributes {}

  private final class Flow: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Two sections of ten items, one below the other.
  private final class Rows: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let layout: UICollectionViewFlowLayout
    lazy var list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    var questions = 0

    init(_ layout: UICollectionViewFlowLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        list.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "y"
        )
      }
      list.contentInsetAdjustmentBehavior = .never
      list.dataSource = self
      list.delegate = self
      view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "y",
        for: indexPath
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return CGSize(width: 200, height: 50)
    }

    func frame(_ kind: String, _ section: Int) -> CGRect? {
      list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
  }

  private func shown(_ layout: UICollectionViewFlowLayout) -> (Stage, Rows) {
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let stage = Stage(.iPhone15)
    let rows = Rows(layout)
    stage.show(rows)
    stage.turn()
    return (stage, rows)
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test(.oracle("V-259")) func `a header stays at the top until its section ends`() {
    let flow = UICollectionViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    let (stage, rows) = shown(flow)
    rows.questions = 0
    for (offset, place) in [(0, 0), (100, 100), (530, 520), (545, 520)] as [(CGFloat, CGFloat)] {
      rows.list.contentOffset.y = offset
      stage.turn()
      #expect(rows.frame(header, 0)?.minY == place, "\(offset)")
    }
    #expect(rows.frame(header, 1)?.minY == 550)
    #expect(rows.questions == 0)
    let level = flow.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.zIndex ?? 0
    #expect(level > 0)
  }

  @Test(.oracle("V-259")) func `a footer stays at the bottom once its section has begun`() {
    let flow = UICollectionViewFlowLayout()
    flow.sectionFootersPinToVisibleBounds = true
    let (stage, rows) = shown(flow)
    #expect(rows.frame(footer, 0) == CGRect(x: 0, y: 280, width: 200, height: 20))
    rows.list.contentOffset.y = 240
    stage.turn()
    #expect(rows.frame(footer, 0)?.minY == 520)
    rows.list.contentOffset.y = 400
    stage.turn()
    #expect(rows.frame(footer, 0)?.minY == 530)
    #expect(rows.frame(header, 0) == nil)
  }

  @Test func `headers that don't stay scroll away, and attributes are the layout's own`() {
    let (stage, rows) = shown(Flow())
    rows.list.contentOffset.y = 100
    stage.turn()
    #expect(rows.frame(header, 0) == nil)
    #expect(rows.list.layoutAttributesForItem(at: [0, 3]) is Attributes)
    #expect(
      rows.list.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0]) is Attributes
    )
    let context = rows.layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `a delegate is asked again when the context says so`() {
    let (stage, rows) = shown(UICollectionViewFlowLayout())
    rows.questions = 0
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    rows.layout.invalidateLayout(with: context)
    stage.turn()
    #expect(rows.questions == 0)
    rows.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    stage.turn()
    #expect(rows.questions == 20)
  }

  @Test func `what is in a rectangle is found among overlapping lines, too`() {
    let flow = UICollectionViewFlowLayout()
    let (_, rows) = shown(flow)
    flow.minimumLineSpacing = -40
    let there = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 60, width: 200, height: 1))
    // Items begin at 30, 40, 50, 60 and further on, and reach 50 points.
    #expect(there?.map(\.indexPath.item) == [0, 1, 2, 3])
    #expect(rows.list.numberOfItems(inSection: 0) == 10)
  }

  @Test(.oracle("V-261")) func `places are mirrored where reading goes the other way`() {
    let flow = Mirrored()
    flow.scrollDirection = .horizontal
    let (stage, rows) = shown(flow)
    flow.headerReferenceSize = CGSize(width: 30, height: 0)
    rows.list.semanticContentAttribute = .forceRightToLeft
    rows.list.frame.size = CGSize(width: 500, height: 50)
    stage.turn()
    let width = rows.list.contentSize.width
    #expect(rows.list.layoutAttributesForItem(at: [0, 0])?.frame.maxX == width - 30)
    #expect(
      rows.list.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])?.frame.maxX
        == width
    )
    rows.list.contentOffset.x = width - 500
    stage.turn()
    #expect(rows.list.indexPathsForVisibleItems.first == [0, 0])
    #expect(rows.list.cellForItem(at: [0, 0])?.frame.maxX == width - 30)
  }
}
