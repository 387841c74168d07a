/// Wheels of rows, side by side; the row in the middle of each is chosen.
open class UIPickerView: UIView {
  let band = CALayer()
  var wheels: [PickerWheel] = []
  private var needsReload = true

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: 320, height: 216) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads the frame and colours; rows come from the data source.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    layer.addSublayer(band.still)
  }

  /// Who says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// Who says what the rows show, and hears which is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// Has had no effect since iOS 13; the band is always shown.
  open var showsSelectionIndicator: Bool = true

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// How large the rows of a wheel are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: columnFrame(component).width, height: rowHeight(component))
  }

  /// The view of a row, while it can be seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].visible[row] : nil
  }

  /// Asks the data source again for everything.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source again for one wheel.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turns a wheel to a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].chosen = min(max(row, 0), max(wheels[component].count - 1, 0))
    setNeedsLayout()
  }

  /// The chosen row of a wheel, -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].chosen
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    rebuildWheels()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    layOutWheels()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults { pickerAccessibility }
}

/// Says how many wheels and rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show, and hears which is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    late("pickerView:widthForComponent:", [pickerView, component], or: 0)
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { late("pickerView:rowHeightForComponent:", [pickerView, component], or: 0) }

  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    late("pickerView:titleForRow:forComponent:", [pickerView, row, component], or: nil)
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    late("pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component], or: nil)
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    late(
      "pickerView:viewForRow:forComponent:reusing:",
      [pickerView, row, component, view],
      or: pickerView.label(forRow: row, forComponent: component)
    )
  }

  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { tellLate("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) }
}
