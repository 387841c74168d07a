@_exported public import FoundationAdditions
