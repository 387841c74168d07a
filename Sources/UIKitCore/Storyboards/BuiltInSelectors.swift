/// The methods of UIKit's own classes that documents and apps send by name.
///
/// Who sends them with a button's action gives the button for the first argument, which
/// Objective-C takes as true.
enum BuiltInSelectors {
  /// Touching it makes the methods known, once.
  static let areKnown: Void = {
    responders()
    editing(UITextField.self)
    editing(UITextView.self)
    searching(UITextView.self)
    views()
    controllers()
    lists()
  }()

  private static func responders() {
    let responder = ClassDescription<UIResponder>()
    responder.method("becomeFirstResponder") { object, _ in object.becomeFirstResponder() }
    responder.method("resignFirstResponder") { object, _ in object.resignFirstResponder() }
  }

  /// Only classes of UIKit's that do something have the commands: other responders have those that
  /// their own classes describe.
  private static func editing<Text: UIResponder>(_ type: Text.Type) {
    let text = ClassDescription<Text>()
    text.method("cut:") { text, sender in text.cut(sender[0]) }
    text.method("copy:") { text, sender in text.copy(sender[0]) }
    text.method("paste:") { text, sender in text.paste(sender[0]) }
    text.method("delete:") { text, sender in text.delete(sender[0]) }
    text.method("select:") { text, sender in text.select(sender[0]) }
    text.method("selectAll:") { text, sender in text.selectAll(sender[0]) }
    text.method("pasteAndMatchStyle:") { text, sender in text.pasteAndMatchStyle(sender[0]) }
    text.method("toggleBoldface:") { text, sender in text.toggleBoldface(sender[0]) }
    text.method("toggleItalics:") { text, sender in text.toggleItalics(sender[0]) }
    text.method("toggleUnderline:") { text, sender in text.toggleUnderline(sender[0]) }
    text.method("increaseSize:") { text, sender in text.increaseSize(sender[0]) }
    text.method("decreaseSize:") { text, sender in text.decreaseSize(sender[0]) }
    text.method("makeTextWritingDirectionLeftToRight:") { text, sender in
      text.makeTextWritingDirectionLeftToRight(sender[0])
    }
    text.method("makeTextWritingDirectionRightToLeft:") { text, sender in
      text.makeTextWritingDirectionRightToLeft(sender[0])
    }
  }

  /// The commands of searching, which text views perform that can be searched.
  private static func searching<Text: UIResponder>(_ type: Text.Type) {
    let text = ClassDescription<Text>()
    text.method("find:") { text, sender in text.find(sender[0]) }
    text.method("findAndReplace:") { text, sender in text.findAndReplace(sender[0]) }
    text.method("findNext:") { text, sender in text.findNext(sender[0]) }
    text.method("findPrevious:") { text, sender in text.findPrevious(sender[0]) }
    text.method("useSelectionForFind:") { text, sender in text.useSelectionForFind(sender[0]) }
  }

  private static func views() {
    // Actions may want an event that a control changed by code doesn't have.
    ClassDescription<UIEvent>().make { UIEvent() }
    let view = ClassDescription<UIView>()
    view.method("endEditing:") { view, _ in view.endEditing(false) }
    view.method("removeFromSuperview") { view, _ in view.removeFromSuperview() }
    view.method("setNeedsLayout") { view, _ in view.setNeedsLayout() }
    view.method("layoutIfNeeded") { view, _ in view.layoutIfNeeded() }
    view.method("setNeedsDisplay") { view, _ in view.setNeedsDisplay() }
    let indicator = ClassDescription<UIActivityIndicatorView>()
    indicator.method("startAnimating") { view, _ in view.startAnimating() }
    indicator.method("stopAnimating") { view, _ in view.stopAnimating() }
    let images = ClassDescription<UIImageView>()
    images.method("startAnimating") { view, _ in view.startAnimating() }
    images.method("stopAnimating") { view, _ in view.stopAnimating() }
  }

  private static func controllers() {
    let controller = ClassDescription<UIViewController>()
    controller.method("dismissViewControllerAnimated:completion:") { controller, _ in
      controller.dismiss(animated: true)
    }
    controller.method("setEditing:animated:") { controller, arguments in
      controller.setEditing(arguments[0] as Bool? ?? true, animated: true)
    }
    let navigation = ClassDescription<UINavigationController>()
    navigation.method("popViewControllerAnimated:") { stack, _ in
      stack.popViewController(animated: true)
    }
    navigation.method("popToRootViewControllerAnimated:") { stack, _ in
      stack.popToRootViewController(animated: true)
    }
  }

  private static func lists() {
    ClassDescription<UITableView>().method("reloadData") { table, _ in table.reloadData() }
    ClassDescription<UICollectionView>().method("reloadData") { grid, _ in grid.reloadData() }
    let refresh = ClassDescription<UIRefreshControl>()
    refresh.method("beginRefreshing") { control, _ in control.beginRefreshing() }
    refresh.method("endRefreshing") { control, _ in control.endRefreshing() }
    let scroll = ClassDescription<UIScrollView>()
    scroll.method("flashScrollIndicators") { view, _ in view.flashScrollIndicators() }
  }
}

/// Runs while the program is loaded, so that nothing below has to know the tables.
@section(".init_array") @used private let describeBuiltIns: @convention(c) () -> Void = {
  let describe: @MainActor () -> Void = {
    BuiltInKeys.areKnown
    BuiltInSelectors.areKnown
  }
  // Whoever asks for a name is on the main actor's thread and has no way to promise it.
  ClassTable.describeLater(unsafeBitCast(describe, to: (() -> Void).self))
}
