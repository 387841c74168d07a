// The keys of what is asked of a keychain, beside the attributes of items.

/// The key of how many items are wanted.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item, as is the default of `SecItemCopyMatching(_:_:)`.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, in a list.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether cases differ; they always do here.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of whether an item's bytes are wanted.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key of whether an item's attributes are wanted.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether the item itself is wanted; its bytes are given for it here.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The key of whether bytes are wanted that name the item from now on.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of an item's bytes.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key of a certificate or a cryptographic key.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// The key of bytes that name an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of a sentence for the user; nobody is asked here.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of who asks the user; nobody is asked here.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of whether the user may be asked; nobody is asked here.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A query fails where the user would be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// A query leaves out what the user would be asked for.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of which keychain of a Mac is used; there is one here.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
