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

  func rebuildIfStale() {
    guard isStale, let bar else { return }
    isStale = false
    for view in subviews { view.removeFromSuperview() }
    (leading, trailing, backButton, titleView) = ([], [], nil, nil)
    (prompt, largeTitle, searchBar) = (nil, nil, nil)
    guard let item = bar.topItem else { return }
    build(item, in: bar, look: bar.shownAppearance)
  }

  private func build(
    _ item: UINavigationItem,
    in bar: UINavigationBar,
    look: UINavigationBarAppearance
  ) {
    prompt = item.prompt.map { label($0, .prompt, look) }
    buildButtons(item, in: bar, look: look)
    if bar.showsLargeTitle {
      largeTitle = item.title.map { label($0, .largeTitle, look) }
    }
    if let view = item.titleView {
      titleView = view
    } else if largeTitle == nil {
      titleView = item.title.map { label($0, .title, look) }
    }
    searchBar = item.searchController?.searchBar
    let parts = [prompt, backButton, titleView, largeTitle, searchBar] + leading + trailing
    for part in parts { part.map(addSubview) }
  }

  private func buildButtons(
    _ item: UINavigationItem,
    in bar: UINavigationBar,
    look: UINavigationBarAppearance
  ) {
    func views(_ items: [UIBarButtonItem]?) -> [UIView] {
      (items ?? []).filter { !$0.isHidden }.map { item in
        let appearance =
          item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
        return BarButton.view(for: item, appearance: appearance, low: bar.metrics.isLow)
      }
    }
    leading = views(item.leftBarButtonItems)
    trailing = views(item.rightBarButtonItems)
    let replacesBack = !leading.isEmpty && !item.leftItemsSupplementBackButton
    guard let back = bar.backItem, !item.hidesBackButton, !replacesBack else { return }
    let button = BarBackButton(
      to: back,
      image: look.backIndicatorImage ?? bar.backIndicatorImage,
      look: look
    )
    button.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
    backButton = button
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

  private func label(
    _ text: String,
    _ role: Role,
    _ look: UINavigationBarAppearance
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    let attributes = role == .largeTitle ? look.largeTitleTextAttributes : look.titleTextAttributes
    label.text = text
    label.font = (role == .prompt ? nil : attributes[.font] as? UIFont) ?? role.font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? bar?.defaultTitleColor ?? .label
    label.textAlignment = role == .largeTitle ? .natural : .center
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
}
