internal import UIKitCore

/// Random compositional layouts, each held against a model of the documented rules.
public struct SectionTrials {
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private let seed: UInt64
  private let count: Int

  /// A number of layouts from a seed, each of which has a seed of its own.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// Lays them out until five of them differ from the model; answers how they do, and the number of
  /// frames that were compared.
  public func run(
    progress: (_ layouts: Int) -> Void = { _ in }
  ) -> (problems: [String], frames: Int) {
    var (problems, frames): ([String], Int) = ([], 0)
    for index in 0..<count where problems.count < 5 {
      progress(index)
      let own = seed &+ UInt64(index)
      let (problem, compared) = Self.compare(SectionTrial(seed: own))
      frames += compared
      if let problem { problems.append("seed \(own): \(problem)") }
    }
    return (problems, frames)
  }

  private static func compare(_ trial: SectionTrial) -> (String?, Int) {
    let layout = trial.layout()
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: trial.size),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.semanticContentAttribute = trial.isMirrored ? .forceRightToLeft : .forceLeftToRight
    let items = Items(trial.sections.map(\.items))
    view.dataSource = items
    var dice = Dice(seed: trial.seed)
    // What a view says may bring others to places where they decide their size, too.
    var heard: Set<SectionModel.Place> = []
    var (isStale, passes) = (true, 0)
    while isStale, passes < 60 {
      isStale = false
      passes += 1
      for place in trial.places.shuffled(using: &dice)
      where !heard.contains(place) && measure(place, trial, layout) {
        isStale = true
        heard.insert(place)
      }
    }
    let scale = view.traitCollection.displayScale
    let (expected, size) = SectionModel.frames(
      of: trial,
      heard: heard,
      scale: scale > 0 ? scale : UIScreen.main.scale
    )
    for (place, frame) in expected {
      guard let found = attributes(of: place, layout)?.frame else {
        return ("\(place) has no frame, the model says \(frame)", expected.count)
      }
      if !found.isClose(to: frame) {
        return ("\(place) is at \(found), the model says \(frame)", expected.count)
      }
    }
    let found = layout.collectionViewContentSize
    if abs(found.width - size.width) > 1 || abs(found.height - size.height) > 1 {
      return ("the content is \(found), the model says \(size)", expected.count)
    }
    return (part(of: layout, expected, size, &dice), expected.count)
  }

  /// Looks at a random part of the content, in which has to lie what the model has there.
  private static func part(
    of layout: UICollectionViewLayout,
    _ expected: [SectionModel.Place: CGRect],
    _ size: CGSize,
    _ dice: inout Dice
  ) -> String? {
    let rect = CGRect(
      x: CGFloat.random(in: 0...max(size.width, 1), using: &dice),
      y: CGFloat.random(in: 0...max(size.height, 1), using: &dice),
      width: CGFloat.random(in: 1...400, using: &dice),
      height: CGFloat.random(in: 1...400, using: &dice)
    )
    let found = Set(
      (layout.layoutAttributesForElements(in: rect) ?? []).map {
        SectionModel.Place(
          section: $0.indexPath.section,
          item: $0.indexPath.item,
          isHeader: $0.representedElementKind != nil
        )
      }
    )
    // What only touches the edge may be seen or not: frames are moved to whole pixels.
    for (place, frame) in expected where frame.width > 0 && frame.height > 0 {
      if found.contains(place), !frame.intersects(rect.insetBy(dx: -1, dy: -1)) {
        return "\(place) is not in \(rect), and was said to be"
      }
      let isIn = frame.intersection(rect).insetBy(dx: 1, dy: 1)
      if !found.contains(place), !isIn.isNull, isIn.width > 0, isIn.height > 0 {
        return "\(place) is in \(rect), and was not said to be"
      }
    }
    return nil
  }

  /// True if the layout didn't know yet what the view says.
  private static func measure(
    _ place: SectionModel.Place,
    _ trial: SectionTrial,
    _ layout: UICollectionViewLayout
  ) -> Bool {
    guard let original = attributes(of: place, layout),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    preferred.size = trial.preference(place.section, place.item, isHeader: place.isHeader)
    return layout.heed(preferred, original)
  }

  private static func attributes(
    of place: SectionModel.Place,
    _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(item: place.item, section: place.section)
    guard place.isHeader else { return layout.layoutAttributesForItem(at: path) }
    return layout.layoutAttributesForSupplementaryView(
      ofKind: SectionTrial.headerKind,
      at: path
    )
  }
}

extension SectionTrial {
  /// All items and headers.
  fileprivate var places: [SectionModel.Place] {
    sections.indices.flatMap { section in
      sections[section].headers.indices.map {
        SectionModel.Place(section: section, item: $0, isHeader: true)
      }
        + (0..<sections[section].items).map {
          SectionModel.Place(section: section, item: $0, isHeader: false)
        }
    }
  }
}

extension CGRect {
  /// True if no edge is more than a point off.
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1
      && abs(width - other.width) <= 0.001 && abs(height - other.height) <= 0.001
  }
}
