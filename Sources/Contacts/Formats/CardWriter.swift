internal import Foundation

/// Writes a contact as a card.
struct CardWriter {
  private var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Portico//Contacts//EN"]
  private var count = 0

  init(_ contact: CNContact) {
    addNames(contact)
    for value in contact.emailAddresses {
      add("EMAIL", "TYPE=INTERNET", value.label, CardLine.escaped("\(value.value)"))
    }
    for value in contact.phoneNumbers {
      add("TEL", "TYPE=VOICE", value.label, CardLine.escaped(value.value.stringValue))
    }
    for value in contact.postalAddresses {
      let address = value.value
      let parts = [
        "", "", address.street, address.city, address.state, address.postalCode, address.country,
      ]
      add("ADR", nil, value.label, parts.map(CardLine.escaped).joined(separator: ";"))
    }
    for value in contact.urlAddresses {
      add("URL", nil, value.label, CardLine.escaped("\(value.value)"))
    }
    for value in contact.contactRelations {
      add("X-ABRELATEDNAMES", nil, value.label ?? "", CardLine.escaped(value.value.name))
    }
    addDays(contact)
    lines.append("END:VCARD")
  }

  /// The card, whose lines have at most 75 bytes.
  var text: String { lines.map { Self.folded($0) + "\r\n" }.joined() }

  private mutating func addDays(_ contact: CNContact) {
    if let day = contact.birthday.flatMap(Self.text) { lines.append("BDAY:\(day)") }
    for value in contact.dates {
      let day = DateComponents(
        year: value.value.year == NSDateComponentUndefined ? nil : value.value.year,
        month: value.value.month,
        day: value.value.day
      )
      if let text = Self.text(day) { add("X-ABDATE", nil, value.label ?? "", text) }
    }
  }

  private mutating func addNames(_ contact: CNContact) {
    let names = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
      contact.nameSuffix,
    ]
    lines.append("N:" + names.map(CardLine.escaped).joined(separator: ";"))
    let full = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
    lines.append("FN:" + CardLine.escaped(full))
    let organization = [contact.organizationName, contact.departmentName]
    let single = [
      ("NICKNAME", contact.nickname), ("X-MAIDENNAME", contact.previousFamilyName),
      ("X-PHONETIC-FIRST-NAME", contact.phoneticGivenName),
      ("X-PHONETIC-MIDDLE-NAME", contact.phoneticMiddleName),
      ("X-PHONETIC-LAST-NAME", contact.phoneticFamilyName),
      ("X-PHONETIC-ORG", contact.phoneticOrganizationName), ("TITLE", contact.jobTitle),
      ("NOTE", contact.note),
    ]
    for (name, value) in single where !value.isEmpty {
      lines.append("\(name):" + CardLine.escaped(value))
    }
    if organization != ["", ""] {
      lines.append("ORG:" + organization.map(CardLine.escaped).joined(separator: ";"))
    }
    if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
  }

  /// Adds a value with its label: by types that all programs know, else in a line of its own.
  private mutating func add(_ name: String, _ type: String?, _ label: String?, _ value: String) {
    let known: [String: [String]] = [
      CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"],
      CNLabelPhoneNumberMobile: ["CELL"], CNLabelPhoneNumberMain: ["MAIN"],
      CNLabelPhoneNumberiPhone: ["IPHONE", "CELL"], CNLabelPhoneNumberPager: ["PAGER"],
      CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
    ]
    let types = label.map { known[$0] } ?? []
    let parameters = ([type].compactMap(\.self) + (types ?? []).map { "TYPE=\($0)" })
    let head = ([name] + parameters).joined(separator: ";")
    guard types == nil, let label, !label.isEmpty else { return lines.append("\(head):\(value)") }
    count += 1
    lines.append("item\(count).\(head):\(value)")
    lines.append("item\(count).X-ABLabel:\(CardLine.escaped(label))")
  }

  private static func text(_ day: DateComponents) -> String? {
    guard let month = day.month, let number = day.day else { return nil }
    let end = String(format: "%02d-%02d", month, number)
    return day.year.map { String(format: "%04d-", $0) + end } ?? "1604-" + end
  }

  private static func folded(_ line: String) -> String {
    var (result, length) = ("", 0)
    for letter in line {
      let size = letter.utf8.count
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.append(letter)
      length += size
    }
    return result
  }
}
