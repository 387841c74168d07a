public import Foundation
internal import ObjectiveC

/// A step that makes an image of others, by values with names.
///
/// Names that iOS has and that are not computed here pass their image on. An app's own class below
/// this one has its values as properties, and answers its own image (L-251).
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name, such as `CISepiaTone`; for an app's own class the name of the class.
  open var name: String
  /// Default true; kept, and has no effect here.
  open var isEnabled = true
  private let kind: FilterKind
  private var values: [String: Any]
  /// The filter of the app's own that is known by the name; nil for the system's.
  private let registered: CIFilter?

  /// Makes a filter with its default values, or one that the app registered; nil if there is none
  /// of that name.
  public init?(name: String) {
    let registered = FilterRegistry.filter(named: name)
    guard let kind = FilterKind.named(name) ?? registered.map({ _ in FilterKind.empty }) else {
      return nil
    }
    (self.name, self.kind, self.registered) = (name, kind, registered)
    values = kind.defaults
    super.init()
  }

  /// Makes an app's own filter, which has no values but its properties.
  public override init() {
    (name, kind, values, registered) = ("", .empty, [:], nil)
    super.init()
    name = "\(type(of: self))"
  }

  /// Nobody archives filters.
  public required init?(coder: NSCoder) { nil }

  /// Makes a filter that passes its image on.
  init(passing name: String) {
    self.name = name
    (kind, values, registered) = (.passing, [:], nil)
    super.init()
  }

  /// Makes a filter with values; those that are not named are the defaults.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of the values that the filter takes.
  open var inputKeys: [String] { kind.inputs.map(\.key) }
  /// The names of what the filter makes, one.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The names of the filter, and the default of each of its values.
  open var attributes: [String: Any] {
    var all: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: title]
    for input in kind.inputs {
      all[input.key] = input.value.map { [kCIAttributeDefault: $0] } ?? [:]
    }
    return all
  }

  private var title: String { Self.localizedName(forFilterName: name) ?? name }

  /// Sets a value; one that the filter doesn't take is kept without effect.
  open func setValue(_ value: Any?, forKey key: String) {
    if let registered { return registered.setValue(value, forKey: key) }
    if isOfApp, ClassTable.set(value, forKey: key, of: self) { return }
    values[key] = value
  }
  /// A value by its name; nil if it has none.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let registered { return registered.value(forKey: key) }
    if isOfApp, let value = ClassTable.value(forKey: key, of: self) { return value }
    return values[key]
  }
  /// Sets all values to their defaults.
  open func setDefaults() {
    registered?.setDefaults()
    values = kind.defaults
  }

  /// The image that the filter makes; nil as long as an image is missing.
  open var outputImage: CIImage? {
    registered.map(\.outputImage) ?? kind.make(FilterInputs(values: values))
  }

  /// True for a class of an app's own, whose properties are values.
  private var isOfApp: Bool { type(of: self) != CIFilter.self && !(self is TypedFilter) }

  /// The names of the filters that are computed here; the category is not looked at.
  open class func filterNames(inCategory category: String?) -> [String] { FilterKind.names }
  /// The names of the filters that are computed here; the categories are not looked at.
  open class func filterNames(inCategories categories: [String]?) -> [String] { FilterKind.names }
  /// The name in words, made of the name.
  open class func localizedName(forFilterName filterName: String) -> String? {
    guard filterName.hasPrefix("CI") else { return nil }
    return filterName.dropFirst(2).reduce(into: "") { text, letter in
      text += (letter.isUppercase && text.last?.isLowercase == true ? " " : "") + String(letter)
    }
  }
}
