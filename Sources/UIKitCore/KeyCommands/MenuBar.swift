internal import QuartzCore

/// The titles of the app's menus at the top of a window, each of which opens its menu (W-109).
///
/// The view is as large as its window: a touch beside the titles closes it.
final class MenuBar: UIView, MenuBarShowing {
  private let strip = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView()
  private var titles: [UIButton] = []
  /// The menu that was opened last.
  private weak var opened: OpenMenu?

  // The measures are ours, in points.
  private static let height: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let spacing: CGFloat = 20

  init(_ menus: [UIMenu]) {
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = false
    addSubview(strip)
    strip.contentView.addSubview(scroll)
    titles = menus.map(title)
    for title in titles { scroll.addSubview(title) }
  }

  required init?(coder: NSCoder) { nil }

  private func title(of menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(menu.title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    let isApp = menu.identifier == .application
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: isApp ? .semibold : .regular)
    // The title stands above its menu already.
    let content = UIMenu(children: menu.children)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        if let self, let button { open(content, below: button) }
      },
      for: .touchUpInside
    )
    return button
  }

  private func open(_ menu: UIMenu, below button: UIButton) {
    let open = OpenMenu(menu, beside: button.bounds, of: button, sender: button, preview: nil)
    // What is chosen takes the bar away first, so that it acts on the window as it was.
    open.willPerform = { [weak self] _ in self?.goAway() }
    open.open()
    opened = open
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + Self.height)
    let room = bounds.inset(by: safeAreaInsets)
    scroll.frame = CGRect(x: room.minX, y: top, width: room.width, height: Self.height)
    var x = Self.margin
    for title in titles {
      let width = title.sizeThatFits(scroll.bounds.size).width + Self.spacing
      title.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
    }
    scroll.contentSize = CGSize(width: x + Self.margin, height: Self.height)
  }

  func close() {
    opened?.close()
    goAway()
  }

  private func goAway() {
    (window?.screen ?? .main).menuBar = nil
    isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.15) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

extension MenuBarContent: MenuBarMaking {
  func show(over window: UIWindow) -> any MenuBarShowing {
    let bar = MenuBar(menus)
    bar.frame = window.bounds
    window.addSubview(bar)
    bar.layoutIfNeeded()
    // The first title has the focus, so that keys go on from there.
    window.screen.menuBar = bar
    _ = window.screen.usedFocus.take(UIKey(usage: 43, modifiers: []))
    return bar
  }
}
