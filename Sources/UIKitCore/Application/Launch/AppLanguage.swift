internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// The language that an app speaks.
///
/// Foundation knows no user's languages on Linux: a bundle's texts come from the language that
/// its Info.plist says the app was written in. To choose another one, that entry of the main
/// bundle is changed in memory before the first text is looked up.
enum AppLanguage {
  /// Makes the main bundle speak a language, and storyboards with it.
  static func choose(_ wanted: String?, for bundle: Bundle, developed: String?) {
    let known = localizations(in: bundle)
    let choice = [wanted, "en"].compactMap(\.self).lazy.compactMap { best($0, of: known) }.first
    let language = choice ?? developed ?? wanted
    guard let language else { return }
    StoryboardLocation.appLanguages = [language]
    if bundle == .main, language != developed { setDevelopmentRegion(language) }
  }

  /// The languages of a bundle's folders.
  ///
  /// The bundle itself is not asked: it would choose among them at once.
  private static func localizations(in bundle: Bundle) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      .filter { $0 != "Base" }.sorted()
  }

  /// The localisation that comes closest, such as `fr` for `fr-CA`.
  static func best(_ language: String, of known: [String]) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let shorter = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let names = [language] + shorter
    return names.lazy.compactMap { name in
      known.first { $0.replacing("_", with: "-").lowercased() == name.lowercased() }
    }.first
  }

  private typealias MainBundle = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Info = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  private typealias SetValue =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
    ) -> Void

  /// Core Foundation is part of Foundation's library and has no module of its own.
  private static func setDevelopmentRegion(_ language: String) {
    let program = dlopen(nil, RTLD_NOW)
    func function<Kind>(_ name: String, as kind: Kind.Type) -> Kind? {
      dlsym(program, name).map { unsafeBitCast($0, to: kind) }
    }
    guard let mainBundle = function("CFBundleGetMainBundle", as: MainBundle.self),
      let info = function("CFBundleGetInfoDictionary", as: Info.self),
      let setValue = function("CFDictionarySetValue", as: SetValue.self),
      let dictionary = mainBundle().flatMap(info)
    else { return }
    let key = Unmanaged.passRetained("CFBundleDevelopmentRegion" as NSString)
    let value = Unmanaged.passRetained(language as NSString)
    setValue(dictionary, key.toOpaque(), value.toOpaque())
  }
}
