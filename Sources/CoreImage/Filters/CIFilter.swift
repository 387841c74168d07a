public import Foundation

/// A step that makes an image of others, by values with names.
///
/// Names that iOS has and that are not computed here pass their image on.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name, such as `CISepiaTone`.
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any]

  /// Makes a filter with its default values; nil if there is none of that name.
  public init?(name: String) {
    guard let kind = FilterKind.named(name) else { return nil }
    self.name = name
    self.kind = kind
    values = kind.defaults
    super.init()
  }

  /// Makes a filter that passes its image on.
  init(passing name: String) {
    self.name = name
    kind = FilterKind.passing
    values = [:]
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
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by its name; nil if it has none.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// Sets all values to their defaults.
  open func setDefaults() { values = kind.defaults }

  /// The image that the filter makes; nil as long as an image is missing.
  open var outputImage: CIImage? { kind.make(FilterInputs(values: values)) }

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

/// The values of a filter, each as what is wanted.
struct FilterInputs {
  let values: [String: Any]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String, _ other: Double = 0) -> Double {
    let value: Double? =
      switch values[key] {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return value.map { $0.isFinite ? $0 : other } ?? other
  }

  func colour(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  func vector(_ key: String, _ other: [CGFloat]) -> CIVector {
    values[key] as? CIVector ?? CIVector(other)
  }

  func point(_ key: String) -> CGPoint { vector(key, [150, 150]).cgPointValue }
}
