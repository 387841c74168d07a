/// The types of items that a responder takes from the pasteboard and from drags (G-12).
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @MainActor NSCopying {
  /// The identifiers of the types; default none.
  open var acceptableTypeIdentifiers: [String] = []

  /// Makes a configuration that takes nothing.
  public override required init() { super.init() }

  /// Makes a configuration of types by their identifiers.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Makes a configuration of the types that a class is made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Takes further types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Takes the types too that a class is made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// True if any of the items has one of the types.
  func takes(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// A configuration of the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    return copy
  }
}

/// Takes items by a configuration (G-12).
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that are taken; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes items.
  func paste(itemProviders: [NSItemProvider])
  /// True if the items are taken.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
