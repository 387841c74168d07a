internal import Foundation

/// An activity for which the desktop asks its user in a window of its own (F-09).
class DesktopActivity: UIActivity {
  /// The activities that the desktop has now.
  static var all: [UIActivity] {
    [MailActivity(), OpenActivity(), SaveActivity()].filter { activity in
      UIApplication.shared.desktopPortal?.abilities.contains(activity.ability) ?? false
    }
  }

  var items: [Any] = []
  /// The subject of what is shared; empty for none.
  var subject = ""
  /// The kind of question that the desktop must be able to ask.
  var ability: DesktopAbilities { [] }
  /// The question to the desktop; nil for items that are of no use.
  func question(for items: [Any]) -> DesktopQuestion? { nil }
  /// Does what is left to do with the user's answer; `true` if that succeeded.
  func finish(with files: [URL]) -> Bool { true }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    question(for: activityItems) != nil
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    guard let portal = UIApplication.shared.desktopPortal, let question = question(for: items)
    else {
      return activityDidFinish(false)
    }
    portal.ask(question) { answer in
      if case .done(let files) = answer {
        self.activityDidFinish(self.finish(with: files))
      } else {
        self.activityDidFinish(false)
      }
    }
  }
}

/// Writes a letter with the texts and addresses in the desktop's mail program.
final class MailActivity: DesktopActivity {
  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }
  override var ability: DesktopAbilities { .mail }

  override func question(for items: [Any]) -> DesktopQuestion? {
    let texts = items.compactMap { item -> String? in
      if let url = item as? URL { return url.isFileURL ? nil : url.absoluteString }
      return item as? String
    }
    // The portal takes files as open descriptors, which are not sent here.
    guard !texts.isEmpty, texts.count == items.count else { return nil }
    return .mail(subject: subject, body: texts.joined(separator: "\n"))
  }
}

/// Opens an address in a program that the user chooses.
final class OpenActivity: DesktopActivity {
  override var activityType: ActivityType? { ActivityType("org.freedesktop.portal.OpenURI") }
  override var activityTitle: String? { "Open In…" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }
  override var ability: DesktopAbilities { .opening }

  override func question(for items: [Any]) -> DesktopQuestion? {
    // The portal refuses files by their addresses.
    let addresses = items.compactMap { $0 as? URL }.filter { !$0.isFileURL }
    return addresses.count == 1 ? .open(addresses[0]) : nil
  }
}

/// Saves files, pictures, texts and data where the user chooses.
final class SaveActivity: DesktopActivity {
  override var activityType: ActivityType? {
    ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
  }
  override var activityTitle: String? { "Save to Files" }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }
  override var ability: DesktopAbilities { .files }

  override func question(for items: [Any]) -> DesktopQuestion? {
    let names = SavedItem.all(of: items).map(\.name)
    return names.isEmpty ? nil : .saveFiles(names)
  }

  override func finish(with files: [URL]) -> Bool {
    let saved = SavedItem.all(of: items)
    return saved.count == files.count
      && zip(saved, files).allSatisfy { item, place in item.write(to: place) }
  }
}

/// An item of a list of activities as the contents of a file.
struct SavedItem {
  let name: String
  private let contents: () -> Data?

  /// The items that are files, pictures or data.
  static func all(of items: [Any]) -> [SavedItem] {
    items.enumerated().compactMap { SavedItem($1, number: $0 + 1) }
  }

  private init?(_ item: Any, number: Int) {
    switch item {
    case let file as URL where file.isFileURL:
      name = file.lastPathComponent
      contents = { try? Data(contentsOf: file) }
    case let image as UIImage:
      name = "Image \(number).png"
      contents = { image.pngData() }
    case let data as Data:
      name = "Data \(number)"
      contents = { data }
    default: return nil
    }
  }

  /// Writes the file; `false` if that fails.
  func write(to place: URL) -> Bool {
    guard let data = contents() else { return false }
    return (try? data.write(to: place, options: .atomic)) != nil
  }
}
