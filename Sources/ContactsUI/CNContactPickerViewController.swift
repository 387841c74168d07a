public import Contacts
public import Foundation
public import UIKitCore

/// Is notified of the contacts that a user picks; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The user cancelled; the picker goes by itself.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was picked; never called here, as there are none.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// A value of a contact was picked; never called here.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  )
  /// Several contacts were picked; never called here.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Several values of contacts were picked; never called here.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  )
}

extension CNContactPickerDelegate {
  /// Does nothing by default.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing by default.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Does nothing by default.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing by default.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) {}
  /// Does nothing by default.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}

/// Shows that there are no contacts, with a button that cancels (L-265).
open class CNContactPickerViewController: UIViewController {
  /// Is notified of what is picked.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The values that a contact is shown with; nil, the default, for all; kept.
  open var displayedPropertyKeys: [String]?
  /// The rule for contacts that can be picked; nil, the default, for all; kept.
  open var predicateForEnablingContact: NSPredicate?
  /// The rule for contacts that are picked as a whole; nil, the default, for all; kept.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The rule for values that are picked; nil, the default, for all; kept.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Nobody archives a picker.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: "Contacts")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    showEmptyPicker(item, text: "No Contacts")
  }

  private func cancel() {
    delegate?.contactPickerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}
