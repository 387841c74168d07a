extension UINavigationItem {
  func decodeNavigationItem(_ coder: NibCoder) {
    title = coder.string("title")
    prompt = coder.string("prompt").flatMap { $0.isEmpty ? nil : $0 }
    backButtonTitle = coder.string("backButtonTitle")
    hidesBackButton = coder.bool("hidesBackButton") ?? false
    leftItemsSupplementBackButton = coder.bool("leftItemsSupplementBackButton") ?? false
    largeTitleDisplayMode =
      coder.choice("largeTitleDisplayMode", LargeTitleDisplayMode.names) ?? .automatic
    titleView = coder.object("titleView") as? UIView
    backBarButtonItem = coder.object("backBarButtonItem") as? UIBarButtonItem
    decodeButtons(coder)
  }

  /// One button a side is a keyed child, several are a collection.
  private func decodeButtons(_ coder: NibCoder) {
    let left = coder.objects("leftBarButtonItems").compactMap { $0 as? UIBarButtonItem }
    let right = coder.objects("rightBarButtonItems").compactMap { $0 as? UIBarButtonItem }
    leftBarButtonItems = left.isEmpty ? nil : left
    rightBarButtonItems = right.isEmpty ? nil : right
    if let item = coder.object("leftBarButtonItem") as? UIBarButtonItem {
      leftBarButtonItem = item
    }
    if let item = coder.object("rightBarButtonItem") as? UIBarButtonItem {
      rightBarButtonItem = item
    }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  static let names: [String: Self] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
}
