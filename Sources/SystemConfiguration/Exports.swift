/// The names of Core Foundation and of the system's addresses, as on iOS.
@_exported public import FoundationAdditions
