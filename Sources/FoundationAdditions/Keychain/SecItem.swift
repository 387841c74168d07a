public import Foundation

// The functions by which apps keep secrets. Each app has its own keychain, in a file of its folder
// of support that only its user may read (L-64 to L-66).

/// Keeps an item; `errSecDuplicateItem` if there is one with the same account and service.
///
/// The dictionary has the kind, the attributes and the bytes, and `result` gets what its keys of
/// `kSecReturn…` ask for.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, answer) = Keychain.shared.add(KeychainQuery(attributes))
  if status == errSecSuccess { result?.pointee = answer.map(object) }
  return status
}

/// Finds items by their attributes; `errSecItemNotFound` if there is none.
///
/// The query has the kind, attributes, the number of items and what is wanted of each; `result` gets
/// bytes, attributes or both of the first item, or a list of such.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, answer) = Keychain.shared.matching(KeychainQuery(query))
  if status == errSecSuccess { result?.pointee = answer.map(object) }
  return status
}

/// Changes the attributes and bytes of the items that a query finds.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.shared.update(KeychainQuery(query), KeychainQuery(attributesToUpdate))
}

/// Removes all items that a query finds; `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(KeychainQuery(query))
}

/// The value as the object that iOS hands over for it.
private func object(_ value: Any) -> AnyObject {
  switch value {
  case let data as Data: NSData(data: data)
  case let list as [Any]: NSArray(array: list)
  case let values as [String: Any]: NSDictionary(dictionary: values)
  default: value as AnyObject
  }
}

/// A source of random bytes; there is one.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random bytes, nil.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can foresee.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var random = SystemRandomNumberGenerator()
  for place in 0..<max(count, 0) {
    let byte = UInt8.random(in: .min ... .max, using: &random)
    bytes.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
