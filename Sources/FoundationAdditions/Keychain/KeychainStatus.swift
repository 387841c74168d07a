public import Foundation

/// The number with which functions of the system say how a call ended; 0 where all went well.
public typealias OSStatus = Int32

/// All went well.
public let errSecSuccess: OSStatus = 0
/// All went well, by the name that all of the system uses.
public let noErr: OSStatus = 0
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4
/// The file of the keychain can't be read or written.
public let errSecIO: OSStatus = -36
/// An argument is wrong, such as a query without a kind.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// A function was called in the wrong way.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user was not recognised.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The bytes can't be read.
public let errSecDecode: OSStatus = -26275
/// The app may not use the keychain.
public let errSecMissingEntitlement: OSStatus = -34018

/// A sentence for the number that a call of the keychain ended with.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let sentence =
    switch status {
    case errSecSuccess: "All went well."
    case errSecUnimplemented: "There is no such function."
    case errSecIO: "The file of the keychain cannot be read or written."
    case errSecParam: "An argument is wrong: a query needs a kind, or the reference of an item."
    case errSecUserCanceled: "The user cancelled."
    case errSecAuthFailed: "The user was not recognised."
    case errSecDuplicateItem: "The keychain has such an item: update it, or delete it first."
    case errSecItemNotFound: "The keychain has no such item."
    case errSecInteractionNotAllowed: "The user would have to be asked, and cannot be."
    case errSecDecode: "The file of the keychain is damaged, and is left as it is."
    default: "OSStatus \(status)"
    }
  return NSString(string: sentence)
}
