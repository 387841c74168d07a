/// One segment: what it shows and where it may be.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var width: CGFloat = 0
  var offset: CGSize = .zero
  var isEnabled = true
  let view = SegmentView()

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.title = title
    self.image = image
    self.action = action
  }
}

/// The title or picture of one segment, and the line that parts it from the one before.
final class SegmentView: UIView {
  let label = UILabel()
  let picture = UIImageView()
  private var source: UIImage?
  /// Stretched behind the content.
  let plate = UIImageView()
  let divider = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    addSubview(plate)
    addSubview(label)
    addSubview(picture)
    layer.addSublayer(divider.still)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows an image in the segment's tint (W-203).
  func show(_ image: UIImage?) {
    guard source !== image else { return }
    source = image
    picture.image = image?.asTemplate
  }
}

/// The segments and the metrics for which an offset holds.
struct SegmentPlace: Hashable {
  let type: UISegmentedControl.Segment
  let metrics: UIBarMetrics
}

extension UISegmentedControl {
  /// The place of a segment in the row, for which an offset of the content holds.
  nonisolated public enum Segment: Int, Sendable {
    case any = 0, left, center, right, alone
  }

  /// The rectangle of the segment with a title, in the control's bounds; nil without such a one.
  package func rect(titled title: String) -> CGRect? {
    segments.firstIndex { $0.title == title }.map { segmentFrames[$0] }
  }

  func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    contentDidChange()
  }

  /// The index when there is such a segment; the last one for an index past the end.
  func existing(_ index: Int) -> Int? {
    segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1)
  }

  func read(_ index: Int) -> SegmentContent? { existing(index).map { segments[$0] } }

  func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    guard let index = existing(index) else { return }
    body(&segments[index])
    contentDidChange()
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
