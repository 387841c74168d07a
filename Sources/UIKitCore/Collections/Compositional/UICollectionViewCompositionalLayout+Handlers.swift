internal import QuartzCore

/// Items in sight that an app changes before they are shown.
extension UICollectionViewCompositionalLayout {
  /// Lets the handlers of sections change what is about to be shown; not within a handler, which may
  /// ask for what is in sight.
  func callHandlers(_ shown: [UICollectionViewLayoutAttributes]) {
    guard !isCallingHandlers,
      sections.contains(where: { $0?.visibleItemsInvalidationHandler != nil }),
      solution != nil, let view = collectionView
    else { return }
    isCallingHandlers = true
    defer { isCallingHandlers = false }
    let traits = view.traitCollection
    let environment = LayoutEnvironment(
      LayoutContainer(view.bounds.size, insets: .zero),
      traits
    )
    for (index, section) in sections.enumerated() {
      guard let handler = section?.visibleItemsInvalidationHandler else { continue }
      let own = shown.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      guard !own.isEmpty else { continue }
      let scroller = view.scrollers[index]
      let items = own.map { attributes in
        VisibleItem(attributes, origin: attributes.scroller == nil ? nil : scroller)
      }
      let offset = scroller.map { CGPoint(x: $0.contentOffset.x, y: $0.contentOffset.y) }
      handler(items, offset ?? view.contentOffset, environment)
    }
  }
}

/// Attributes as a section's handler sees them, in the coordinates of the section's content.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The distance from the collection view's coordinates to those of the section's content.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, origin scroller: UIScrollView?) {
    self.attributes = attributes
    shift =
      scroller.map {
        CGPoint(x: $0.bounds.minX - $0.frame.minX, y: $0.bounds.minY - $0.frame.minY)
      } ?? .zero
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "UICollectionViewCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
