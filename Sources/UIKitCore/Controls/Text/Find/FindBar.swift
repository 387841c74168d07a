internal import Foundation
internal import QuartzCore

/// The bar of a search: a field, the number of results, both directions and Done; a second row
/// replaces what was found.
final class FindBar: UIView {
  private weak var interaction: UIFindInteraction?
  private weak var searched: UIView?
  private let field = UITextField()
  private let replacement = UITextField()
  private let count = UILabel()
  private let optionsButton = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let one = UIButton(type: .system)
  private let all = UIButton(type: .system)
  /// The room that the bar has taken from the text below it, in points.
  private var takenInset: CGFloat = 0
  /// The observation of the keyboard, above which the bar lies.
  private var keyboard: (any NSObjectProtocol)?
  private static let row: CGFloat = 50

  /// True if there is a row for replacing.
  var showsReplace = false {
    didSet { if showsReplace != oldValue, superview != nil { replace() } }
  }
  /// True while a field of the bar has the keys.
  var hasKeys: Bool { field.isFirstResponder || replacement.isFirstResponder }

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    searched = interaction.view
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    setUpFields()
    setUpButtons()
    showTexts()
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.replace() }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The view that is searched: commands that the bar has not go on to it.
  override var next: UIResponder? { searched ?? super.next }

  private func setUpFields() {
    for field in [field, replacement] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.autocapitalizationType = .none
      addSubview(field)
    }
    (field.placeholder, replacement.placeholder) = ("Find", "Replace With")
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        interaction?.searchText = field.text
        interaction?.search()
      },
      for: .editingChanged
    )
    replacement.addAction(
      UIAction { [weak self] _ in
        if let self { interaction?.replacementText = replacement.text }
      },
      for: .editingChanged
    )
    field.onReturn = { [weak self] in self?.interaction?.findNext() }
    replacement.onReturn = { [weak self] in self?.replaceOne() }
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    addSubview(count)
  }

  private func setUpButtons() {
    optionsButton.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
    optionsButton.accessibilityLabel = "Options"
    optionsButton.showsMenuAsPrimaryAction = true
    previous.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    previous.accessibilityLabel = "Previous"
    following.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    following.accessibilityLabel = "Next"
    done.setTitle("Done", for: .normal)
    one.setTitle("Replace", for: .normal)
    all.setTitle("All", for: .normal)
    let actions: [(UIButton, () -> Void)] = [
      (previous, { [weak self] in self?.interaction?.findPrevious() }),
      (following, { [weak self] in self?.interaction?.findNext() }),
      (done, { [weak self] in self?.interaction?.dismissFindNavigator() }),
      (one, { [weak self] in self?.replaceOne() }), (all, { [weak self] in self?.replaceAll() }),
    ]
    for (button, action) in actions {
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(optionsButton)
    showOptions()
  }

  // MARK: - What is shown

  /// Shows the texts of the interaction.
  func showTexts() {
    if field.text != interaction?.searchText { field.text = interaction?.searchText }
    if replacement.text != interaction?.replacementText {
      replacement.text = interaction?.replacementText
    }
  }

  /// Shows the number of results, as the search wants it.
  func showCount() {
    guard let session = interaction?.activeFindSession else { return }
    let (total, index) = (session.resultCount, session.highlightedResultIndex)
    let isAsked = !(interaction?.searchText ?? "").isEmpty
    count.text =
      switch session.searchResultDisplayStyle {
      case .none: nil
      case _ where !isAsked: nil
      case _ where total == 0: "No Results"
      case .currentAndTotal where index != NSNotFound: "\(index + 1) of \(total)"
      case .currentAndTotal, .total: total == 1 ? "1 result" : "\(total) results"
      }
    for button in [previous, following, all] { button.isEnabled = total > 0 }
    one.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    setNeedsLayout()
  }

  /// The menu of options: how words and letters are compared, and the row for replacing.
  private func showOptions() {
    guard let interaction else { return }
    let options = interaction.options
    let isExact = !options.stringCompareOptions.contains(.caseInsensitive)
    let elements: [UIMenuElement] = [
      UIAction(title: "Match Case", state: isExact ? .on : .off) { [weak self] _ in
        self?.choose { $0.stringCompareOptions = isExact ? .caseInsensitive : [] }
      },
      UIAction(
        title: "Whole Words",
        state: options.wordMatchMethod == .fullWord ? .on : .off
      ) { [weak self] _ in
        self?.choose {
          $0.wordMatchMethod = $0.wordMatchMethod == .fullWord ? .contains : .fullWord
        }
      },
    ]
    optionsButton.menu = interaction.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
  }

  private func choose(_ change: (UITextSearchOptions) -> Void) {
    guard let interaction else { return }
    change(interaction.options)
    showOptions()
    interaction.search()
  }

  // MARK: - Replacing

  private func replaceOne() {
    interaction?.activeFindSession?.performSingleReplacement(
      query: interaction?.searchText ?? "",
      replacementString: replacement.text ?? "",
      options: interaction?.options
    )
    interaction?.updateResultCount()
  }

  private func replaceAll() {
    interaction?.activeFindSession?.replaceAll(
      searchQuery: interaction?.searchText ?? "",
      replacementString: replacement.text ?? "",
      options: interaction?.options
    )
    interaction?.updateResultCount()
  }

  // MARK: - Place

  /// Gets the keys, with all of the field's text selected.
  func take() {
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  private func replace() {
    if let searched { place(under: searched) }
  }

  /// Lies at the bottom of a view, above the keyboard and what is at the bottom of the screen.
  func place(under view: UIView) {
    guard let superview else { return }
    let area = view === superview ? view.bounds : view.frame
    let covered = max(superview.keyboardOverlap, superview.effectiveSafeAreaInsets.bottom)
    let bottom = min(area.maxY, superview.bounds.maxY - covered)
    let height = Self.row * (showsReplace ? 2 : 1)
    frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
    setNeedsLayout()
    giveRoom(height, in: view)
  }

  /// The text can be scrolled out from under the bar.
  private func giveRoom(_ height: CGFloat, in view: UIView) {
    guard let scroll = view as? UIScrollView else { return }
    scroll.contentInset.bottom += height - takenInset
    takenInset = height
  }

  func leave() {
    if let searched { giveRoom(0, in: searched) }
    if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (row, gap) = (Self.row, CGFloat(8))
    var right = bounds.width - gap
    func put(_ view: UIView, width: CGFloat, y: CGFloat) {
      right -= width
      view.frame = CGRect(x: right, y: y + 8, width: width, height: row - 16)
      right -= gap
    }
    put(done, width: 50, y: 0)
    put(following, width: 30, y: 0)
    put(previous, width: 30, y: 0)
    put(count, width: count.text == nil ? 0 : ceil(count.intrinsicContentSize.width), y: 0)
    optionsButton.frame = CGRect(x: gap, y: 8, width: 30, height: row - 16)
    let left = gap * 2 + 30
    field.frame = CGRect(x: left, y: 8, width: max(0, right - left), height: row - 16)
    for view in [replacement, one, all] { view.isHidden = !showsReplace }
    right = bounds.width - gap
    put(all, width: 40, y: row)
    put(one, width: 70, y: row)
    replacement.frame = CGRect(x: left, y: row + 8, width: max(0, right - left), height: row - 16)
  }
}
