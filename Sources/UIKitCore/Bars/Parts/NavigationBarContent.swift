internal import QuartzCore

/// Everything in a navigation bar but its background.
///
/// Prompt, back button, buttons, title, large title and search bar are built anew from the top
/// item whenever that changes.
final class NavigationBarContent: UIView {
  static let searchRow: CGFloat = 52

  weak var bar: UINavigationBar?
  var isStale = true

  private(set) var leading: [UIView] = []
  private(set) var trailing: [UIView] = []
  private(set) var backButton: BarBackButton?
  private(set) var titleView: UIView?
  private(set) var prompt: UILabel?
  private(set) var largeTitle: UILabel?
  private(set) var searchBar: UIView?
  /// Cuts large title and search bar off where scrolling took their rows.
  let titleRow = UIView(frame: .zero)
  let searchRow = UIView(frame: .zero)
  /// The position of the content while the bar changes.
  var slide = Slide.inPlace
  /// The content of an item that is no longer on top keeps its layout until it is gone.
  var isFrozen = false

  /// The position of a content relative to the one shown at rest.
  enum Slide { case inPlace, ahead, behind }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleRow.clipsToBounds = true
    searchRow.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func rebuildIfStale(_ barAppearance: UINavigationBarAppearance) {
    guard isStale, let bar else { return }
    isStale = false
    let before = places
    for view in subviews + titleRow.subviews + searchRow.subviews { view.removeFromSuperview() }
    (leading, trailing, backButton, titleView) = ([], [], nil, nil)
    (prompt, largeTitle, searchBar) = (nil, nil, nil)
    guard let item = bar.topItem else { return }
    build(item, in: bar, barAppearance: barAppearance)
    for (part, view) in parts { before[part]?.give(to: view) }
  }

  /// The name of each part, counted from the side where it is.
  private var parts: [String: UIView] {
    let single = [
      "title": titleView, "back": backButton, "prompt": prompt, "large title": largeTitle,
      "title row": titleRow, "search row": searchRow,
    ]
    var parts = single.compactMapValues(\.self)
    for (index, view) in leading.enumerated() { parts["leading \(index)"] = view }
    for (index, view) in trailing.enumerated() { parts["trailing \(index)"] = view }
    return parts
  }

  /// The places of the parts, as far as they are to be handed on.
  private var places: [String: SeenPlace] {
    parts.compactMapValues(SeenPlace.init)
  }

  private func build(
    _ item: UINavigationItem,
    in bar: UINavigationBar,
    barAppearance: UINavigationBarAppearance
  ) {
    prompt = item.prompt.map { label($0, .prompt, barAppearance) }
    buildButtons(item, in: bar, barAppearance: barAppearance)
    if bar.showsLargeTitle { largeTitle = item.title.map { label($0, .largeTitle, barAppearance) } }
    titleView = item.renameField ?? item.titleView ?? titlePart(of: item, barAppearance)
    searchBar = item.searchController?.searchBar
    addSubview(titleRow)
    addSubview(searchRow)
    largeTitle.map(titleRow.addSubview)
    searchBar.map(searchRow.addSubview)
    for part in [prompt, backButton, titleView] + leading + trailing { part.map(addSubview) }
  }

  private func buildButtons(
    _ item: UINavigationItem,
    in bar: UINavigationBar,
    barAppearance: UINavigationBarAppearance
  ) {
    func views(_ items: [UIBarButtonItem]) -> [UIView] {
      items.filter { !$0.isHidden }.map { item in
        item.observer = bar
        bar.takeAppearance(for: [item])
        let appearance =
          item.style == .done ? barAppearance.doneButtonAppearance : barAppearance.buttonAppearance
        return BarButton.view(for: item, appearance: appearance, low: bar.metrics.isLow)
      }
    }
    let own = item.leftBarButtonItems ?? []
    let outer = bar.containerItem.map { [$0] } ?? []
    leading = views(outer + own)
    trailing = views(item.rightBarButtonItems ?? [])
    guard !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton else { return }
    backButton = makeBackButton(in: bar, barAppearance: barAppearance)
    if let backButton { backButton.isEnabled = item.backAction?.attributes != .disabled }
  }

  /// To the item below, or out of the stack.
  private func makeBackButton(
    in bar: UINavigationBar,
    barAppearance: UINavigationBarAppearance
  ) -> BarBackButton? {
    let back = bar.backItem
    guard back != nil || bar.outerBack != nil else { return nil }
    // The proxies are those of the button that nobody made too.
    let buttonItem = back?.backBarButtonItem ?? UIBarButtonItem()
    bar.takeAppearance(for: [buttonItem])
    let button = BarBackButton(
      title: back.map(\.backTitle) ?? bar.outerBack?.title,
      item: buttonItem,
      image: barAppearance.backIndicatorImage ?? bar.backIndicatorImage,
      barAppearance: barAppearance,
      low: bar.metrics.isLow
    )
    button.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
    return button
  }

  private enum Role {
    case prompt, title, largeTitle

    var font: UIFont {
      switch self {
      case .prompt: .systemFont(ofSize: 13)
      case .title: .systemFont(ofSize: 17, weight: .semibold)
      case .largeTitle: .systemFont(ofSize: 34, weight: .bold)
      }
    }
  }

  /// The title as text, or as a button with a menu.
  private func titlePart(
    of item: UINavigationItem,
    _ barAppearance: UINavigationBarAppearance
  ) -> UIView? {
    let title = item.title.map { label($0, .title, barAppearance) }
    return title.flatMap { item.makeTitleButton(font: $0.font, color: $0.textColor) } ?? title
  }

  private func label(
    _ text: String,
    _ role: Role,
    _ barAppearance: UINavigationBarAppearance
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    let attributes =
      role == .largeTitle
      ? barAppearance.largeTitleTextAttributes : barAppearance.titleTextAttributes
    label.text = text
    if role != .prompt { label.accessibilityTraits = .header }
    label.font = (role == .prompt ? nil : attributes[.font] as? UIFont) ?? role.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? bar?.defaultTitleColor ?? .label
    label.textAlignment = role == .largeTitle ? .natural : .center
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if slide == .inPlace, !isFrozen { layOutContent() }
  }

  override var accessibilityDefaults: AccessibilityDefaults { contentAccessibility }
}
