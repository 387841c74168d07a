internal import Foundation

/// Keys of UIKit's classes that apps use without a document or a promise (W-24).
///
/// What they stand for is not public; each does what shows, or nothing, and never ends the app.
enum KeysByHabit {
  static func register() {
    bars()
    alerts()
    ClassDescription<UIPickerView>().key("textColor", of: UIColor.self) { _, _ in }
    ClassDescription<UIDatePicker>().key("textColor", of: UIColor.self) { _, _ in }
    ClassDescription<UIDatePicker>().key("highlightsToday", of: Bool.self) { _, _ in }
    // Apps ask the device for an orientation so; it stays as it is held.
    ClassDescription<UIDevice>().key(
      "orientation",
      of: Int.self,
      get: \.orientation.rawValue
    ) { _, _ in UIViewController.attemptRotationToDeviceOrientation() }
  }

  private static func bars() {
    let item = ClassDescription<UIBarItem>()
    item.key("view", of: UIView.self, get: Self.view) { _, _ in }
    let search = ClassDescription<UISearchBar>()
    search.key("searchField", \.searchTextField)
    search.key("cancelButton", \.cancelButton)
    search.key("cancelButtonText", of: String.self) { $0.cancelButton.setTitle($1, for: .normal) }
  }

  private static func alerts() {
    let alert = ClassDescription<UIAlertController>()
    alert.key("attributedTitle", of: NSAttributedString.self) { $0.title = $1.string }
    alert.key("attributedMessage", of: NSAttributedString.self) { $0.message = $1.string }
    alert.key("contentViewController", of: UIViewController.self) { _, _ in }
    let action = ClassDescription<UIAlertAction>()
    action.key("titleTextColor", of: UIColor.self) { _, _ in }
    action.key("imageTintColor", of: UIColor.self) { _, _ in }
    action.key("image", of: UIImage.self) { _, _ in }
    action.key("checked", of: Bool.self) { _, _ in }
    action.key("titleTextAlignment", of: Int.self) { _, _ in }
  }

  /// The view that shows an item in one of the bars of a window, or would in a bar of none.
  private static func view(of item: UIBarItem) -> UIView? {
    guard let item = item as? UIBarButtonItem else { return nil }
    return item.customView ?? UIScreen.main.windows.lazy.compactMap { $0.button(for: item) }.first
      ?? looseView(of: item)
  }

  /// A view with a button that has the item's picture, as apps take it from a bar that is in no
  /// window (W-254).
  private static func looseView(of item: UIBarButtonItem) -> UIView? {
    guard let image = item.shownImage else { return nil }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.sizeToFit()
    let view = UIView(frame: button.frame)
    view.addSubview(button)
    return view
  }
}
