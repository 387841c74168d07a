package import UIKitCore

/// Tours an app, and tries its connections when that is asked for.
///
/// Apps find it by its name, so the class has to be called as they call it.
package final class TourVisitor: AppVisitor {
  private let launch: AppLaunch
  private let settings: LaunchSettings
  private let trial: ConnectionTrial?

  package init(_ launch: AppLaunch, _ settings: LaunchSettings) {
    self.launch = launch
    self.settings = settings
    trial = settings.connections.map { ConnectionTrial(launch, account: $0) }
    trial?.listen()
  }

  package func visit(_ album: Album) -> Int32 {
    if let script = settings.script {
      return ScriptRun(launch, album: album, folder: settings.pictures).run(script)
    }
    let known = settings.tourMemory.flatMap { TourMemory(contentsOf: $0) }
    let journal = TourJournal(folder: settings.pictures, continues: known != nil)
    let relauncher = trial == nil ? Relauncher(launch, settings) : nil
    let tour = Tour(
      launch,
      album: album,
      journal: journal,
      limit: settings.steps,
      turns: settings.turns,
      relauncher: relauncher,
      memory: known ?? TourMemory()
    )
    if let trial { trial.run(tour) } else { tour.run() }
    return tour.memory.returns.different > 0 ? 1 : 0
  }
}
