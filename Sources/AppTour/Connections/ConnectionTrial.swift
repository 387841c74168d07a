internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Tries every outlet and action that an app's documents have, in the running app.
///
/// First the app is toured, which loads its screens and sends its actions as in life. What the
/// tour didn't reach is made by itself: each scene and xib once for its outlets, and once more
/// for each action, which is sent by its control, bar item or gesture. The account is a file: if
/// the app crashes, whoever ran it starts it again, and it goes on behind the step that crashed.
final class ConnectionTrial {
  private let launch: AppLaunch
  private let list: ConnectionList
  private let file: URL
  private var account: ConnectionAccount
  private var ledger: ConnectionLedger?

  init(_ launch: AppLaunch, account file: URL) {
    self.launch = launch
    self.file = file
    list = ConnectionList(launch.bundle)
    account = ConnectionAccount(contentsOf: file)
  }

  /// The ledger has to listen before the app is launched.
  func listen() {
    let indices = Dictionary(zip(list.places, list.places.indices)) { first, _ in first }
    let ledger = ConnectionLedger { [weak self] place in
      guard let self, let index = indices[place], !account.working.contains(index) else { return }
      write(.works(index))
    }
    self.ledger = ledger
    ConnectionWatch.listener = ledger
    if account.connections.isEmpty { write(.connections(list.connections)) }
  }

  /// Goes through all steps that were not begun yet; the first is the tour.
  func run(_ tour: Tour) {
    let all = Array(list.connections.indices)
    var number = 0
    step(number, all) {
      tour.run { self.ledger?.examine() }
    }
    for subject in list.subjects {
      number += 1
      step(number, subject.outlets) { self.load(subject) }
      for action in subject.actions {
        number += 1
        step(number, [action]) { self.fire(action, of: subject) }
      }
    }
    write(.finished)
    ConnectionWatch.listener = nil
    ledger = nil
  }

  private func step(_ number: Int, _ members: [Int], _ body: () -> Void) {
    guard account.begun[number] == nil, members.contains(where: { !account.working.contains($0) })
    else { return }
    write(.begin(step: number, connections: members))
    body()
    write(.end(step: number))
  }

  // MARK: - Steps

  private func load(_ subject: ConnectionList.Subject) {
    let stage = onStage(subject)
    ledger?.examine()
    for index in subject.outlets { tell(index) }
    stage?.end()
  }

  private func fire(_ index: Int, of subject: ConnectionList.Subject) {
    let stage = onStage(subject)
    let wires = (ledger?.wires ?? []).filter {
      $0.place == list.places[index] && $0.source != nil
    }
    let wire = wires.last { $0.source.map { stage?.holds($0) ?? false } ?? false } ?? wires.last
    wire?.send()
    settle()
    tell(index)
    stage?.end()
    settle()
  }

  private func onStage(_ subject: ConnectionList.Subject) -> ConnectionStage? {
    let stage = ConnectionStage(subject.content, on: launch.screen)
    settle()
    stage?.makePrototypes()
    return stage
  }

  private func tell(_ index: Int) {
    guard !account.working.contains(index),
      let reason = ledger?.shortcoming(at: list.places[index])
    else { return }
    write(.fails(index, reason: reason))
  }

  private func settle() {
    AppTime(launch.display, launch.screen).settle()
  }

  private func write(_ entry: ConnectionEntry) {
    account.add(entry)
    guard let data = try? JSONEncoder().encode(entry) else { return }
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: data + Data("\n".utf8))
    try? handle.close()
  }
}

extension ConnectionLedger.Wire {
  /// Has the object send the action, as it does when a finger is done with it.
  fileprivate func send() {
    let action = Selector(element["selector"] ?? "")
    switch source {
    case let control as UIControl:
      control.sendActions(
        for: ActionWiring.events[element["eventType"] ?? ""] ?? .primaryActionTriggered
      )
    case let item as UIBarButtonItem:
      guard let action = item.action else { return }
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    case let recognizer as UIGestureRecognizer: recognizer.sendEnded(action)
    default: break
    }
  }
}
