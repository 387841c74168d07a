import Contacts
import ContactsUI
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Contacts that an app makes, the cards they become, and a store that nobody may use.
@Suite struct `Contacts of an app` {
  final class Listener: NSObject, CNContactPickerDelegate, CNContactViewControllerDelegate {
    var heard: [String] = []
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { heard.append("cancel") }
    func contactViewController(
      _ viewController: CNContactViewController,
      didCompleteWith contact: CNContact?
    ) { heard.append("done \(contact?.givenName ?? "nil")") }
  }

  private var ada: CNMutableContact {
    let contact = CNMutableContact()
    (contact.namePrefix, contact.givenName, contact.familyName) = ("Lady", "Ada", "Lovelace")
    contact.organizationName = "Engines; Sons, Ltd"
    contact.note = "line one\nline two, which is so long that a card has to break it somewhere"
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile,
        value: CNPhoneNumber(stringValue: "+44 20 1")
      )
    ]
    contact.emailAddresses = [
      CNLabeledValue(label: "Castle", value: NSString(string: "ada@engines.org"))
    ]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.country) = ("1 Square", "London", "UK")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
    return contact
  }

  @Test(.oracle("L-264")) func `names and labels are written for people`() {
    #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Lady Ada Lovelace")
    let (company, poet) = (CNMutableContact(), CNMutableContact())
    #expect(CNContactFormatter.string(from: company, style: .fullName) == nil)
    company.organizationName = "Engines"
    #expect(CNContactFormatter().string(from: company) == "Engines")
    (poet.givenName, poet.familyName) = ("白", "李")
    #expect(CNContactFormatter.string(from: poet, style: .fullName) == "李白")
    let labels = [CNLabelHome, CNLabelPhoneNumberHomeFax, "Castle"]
    let texts = labels.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
    #expect(texts == ["home", "home fax", "Castle"])
    let address = ada.postalAddresses.first?.value ?? CNPostalAddress()
    #expect(CNPostalAddressFormatter().string(from: address) == "1 Square\nLondon\nUK")
  }

  @Test func `copies are as the contact was, and rules find it`() throws {
    let contact = ada
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Augusta"
    #expect(copy.givenName == "Ada" && copy != contact && copy.identifier == contact.identifier)
    #expect(CNContact.predicateForContacts(matchingName: "lov ad").evaluate(with: copy))
    #expect(!CNContact.predicateForContacts(matchingName: "bob").evaluate(with: copy))
    let number = CNPhoneNumber(stringValue: "44-201")
    #expect(CNContact.predicateForContacts(matching: number).evaluate(with: copy))
  }

  @Test(.oracle("L-266")) func `cards are read as they were written`() throws {
    let data = try CNContactVCardSerialization.data(with: [ada, CNContact()])
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines[0] == "BEGIN:VCARD")
    let contacts = try CNContactVCardSerialization.contacts(with: data)
    let read = try #require(contacts.first)
    #expect(contacts.count == 2 && read.givenName == "Ada" && read.familyName == "Lovelace")
    #expect(read.organizationName == ada.organizationName && read.note == ada.note)
    #expect(read.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile])
    #expect(read.emailAddresses.map(\.label) == ["Castle"])
    #expect(read.postalAddresses.first?.value == ada.postalAddresses.first?.value)
    #expect(read.birthday?.year == 1815 && read.birthday?.day == 10)
  }

  @Test(.oracle("L-266")) func `older cards are read, and other texts throw`() throws {
    let card = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;
      TEL;WORK;FAX:123
      END:VCARD
      """
    let read = try CNContactVCardSerialization.contacts(with: Data(card.utf8))
    #expect(read.map(\.familyName) == ["Müller"] && read.map(\.givenName) == ["Jörg"])
    #expect(read.first?.phoneNumbers.first?.label == CNLabelPhoneNumberWorkFax)
    #expect(throws: CNError(.vCardMalformed)) {
      try CNContactVCardSerialization.contacts(with: Data("Hello".utf8))
    }
  }

  @Test(.oracle("L-265")) func `nobody may read the user's contacts`() async {
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { _, _ in }
    }
    let change = CNSaveRequest()
    change.add(ada, toContainerWithIdentifier: nil)
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(change) }
  }

  @Test(.oracle("L-265")) func `a picker of contacts is empty, and goes by itself`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (picker, listener) = (CNContactPickerViewController(), Listener())
    picker.delegate = listener
    root.present(picker, animated: false)
    stage.turn(2)
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(listener.heard == ["cancel"] && root.presentedViewController == nil)
  }

  @Test(.oracle("L-265")) func `a contact is shown with its values`() throws {
    let screen = CNContactViewController(forNewContact: ada)
    let listener = Listener()
    screen.delegate = listener
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: screen))
    stage.turn()
    let table = try #require(screen.view.subviews.compactMap { $0 as? UITableView }.first)
    let name = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(name?.textLabel?.text == "Lady Ada Lovelace")
    let number = table.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(number?.textLabel?.text == "mobile" && number?.detailTextLabel?.text == "+44 20 1")
    screen.displayedPropertyKeys = [CNContactEmailAddressesKey]
    stage.turn()
    #expect(table.numberOfRows(inSection: 1) == 1)
    stage.tap("Cancel")
    #expect(listener.heard == ["done nil"])
  }
}
