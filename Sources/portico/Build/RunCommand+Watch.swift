internal import AppBuilding
internal import DocumentPreviews
internal import Foundation
internal import UIKitCore

extension RunCommand {
  /// The storyboard or xib that is to be run alone; nil for an app.
  var document: URL? {
    guard let path = arguments.operands.first, ["storyboard", "xib"].contains(path.fileExtension)
    else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// Runs a document, in this process unless it is to be watched.
  func run(_ document: URL) -> Int32 {
    let store = FileManager.default.temporaryDirectory.appendingPathComponent(
      "portico-run-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: store) }
    if arguments.has("--watch") { return watch(document, store: store) }
    do {
      let settings = LaunchSettings(environment(store: nil))
      return try DocumentApp(contentsOf: document, settings: settings).run(settings)
    } catch {
      Console.complain("portico: \(error)")
      return 2
    }
  }

  private func watch(_ document: URL, store: URL) -> Int32 {
    let folder = document.deletingLastPathComponent()
    let own = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
    return watch {
      WatchedRun.Subject(folders: [folder]) { more in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = Array(own)
        process.environment = environment(store: nil).merging(more) { $1 }
        process.environment?["PORTICO_STATE"] = store.appendingPathComponent("state").path
        return process
      } update: { _ in
        true
      }
    }
  }

  /// Runs an app, and builds it again when one of its sources was saved.
  func watch(_ first: AppBuilder) -> Int32 {
    var builder = first
    let store = FileManager.default.temporaryDirectory.appendingPathComponent(
      "portico-run-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: store) }
    return watch {
      WatchedRun.Subject(folders: builder.plan.folders) { more in
        let process = process(builder, store: store)
        process.environment?.merge(more) { $1 }
        return process
      } update: { saved in
        let changes = saved.filter(builder.plan.mayHold)
        guard !changes.isEmpty else { return false }
        Console.complain(
          "Saved: \(changes.map(\.lastPathComponent).sorted().joined(separator: ", "))"
        )
        if changes.allSatisfy(AppPlan.isShownAsItIs) {
          return (try? builder.layOut()) != nil
        }
        guard case .success(let new) = work.build() else { return false }
        builder = new
        return true
      }
    }
  }

  private func watch(_ subject: @escaping () -> WatchedRun.Subject) -> Int32 {
    do {
      return try WatchedRun(subject).run()
    } catch is Interruption {
      return Interruption.exitCode ?? 2
    } catch {
      Console.complain("portico: \(error)")
      return 2
    }
  }
}

extension String {
  fileprivate var fileExtension: String { URL(fileURLWithPath: self).pathExtension }
}
