import Foundation
import FoundationAdditions
import Testing

@Suite struct `The user's locale` {
  @Test func `an app is in the United States unless something names another place`() {
    #expect(UserLocale.name() == "en_US")
    #expect(UserLocale.name(posix: "C.UTF-8") == "en_US")
    #expect(UserLocale.name(posix: "POSIX") == "en_US")
    #expect(UserLocale.name(posix: "de_DE.UTF-8") == "de_DE")
    #expect(UserLocale.name(posix: "ca_ES@valencia") == "ca_ES")
    #expect(UserLocale.name(wanted: "fr_CA", posix: "de_DE.UTF-8") == "fr_CA")
  }

  @Test func `another language stays in the same place`() {
    #expect(UserLocale.name(language: "fr") == "fr_US")
    #expect(UserLocale.name(language: "fr", posix: "de_CH.UTF-8") == "fr_CH")
    #expect(UserLocale.name(language: "pt-BR") == "pt_BR")
    #expect(UserLocale.name(wanted: "ja_JP", language: "fr") == "ja_JP")
  }

  @Test func `the current locale is the environment's`() {
    let environment = ProcessInfo.processInfo.environment
    let all = environment["LC_ALL"].flatMap { $0.isEmpty ? nil : $0 }
    let name = UserLocale.name(
      wanted: environment["PORTICO_LOCALE"],
      posix: all ?? environment["LANG"]
    )
    #expect(Locale.current.identifier == name)
    #expect(Locale.autoupdatingCurrent.identifier == name)
  }

  @Test func `money and days are those of the place`() async {
    await #expect(processExitsWith: .success) {
      UserLocale.choose("de_DE")
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      #expect(formatter.string(from: 3.5)?.hasSuffix("€") == true)
      #expect(Calendar.current.firstWeekday == 2)
      #expect(1_234.5.formatted() == "1.234,5")
    }
    await #expect(processExitsWith: .success) {
      UserLocale.choose("en_US")
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      #expect(formatter.string(from: 3.5) == "$3.50")
      #expect(Calendar.current.firstWeekday == 1)
    }
  }
}
