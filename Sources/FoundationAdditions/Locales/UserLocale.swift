internal import CUserLocale

/// The locale that `Locale.current` is, which Foundation does not find out on Linux.
///
/// It is `en_US`, as in a simulator (L-62), unless `PORTICO_LOCALE`, `LC_ALL` or `LANG` name another
/// one when the program begins.
package enum UserLocale {
  /// Makes another one current; only before anything has asked for it.
  package static func choose(_ identifier: String) { user_locale_choose(identifier) }

  /// The identifier out of what the environment says.
  package static func name(
    wanted: String? = nil,
    language: String? = nil,
    posix: String? = nil
  ) -> String {
    var name = [CChar](repeating: 0, count: Int(user_locale_limit) + 1)
    user_locale_name(wanted, language, posix, &name)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
