public import Foundation

extension NSString {
  /// Makes a text of a format and a list of C's arguments, with numbers as a language has them.
  @_disfavoredOverload
  public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
    let object = locale.map { NSLocale(localeIdentifier: $0.identifier) }
    self.init(format: format, locale: object as AnyObject?, arguments: argList)
  }
}
