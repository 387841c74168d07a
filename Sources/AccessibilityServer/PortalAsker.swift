internal import AccessibilityBus
internal import Foundation
internal import UIKitCore

/// Asks the desktop's user what an app wants to know, through the desktop's portal.
final class PortalAsker: DesktopPortal {
  private(set) var abilities: DesktopAbilities = []
  /// The connection to the portal.
  weak var settings: DesktopSettings?

  /// Takes the parts that the portal was found to have.
  func found(_ services: Set<PortalService>) {
    abilities = services.reduce(into: []) { abilities, service in
      switch service {
      case .files: abilities.insert(.files)
      case .mail: abilities.insert(.mail)
      case .opening: abilities.insert(.opening)
      }
    }
  }

  func ask(_ question: DesktopQuestion, then answer: @escaping @MainActor (DesktopAnswer) -> Void) {
    guard let settings else { return answer(.failed) }
    settings.ask(PortalQuestion(question)) { reply in
      DispatchQueue.main.async { MainActor.assumeIsolated { answer(DesktopAnswer(reply)) } }
    }
  }
}

extension PortalQuestion {
  fileprivate init(_ question: DesktopQuestion) {
    switch question {
    case .openFiles(let patterns, let several, let folders):
      self = .openFiles(title: "Open", patterns: patterns, several: several, folders: folders)
    case .saveFiles(let names): self = .saveFiles(title: "Save", names: names)
    case .mail(let subject, let body): self = .mail(subject: subject, body: body)
    case .open(let url): self = .open(address: url.absoluteString)
    }
  }
}

extension DesktopAnswer {
  fileprivate init(_ answer: PortalAnswer) {
    self =
      switch answer {
      case .done(let addresses): .done(addresses.compactMap(URL.init(string:)))
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
