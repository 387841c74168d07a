public import Foundation
internal import InterfaceBuilder

/// The objects of a xib, each made anew whenever the nib is instantiated.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options that `instantiate` takes.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key on iOS.
    public let rawValue: String
    /// A key from its name; `instantiate` ignores unknown ones.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the placeholders of a nib, by their identifiers: `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  enum Content {
    case named(String, Bundle)
    case data(Data, Bundle)
    case source(NibSource)
  }

  private var content: Content

  /// A nib of a bundle, the main one for nil; that it exists is checked on use (L-16).
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    content = .named(name, bundleOrNil ?? .main)
  }

  /// A nib made of the bytes of a xib.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    content = .data(data, bundleOrNil ?? .main)
  }

  package init(_ source: NibSource) { content = .source(source) }

  /// Makes all objects and returns those on top, without the placeholders (L-15); a missing or
  /// unreadable document is an exception.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return source().instantiate(
      owner: ownerOrNil.map { $0 as AnyObject },
      external: external
    )
  }

  private func source() -> NibSource {
    switch content {
    case .source(let source): return source
    case .named(let name, let bundle):
      let location = StoryboardLocation(bundle: bundle, folder: nil)
      guard let source = location.open(name, extension: "xib") else {
        UIKitException.missingNib(name: name, bundle: bundle).raise()
      }
      content = .source(source)
      return source
    case .data(let data, let bundle):
      guard let document = try? Document(data: data, file: "data") else {
        UIKitException.missingNib(name: "data", bundle: bundle).raise()
      }
      let source = NibSource(document: document, bundle: bundle)
      content = .source(source)
      return source
    }
  }
}

extension UINib {
  /// Returns `true` if a bundle holds a xib with a name.
  static func exists(named name: String, in bundle: Bundle) -> Bool {
    StoryboardLocation(bundle: bundle, folder: nil).open(name, extension: "xib") != nil
  }
}

extension Bundle {
  /// Makes the objects of a xib of this bundle and returns those on top (L-15); never nil, as a
  /// missing xib is an exception.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
