/// One wheel of a picker: its rows are on a drum, viewed from the front.
///
/// It scrolls as any content does and comes to rest at rows. A place on it is counted in slots, a row
/// high each; an endless wheel has its rows in many slots, and begins in the middle of them.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  var count = 0 { didSet { needsPlacing = true } }
  /// The chosen row, at which the wheel rests unless a finger moves it.
  var chosen = 0 {
    didSet { if chosen != oldValue, !isSettling { needsPlacing = true } }
  }
  /// `true` if the first row follows the last.
  var isEndless = false { didSet { needsPlacing = true } }
  var rowHeight: CGFloat = 32 { didSet { needsPlacing = true } }
  var makeRow: (Int) -> UIView = { _ in UIView() }
  /// Called with a row that a person has turned the wheel to.
  var onChoice: (Int) -> Void = { _ in }
  private(set) var visible: [Int: UIView] = [:]
  private var slots: [(slot: Int, row: Int)] = []
  private var isSettling = false
  private var needsPlacing = true { didSet { if needsPlacing { setNeedsLayout() } } }
  private var placedHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delaysContentTouches = false
    delegate = self
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var drum: WheelDrum { WheelDrum(height: bounds.height, rowHeight: rowHeight) }

  // MARK: - Slots

  private static let endlessTurns = 201

  private var turns: Int {
    isEndless && count > 2 * drum.reach && count < 10_000 ? Self.endlessTurns : 1
  }

  private func row(at slot: Int) -> Int? {
    slot >= 0 && slot < count * turns ? slot % count : nil
  }

  /// The slot in the middle, as a number of rows; between two rows while the wheel moves.
  private var position: CGFloat {
    let position = (contentOffset.y + contentInset.top) / max(rowHeight, 1)
    return position.isFinite ? min(max(position, -1e6), 1e7) : 0
  }

  private func offset(of slot: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(slot) * rowHeight - contentInset.top)
  }

  /// The slot of the chosen row that is nearest to the middle of the wheel's content.
  private var chosenSlot: Int { turns / 2 * count + min(max(chosen, 0), max(count - 1, 0)) }

  /// Turns the wheel to a row as if a person did, without a call of `onChoice`.
  func turn(to row: Int) {
    layoutIfNeeded()
    let here = Int(position.rounded())
    let slot = turns == 1 ? row : here + (row - here % max(count, 1))
    isSettling = true
    chosen = row
    isSettling = false
    setContentOffset(offset(of: slot), animated: true)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if needsPlacing || placedHeight != bounds.height { placeContent() }
    let drum = drum
    let position = position
    let reach = CGFloat(drum.reach) + 1
    let first = Int((position - reach).rounded(.up))
    slots = (first...max(first, Int((position + reach).rounded(.down)))).compactMap { slot in
      guard abs(drum.angle(CGFloat(slot) - position)) < .pi / 2 - 1e-6 else { return nil }
      return row(at: slot).map { (slot, $0) }
    }
    for (row, view) in visible where !slots.contains(where: { $0.row == row }) {
      view.removeFromSuperview()
      visible[row] = nil
    }
    for (slot, row) in slots { place(view(of: row), CGFloat(slot) - position, on: drum) }
  }

  private func placeContent() {
    needsPlacing = false
    placedHeight = bounds.height
    let room = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(count * turns))
    setContentOffset(offset(of: chosenSlot), animated: false)
  }

  private func view(of row: Int) -> UIView {
    if let view = visible[row] { return view }
    let view = makeRow(row)
    visible[row] = view
    addSubview(view)
    return view
  }

  /// Lays a row on the drum, so many rows from the middle: further out it is lower and fainter.
  private func place(_ view: UIView, _ distance: CGFloat, on drum: WheelDrum) {
    let angle = drum.angle(distance)
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + drum.radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
    let faint = 0.12 + 0.5 * cos(angle) * cos(angle)
    let nearness = max(0, 1 - abs(distance))
    view.alpha = faint + (1 - faint) * nearness
  }

  // MARK: - Turning

  override func restingPlace(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let slot = ((proposed.y + contentInset.top) / max(rowHeight, 1)).rounded()
    guard slot.isFinite, abs(slot) < 1e9 else { return proposed }
    return offset(of: min(max(Int(slot), 0), max(count * turns - 1, 0)))
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    let point = tap.location(in: self)
    let hit = slots.first { visible[$0.row]?.frame.contains(point) ?? false }
    guard let hit else { return }
    setContentOffset(offset(of: hit.slot), animated: true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that holds the wheel has not chosen yet.
    if restingPlace(near: contentOffset, velocity: .zero) == contentOffset { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// The wheel rests: the row in the middle is chosen.
  private func settle() {
    guard let row = row(at: Int(position.rounded())), row != chosen else { return }
    isSettling = true
    chosen = row
    isSettling = false
    onChoice(row)
  }
}
