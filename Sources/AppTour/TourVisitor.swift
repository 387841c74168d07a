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

  package func visit(_ album: Album) {
    let journal = TourJournal(folder: settings.pictures)
    let tour = Tour(launch, album: album, journal: journal, limit: settings.steps)
    if let trial { trial.run(tour) } else { tour.run() }
  }
}
