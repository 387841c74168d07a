/// A menu element that is replaced by others, which are requested when a menu opens (V-75).
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  /// The elements that were provided once; nil before.
  private var known: [UIMenuElement]?

  /// Creates an element that asks once and keeps the answer.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates an element that asks each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  private init(isCached: Bool, provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Asks for the elements, unless they are known already (V-75).
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let known { return completion(known) }
    provider { [weak self] elements in
      if self?.isCached == true { self?.known = elements }
      completion(elements)
    }
  }
}
