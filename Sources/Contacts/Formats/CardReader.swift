internal import Foundation

/// Makes contacts of the lines of cards.
struct CardReader {
  private let contact = CNMutableContact()
  private let labels: [String: String]

  /// The contacts of a text; nil where it has no card, or one without an end.
  static func contacts(in text: String) -> [CNContact]? {
    var (contacts, open) = ([CNContact](), [CardLine]?.none)
    for line in CardLine.lines(of: text) {
      let value = line.value.trimmingCharacters(in: .whitespaces).uppercased()
      switch (line.name, value) {
      case ("BEGIN", "VCARD"): open = []
      case ("END", "VCARD"):
        guard let lines = open else { return nil }
        contacts.append(CardReader(lines).contact.copy() as? CNContact ?? CNContact())
        open = nil
      default: open?.append(line)
      }
    }
    return contacts.isEmpty || open != nil ? nil : contacts
  }

  private init(_ lines: [CardLine]) {
    let named = lines.filter { $0.name == "X-ABLABEL" && !$0.group.isEmpty }
    labels = Dictionary(named.map { ($0.group, $0.text) }) { $1 }
    for line in lines where !readName(line) { readList(line) }
    let isUnnamed = contact.givenName.isEmpty && contact.familyName.isEmpty
    if isUnnamed, contact.organizationName.isEmpty,
      let full = lines.first(where: { $0.name == "FN" })
    {
      contact.givenName = full.text
    }
  }

  /// Reads a line with one value; false if it is none.
  private func readName(_ line: CardLine) -> Bool {
    func part(_ index: Int) -> String {
      let parts = line.parts
      return parts.indices.contains(index) ? parts[index] : ""
    }
    switch line.name {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "NICKNAME": contact.nickname = line.text
    case "X-MAIDENNAME": contact.previousFamilyName = line.text
    case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = line.text
    case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = line.text
    case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = line.text
    case "X-PHONETIC-ORG": contact.phoneticOrganizationName = line.text
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TITLE": contact.jobTitle = line.text
    case "NOTE": contact.note = line.text
    case "BDAY": contact.birthday = Self.day(line.text)
    case "PHOTO": contact.imageData = line.data
    case "X-ABSHOWAS":
      if line.text.uppercased() == "COMPANY" { contact.contactType = .organization }
    default: return false
    }
    return true
  }

  /// Reads a line with one value of a list; false if it is none.
  @discardableResult private func readList(_ line: CardLine) -> Bool {
    let label = label(of: line)
    func text() -> CNLabeledValue<NSString> {
      CNLabeledValue(label: label, value: NSString(string: line.text))
    }
    switch line.name {
    case "EMAIL": contact.emailAddresses.append(text())
    case "URL": contact.urlAddresses.append(text())
    case "TEL":
      let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
      let value = CNPhoneNumber(stringValue: number)
      contact.phoneNumbers.append(CNLabeledValue(label: label, value: value))
    case "ADR":
      let value = CNPostalAddress(Self.address(line.parts))
      contact.postalAddresses.append(CNLabeledValue(label: label, value: value))
    case "X-ABRELATEDNAMES":
      let value = CNContactRelation(name: line.text)
      contact.contactRelations.append(CNLabeledValue(label: label, value: value))
    case "X-ABDATE", "ANNIVERSARY":
      guard let day = Self.day(line.text) else { return false }
      let value = NSDateComponents()
      value.year = day.year ?? NSDateComponentUndefined
      value.month = day.month ?? NSDateComponentUndefined
      value.day = day.day ?? NSDateComponentUndefined
      contact.dates.append(CNLabeledValue(label: label ?? CNLabelDateAnniversary, value: value))
    default: return false
    }
    return true
  }

  /// The parts of an address, which come without names; box and floor go before the street.
  private static func address(_ parts: [String]) -> [String: String] {
    let names = [
      CNPostalAddressStreetKey, CNPostalAddressCityKey, CNPostalAddressStateKey,
      CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey,
    ]
    let all = parts + Array(repeating: "", count: max(0, 7 - parts.count))
    let street = all[0...2].filter { !$0.isEmpty }.joined(separator: "\n")
    return Dictionary(uniqueKeysWithValues: zip(names, [street] + all[3...6]))
  }

  private func label(of line: CardLine) -> String? {
    if let label = labels[line.group] { return label }
    let types = line.types
    if line.name == "TEL" {
      if types.contains("FAX") {
        return types.contains("HOME") ? CNLabelPhoneNumberHomeFax : CNLabelPhoneNumberWorkFax
      }
      if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
      if types.contains("CELL") { return CNLabelPhoneNumberMobile }
      if types.contains("MAIN") { return CNLabelPhoneNumberMain }
      if types.contains("PAGER") { return CNLabelPhoneNumberPager }
    }
    if types.contains("HOME") { return CNLabelHome }
    return types.contains("WORK") ? CNLabelWork : types.contains("OTHER") ? CNLabelOther : nil
  }

  /// A day such as 2001-02-03, 20010203 or --0203.
  private static func day(_ text: String) -> DateComponents? {
    let date = text.prefix { $0 != "T" }
    let digits = date.filter(\.isNumber)
    guard digits.count == 8 || (digits.count == 4 && date.hasPrefix("--")) else { return nil }
    var day = DateComponents(month: Int(digits.suffix(4).prefix(2)), day: Int(digits.suffix(2)))
    // The year 1604 stands for none in cards of Apple.
    if digits.count == 8, digits.prefix(4) != "1604" { day.year = Int(digits.prefix(4)) }
    return day
  }
}
