public import Contacts
public import Foundation
public import UIKitCore

/// Is notified of a contact that is shown; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Asked whether a touched value may do what it does: a number is called, a mail begun.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// The user is done with a new contact, or cancelled with nil, as is always so here.
  func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  )
}

extension CNContactViewControllerDelegate {
  /// True by default.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing by default.
  public func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact's name and values; nothing can be edited, as nothing could be saved (L-265).
open class CNContactViewController: UIViewController {
  /// The contact.
  open private(set) var contact: CNContact
  /// Is notified of what the user does.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The values that are shown; nil, the default, for all.
  open var displayedPropertyKeys: [Any]? { didSet { showValues() } }
  /// The store of the contact; default nil; kept, and has no effect here.
  open var contactStore: CNContactStore?
  /// The group of a new contact; default nil; kept, and has no effect here.
  open var parentGroup: CNGroup?
  /// The address book of a new contact; default nil; kept, and has no effect here.
  open var parentContainer: CNContainer?
  /// The name of a contact without one; default nil.
  open var alternateName: String? { didSet { showValues() } }
  /// A line below the name; default nil.
  open var message: String? { didSet { showValues() } }
  /// Default true; kept: nothing can be edited here.
  open var allowsEditing = true
  /// True, the default, if touched values do something.
  open var allowsActions = true
  /// Default false; kept: a contact stands for itself alone.
  open var shouldShowLinkedContacts = false

  private let isNew: Bool
  private let values = ContactValueList()

  /// The values that the screen needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactVCardSerialization.descriptorForRequiredKeys()
  }

  /// Shows a contact of a store.
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  /// Shows a contact that no store has.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, isNew: false)
  }
  /// Shows a contact that is to be made, with a button that cancels.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), isNew: true)
  }

  private init(_ contact: CNContact, isNew: Bool) {
    self.contact = contact
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    values.touched = { [weak self] in self?.perform($0) }
    guard isNew else { return }
    title = "New Contact"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.contactViewController(self, didCompleteWith: nil)
      }
    )
  }
  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = values
    table.delegate = values
    view.addSubview(table)
    values.table = table
    showValues()
  }

  /// Does nothing: no value is shown in a colour of its own.
  open func highlightProperty(withKey key: String, identifier: String?) {}

  private func showValues() {
    let keys = displayedPropertyKeys.map { Set($0.map { "\($0)" }) }
    values.name =
      CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "No Name"
    values.message = message
    values.properties = contact.shownProperties.filter { keys?.contains($0.key) ?? true }
    values.table?.reloadData()
  }

  private func perform(_ property: CNContactProperty) {
    guard allowsActions,
      delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true,
      let url = property.address
    else { return }
    UIApplication.shared.open(url)
  }
}
