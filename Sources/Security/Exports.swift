/// The keychain, which iOS's Foundation brings along too.
@_exported public import FoundationAdditions
