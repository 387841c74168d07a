/// Wheels of rows, side by side; the row in the middle of each is chosen; 320 × 216 points.
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

  /// The object that gives the number of wheels and rows; setting it reloads; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// The object that gives the rows' content and is informed of a choice; setting it reloads; held
  /// weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// Has had no effect since iOS 13; the band is always shown; default `true`.
  open var showsSelectionIndicator: Bool = true

  /// The number of wheels; 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel; 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of one row of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: columnFrame(component).width, height: rowHeight(component))
  }

  /// The view of a row, while it is visible; nil otherwise, and for an index out of range.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].visible[row] : nil
  }

  /// Asks the data source again for everything, with the next layout.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reloads all wheels; a single one is not reloaded alone here.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Turns a wheel to a row, held within the rows that there are; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    let wheel = wheels[component]
    let row = min(max(row, 0), max(wheel.count - 1, 0))
    if animated, wheel.window != nil, wheel.count > 0 {
      wheel.turn(to: row)
    } else {
      wheel.chosen = row
    }
  }

  /// The chosen row of a wheel; -1 without rows or for an index out of range.
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

/// The source of the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks for the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asks for the number of rows of a wheel, counted from 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the content of a picker's rows, and is informed of the user's choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks for a wheel's width, in points; 0, the default, shares the room that is left equally.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Asks for the height of a wheel's rows, in points; 0, the default, makes them 32 points high.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Asks for the title of a row, shown when there is no attributed one; default nil.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Asks for the title of a row with attributes; wins over the plain one; default nil.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Asks for the view of a row; by default a label with the title, centred, at 21 points; `view`
  /// is always nil here.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user chose a row; by default does nothing.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Asks for a wheel's width, in points; 0, the default, shares the room that is left equally.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    late("pickerView:widthForComponent:", [pickerView, component], or: 0)
  }

  /// Asks for the height of a wheel's rows, in points; 0, the default, makes them 32 points high.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { late("pickerView:rowHeightForComponent:", [pickerView, component], or: 0) }

  /// Asks for the title of a row, shown when there is no attributed one; default nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    late("pickerView:titleForRow:forComponent:", [pickerView, row, component], or: nil)
  }

  /// Asks for the title of a row with attributes; wins over the plain one; default nil.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    late("pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component], or: nil)
  }

  /// Asks for the view of a row; by default a label with the title, centred, at 21 points; `view`
  /// is always nil here.
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

  /// Tells the delegate that the user chose a row; by default does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { tellLate("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) }
}
