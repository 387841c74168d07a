internal import ObjectiveC

private nonisolated(unsafe) var delegateKey: UInt8 = 0
private nonisolated(unsafe) var fieldKey: UInt8 = 0

/// Decides about renaming what a screen shows by its title (W-226).
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Tells the delegate that the user has entered another title, which the item has already.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Returns true if the title may be renamed, so that its menu offers it; default true.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// Supplies the text to begin with and its selected part; default the title, selected as a whole.
  func navigationItem(
    _: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns true if renaming may end with a text; default true.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Default: true.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  /// Default: the title, selected as a whole.
  public func navigationItem(
    _: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Default: true.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    true
  }
}

/// The delegate, which the item does not keep.
private final class WeakDelegate {
  weak var delegate: (any UINavigationItemRenameDelegate)?

  init(_ delegate: (any UINavigationItemRenameDelegate)?) { self.delegate = delegate }
}

extension UINavigationItem {
  /// The delegate for renaming the title, which can be renamed if there is one; held weakly; default
  /// nil (W-226).
  public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { (objc_getAssociatedObject(self, &delegateKey) as? WeakDelegate)?.delegate }
    set {
      let holder = WeakDelegate(newValue)
      objc_setAssociatedObject(self, &delegateKey, holder, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The field in which the title is being renamed; nil otherwise.
  private(set) var renameField: UITextField? {
    get { objc_getAssociatedObject(self, &fieldKey) as? UITextField }
    set {
      objc_setAssociatedObject(self, &fieldKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      changed()
    }
  }

  private var canBeRenamed: Bool {
    renameDelegate?.navigationItemShouldBeginRenaming(self) ?? false
  }

  /// Puts a field in place of the title, if the delegate lets it be renamed.
  func beginRenaming() {
    guard renameField == nil, canBeRenamed, let delegate = renameDelegate else { return }
    let title = title ?? ""
    let (text, selected) = delegate.navigationItem(
      self,
      willBeginRenamingWith: title,
      selectedRange: title.startIndex..<title.endIndex
    )
    let field = makeRenameField(text)
    renameField = field
    (observer as? UIView)?.layoutIfNeeded()
    field.becomeFirstResponder()
    field.selectedUnits = NSRange(selected, in: text)
  }

  private func makeRenameField(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
    field.text = text
    field.font = .systemFont(ofSize: 17, weight: .semibold)
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.accessibilityLabel = "Title"
    field.mayEnd = { [weak self, weak field] in
      guard let self, let field else { return true }
      return renameDelegate?.navigationItem(self, shouldEndRenamingWith: field.text ?? "") ?? true
    }
    // A target for the return key has it end editing.
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.endRenaming() }, for: .editingDidEnd)
    return field
  }

  private func endRenaming() {
    guard let field = renameField else { return }
    let text = field.text ?? ""
    title = text
    renameField = nil
    renameDelegate?.navigationItem(self, didEndRenamingWith: text)
  }

  // MARK: - The menu of the title

  /// A title that opens the menu of its provider; nil for a title that is text alone (W-226).
  func makeTitleButton(font: UIFont, color: UIColor) -> UIView? {
    guard titleMenuProvider != nil, let title else { return nil }
    let button = UIButton(type: .custom)
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    button.setTitle(title, for: .normal)
    button.setTitleColor(color, for: .normal)
    button.titleLabel?.font = font
    button.setImage(UIImage(systemName: "chevron.down", withConfiguration: size), for: .normal)
    button.tintColor = color
    button.semanticContentAttribute = .forceRightToLeft
    button.accessibilityTraits = [.header, .button]
    button.showsMenuAsPrimaryAction = true
    let elements = UIDeferredMenuElement.uncached { [weak self] show in
      show(self?.titleMenu?.children ?? [])
    }
    button.menu = UIMenu(title: "", children: [elements])
    return button
  }

  /// The menu as the provider makes it now of what the system suggests.
  private var titleMenu: UIMenu? {
    let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) {
      [weak self] _ in self?.beginRenaming()
    }
    return titleMenuProvider?(canBeRenamed ? [rename] : [])
  }
}
