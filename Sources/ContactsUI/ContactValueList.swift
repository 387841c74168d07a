internal import Contacts
internal import Foundation
internal import UIKitCore

/// The rows of a contact: its name, then its values with their labels.
final class ContactValueList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var name = ""
  var message: String?
  var properties: [CNContactProperty] = []
  var touched: (CNContactProperty) -> Void = { _ in }
  weak var table: UITableView?

  func numberOfSections(in tableView: UITableView) -> Int { properties.isEmpty ? 1 : 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : properties.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    guard indexPath.section == 1 else {
      cell.textLabel?.text = name
      cell.textLabel?.font = .preferredFont(forTextStyle: .title2)
      cell.detailTextLabel?.text = message
      cell.selectionStyle = .none
      return cell
    }
    let property = properties[indexPath.row]
    cell.textLabel?.text = property.title
    cell.textLabel?.font = .preferredFont(forTextStyle: .footnote)
    cell.detailTextLabel?.text = property.text
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
    cell.detailTextLabel?.numberOfLines = 0
    if property.address != nil { cell.detailTextLabel?.textColor = tableView.tintColor }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    touched(properties[indexPath.row])
  }
}

extension CNContact {
  /// The values of the contact that a screen shows, in the usual order.
  var shownProperties: [CNContactProperty] {
    func all<Value>(_ key: String, _ values: [CNLabeledValue<Value>]) -> [CNContactProperty] {
      values.map {
        CNContactProperty(self, key, value: $0.value, identifier: $0.identifier, label: $0.label)
      }
    }
    func one(_ key: String, _ value: String) -> [CNContactProperty] {
      value.isEmpty ? [] : [CNContactProperty(self, key, value: value)]
    }
    let isNamedByIt =
      CNContactFormatter.string(from: self, style: .fullName) == organizationName
    let birthdays = birthday.map { [CNContactProperty(self, CNContactBirthdayKey, value: $0)] }
    return one(CNContactJobTitleKey, jobTitle)
      + one(CNContactDepartmentNameKey, departmentName)
      + (isNamedByIt ? [] : one(CNContactOrganizationNameKey, organizationName))
      + all(CNContactPhoneNumbersKey, phoneNumbers)
      + all(CNContactEmailAddressesKey, emailAddresses)
      + all(CNContactUrlAddressesKey, urlAddresses)
      + all(CNContactPostalAddressesKey, postalAddresses)
      + (birthdays ?? []) + all(CNContactRelationsKey, contactRelations)
      + one(CNContactNoteKey, note)
  }
}

extension CNContactProperty {
  /// The label for people, or the name of the value.
  var title: String {
    label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
      ?? CNContact.localizedString(forKey: key)
  }

  /// The value for people.
  var text: String {
    switch value {
    case let number as CNPhoneNumber: return number.stringValue
    case let address as CNPostalAddress:
      return CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
    case let relation as CNContactRelation: return relation.name
    case let day as DateComponents:
      guard let date = Calendar(identifier: .gregorian).date(from: day) else { return "" }
      let formatter = DateFormatter()
      formatter.setLocalizedDateFormatFromTemplate(day.year == nil ? "MMMMd" : "yMMMMd")
      return formatter.string(from: date)
    default: return value.map { "\($0)" } ?? ""
    }
  }

  /// The address that touching the value opens; nil for none.
  var address: URL? {
    switch key {
    case CNContactPhoneNumbersKey:
      return URL(string: "tel:" + text.filter { $0.isNumber || $0 == "+" })
    case CNContactEmailAddressesKey: return URL(string: "mailto:" + text)
    case CNContactUrlAddressesKey: return URL(string: text)
    default: return nil
    }
  }
}
