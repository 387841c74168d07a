/// The tab of an app's search, with the system's title and symbol.
open class UISearchTab: UITab {
  /// Makes a tab whose controller the provider makes when it is needed first.
  public convenience init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem.SystemItem.search
    self.init(
      title: item.title,
      image: UIImage(systemName: item.symbolName),
      identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider
    )
  }
}
