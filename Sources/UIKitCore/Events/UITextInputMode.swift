public import Foundation

/// A language that text is typed in.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
  /// The language, such as "en-US"; nil for one without a language, as the emoji keyboard.
  open var primaryLanguage: String? { language }

  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// Reads the language.
  nonisolated public required init?(coder: NSCoder) {
    language = coder.decodeObject(of: NSString.self, forKey: "language").map { "\($0)" }
    super.init()
  }

  /// Writes the language.
  nonisolated open func encode(with coder: NSCoder) {
    coder.encode(language.map { NSString(string: $0) }, forKey: "language")
  }

  nonisolated public static var supportsSecureCoding: Bool { true }

  /// The languages that can be typed in: those of the device.
  open class var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.isEmpty
      ? [device] : Locale.preferredLanguages.map { UITextInputMode(language: $0) }
  }

  /// The language of the device.
  static let device = UITextInputMode(language: Locale.preferredLanguages.first ?? "en-US")

  /// Posted when another language is typed in; never posted here.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
