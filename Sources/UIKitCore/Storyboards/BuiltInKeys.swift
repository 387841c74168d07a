internal import Foundation

/// The keys of UIKit's own classes that documents set: outlets and runtime attributes.
enum BuiltInKeys {
  /// Reading it registers the keys, once.
  static let areKnown: Void = {
    responders()
    views()
    layers()
    controls()
    labels()
    lists()
    bars()
    controllers()
    recognizers()
    KeysByHabit.register()
  }()

  private static func responders() {
    let responder = ClassDescription<UIResponder>()
    responder.key("accessibilityIdentifier", \.accessibilityIdentifier)
    responder.key("accessibilityLabel", \.accessibilityLabel)
    responder.key("accessibilityHint", \.accessibilityHint)
    responder.key("accessibilityValue", \.accessibilityValue)
    responder.key("isAccessibilityElement", \.isAccessibilityElement)
  }

  private static func views() {
    let view = ClassDescription<UIView>()
    view.step("layer", \.layer)
    view.key("backgroundColor", \.backgroundColor)
    view.key("tintColor", \.tintColor)
    view.key("alpha", \.alpha)
    view.key("frame", \.frame)
    view.key("bounds", \.bounds)
    view.key("center", \.center)
    view.observed("frame", \.frame)
    view.observed("bounds", \.bounds)
    view.observed("center", \.center)
    view.key("hidden", \.isHidden)
    view.key("isHidden", \.isHidden)
    view.key("opaque", \.isOpaque)
    view.key("tag", \.tag)
    view.key("clipsToBounds", \.clipsToBounds)
    view.key("userInteractionEnabled", \.isUserInteractionEnabled)
    view.key("gestureRecognizers", \.gestureRecognizers)
    view.key("restorationIdentifier", \.restorationIdentifier)
    view.key("contentMode", of: Int.self, get: \.contentMode.rawValue) {
      $0.contentMode = UIView.ContentMode(rawValue: $1) ?? $0.contentMode
    }
  }

  private static func layers() {
    let layer = ClassDescription<CALayer>()
    layer.key("cornerRadius", \.cornerRadius)
    layer.key("borderWidth", \.borderWidth)
    layer.key("masksToBounds", \.masksToBounds)
    layer.key("opacity", \.opacity)
    layer.key("zPosition", \.zPosition)
    layer.key("shadowOpacity", \.shadowOpacity)
    layer.key("shadowRadius", \.shadowRadius)
    layer.key("shadowOffset", \.shadowOffset)
    // Core Animation takes no `UIColor`: as on iOS, setting one shows nothing.
    layer.key("borderColor", of: CGColor.self) { $0.borderColor = $1 }
    layer.key("shadowColor", of: CGColor.self) { $0.shadowColor = $1 }
    layer.key("backgroundColor", of: CGColor.self) { $0.backgroundColor = $1 }
  }

  private static func controls() {
    let control = ClassDescription<UIControl>()
    control.key("enabled", \.isEnabled)
    control.key("selected", \.isSelected)
    ClassDescription<UIImageView>().key("image", \.image)
    ClassDescription<UIImageView>().observed("image", \.image)
    ClassDescription<UITextField>().key("delegate", \.delegate)
    ClassDescription<UISearchBar>().key("delegate", \.delegate)
    ClassDescription<UIPickerView>().key("dataSource", \.dataSource)
    ClassDescription<UIPickerView>().key("delegate", \.delegate)
  }

  /// Enumerations are numbers by their keys (W-100).
  private static func labels() {
    let label = ClassDescription<UILabel>()
    label.key("text", \.text)
    label.key("font", \.font)
    label.key("textColor", \.textColor)
    label.key("numberOfLines", \.numberOfLines)
    label.key("enabled", \.isEnabled)
    label.key("highlighted", \.isHighlighted)
    label.key("highlightedTextColor", \.highlightedTextColor)
    label.key("shadowColor", \.shadowColor)
    label.key("shadowOffset", \.shadowOffset)
    label.key("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    label.key("minimumScaleFactor", \.minimumScaleFactor)
    // The size of before there was the factor; on iOS it is kept and does nothing.
    label.key("minimumFontSize", of: CGFloat.self, get: { _ in 0 }) { _, _ in }
    label.key("textAlignment", of: Int.self, get: \.textAlignment.rawValue) {
      $0.textAlignment = NSTextAlignment(rawValue: $1) ?? $0.textAlignment
    }
    label.key("lineBreakMode", of: Int.self, get: \.lineBreakMode.rawValue) {
      $0.lineBreakMode = NSLineBreakMode(rawValue: $1) ?? $0.lineBreakMode
    }
    label.key("baselineAdjustment", of: Int.self, get: \.baselineAdjustment.rawValue) {
      $0.baselineAdjustment = UIBaselineAdjustment(rawValue: $1) ?? $0.baselineAdjustment
    }
  }

  private static func lists() {
    let scroll = ClassDescription<UIScrollView>()
    scroll.key("delegate", \.delegate)
    scroll.key("contentOffset", \.contentOffset)
    scroll.key("contentSize", \.contentSize)
    scroll.key("contentInset", \.contentInset)
    scroll.observed("contentOffset", \.contentOffset)
    scroll.observed("contentSize", \.contentSize)
    ClassDescription<UITextView>().key("delegate", \.delegate)
    let table = ClassDescription<UITableView>()
    table.key("dataSource", \.dataSource)
    table.key("delegate", \.delegate)
    table.key("tableHeaderView", \.tableHeaderView)
    table.key("tableFooterView", \.tableFooterView)
    table.key("backgroundView", \.backgroundView)
    ClassDescription<UICollectionView>().key("dataSource", \.dataSource)
    ClassDescription<UICollectionView>().key("delegate", \.delegate)
    let cell = ClassDescription<UITableViewCell>()
    cell.key("backgroundView", \.backgroundView)
    cell.key("selectedBackgroundView", \.selectedBackgroundView)
    cell.key("accessoryView", \.accessoryView)
    cell.key("editingAccessoryView", \.editingAccessoryView)
    let item = ClassDescription<UICollectionViewCell>()
    item.key("backgroundView", \.backgroundView)
    item.key("selectedBackgroundView", \.selectedBackgroundView)
  }

  private static func bars() {
    ClassDescription<UINavigationBar>().key("delegate", \.delegate)
    ClassDescription<UITabBar>().key("delegate", \.delegate)
    ClassDescription<UIToolbar>().key("delegate", \.delegate)
    let item = ClassDescription<UINavigationItem>()
    item.key("titleView", \.titleView)
    item.key("leftBarButtonItem", \.leftBarButtonItem)
    item.key("rightBarButtonItem", \.rightBarButtonItem)
    item.key("backBarButtonItem", \.backBarButtonItem)
  }

  private static func controllers() {
    let controller = ClassDescription<UIViewController>()
    controller.key("view", of: UIView.self, get: \.viewIfLoaded) { $0.view = $1 }
    controller.key("title", \.title)
    controller.key("toolbarItems", \.toolbarItems)
    ClassDescription<UINavigationController>().key("delegate", \.delegate)
    ClassDescription<UITabBarController>().key("delegate", \.delegate)
    ClassDescription<UISplitViewController>().key("delegate", \.delegate)
    ClassDescription<UIPageViewController>().key("dataSource", \.dataSource)
    ClassDescription<UIPageViewController>().key("delegate", \.delegate)
    let table = ClassDescription<UITableViewController>()
    table.key("refreshControl", \.refreshControl)
    // Storyboards often connect a controller's list a second time by hand (L-209).
    table.key("tableView", of: UITableView.self, get: \.tableView) { $0.tableView = $1 }
    ClassDescription<UICollectionViewController>()
      .key("collectionView", of: UICollectionView.self, get: \.collectionView) {
        $0.collectionView = $1
      }
  }

  private static func recognizers() {
    ClassDescription<UIGestureRecognizer>().key("delegate", \.delegate)
  }
}
