// The keys of what a keychain keeps with an item. Their texts are those that iOS writes.

/// The key of an item's kind.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// The kind of passwords in general.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// The kind of passwords of servers.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// The kind of certificates.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// The kind of cryptographic keys.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// The kind of keys with their certificates.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// The key of the account that an item belongs to.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key of the service that an item belongs to.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key of bytes that an app keeps with an item.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key of the group of apps that share an item; there is one app here.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The key of when an item can be read; it can always be here.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The key of what protects an item; nothing does here.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The key of an item's name for the user.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key of an item's description for the user.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key of an app's own number for the maker of an item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The key of an app's own number for the type of an item.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// The key of an item that the user isn't shown.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// The key of an item without a password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The key of an item that goes to the user's other devices; it stays here.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// In a query, items that go to other devices and those that don't.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of when an item was made.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The key of a server's name.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key of a server's domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a server's port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The key of a path on a server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The key of a server's protocol.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol HTTPS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// The key of the way in which a server asks for the password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of bytes by which an app finds a cryptographic key again.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The key of a cryptographic key's digest.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"

// When an item can be read.

/// Readable while the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable once the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always readable.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable on a device with a password.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Readable while this device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable once this device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always readable on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
