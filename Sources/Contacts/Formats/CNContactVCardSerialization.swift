public import Foundation

/// Reads and writes contacts as cards in the format vCard: it writes version 3 and reads 2.1 to 4
/// (L-266).
open class CNContactVCardSerialization: NSObject {
  /// The values that cards have.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    KeyList(ContactKeys.names.keys.sorted())
  }

  /// The cards of contacts, one after another; pictures are left out.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { CardWriter($0).text }.joined().utf8)
  }

  /// The contacts of cards; throws where a text is no card.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let text =
      String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    guard let contacts = CardReader.contacts(in: text) else { throw CNError(.vCardMalformed) }
    return contacts
  }
}
