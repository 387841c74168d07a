internal import Foundation
internal import InterfaceBuilder

extension AppPlan {
  /// The outlets, actions and destinations of the app's documents that aren't there (L-12, L-50).
  ///
  /// What else an audit finds is no matter of building.
  func connectionProblems(_ places: PorticoPlaces) -> [Problem] {
    let reader = SourceClassReader(places)
    var classes: [SourceClass] = []
    for module in modules {
      guard let read = reader.classes(of: module.sources.map(\.path), module: module.name) else {
        return []
      }
      classes += read
    }
    var surroundings = InterfaceBuilder.Surroundings()
    surroundings.members = SourceClasses(classes, hasOthers: hasOtherSources)
    return documents.flatMap { path -> [Problem] in
      do throws(DocumentError) {
        let problems = Audit.problems(of: try Document(path: path), in: surroundings)
          .filter(\.kind.isAboutConnections)
        return isLaunchScreen(path) ? problems.map(\.asWarning) : problems
      } catch {
        return [Problem(error)]
      }
    }
  }

  /// True for the document that the system shows while the app is launched: no class of the app's
  /// is there then, and what is wrong with it stops only an app that loads it once more itself.
  private func isLaunchScreen(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name == infoPlist["UILaunchStoryboardName"] as? String
      && name != infoPlist["UIMainStoryboardFile"] as? String
  }

  /// The storyboards and xibs among the resources.
  private var documents: [String] {
    var seen: Set<String> = []
    return modules.flatMap(\.resources).map(\.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { seen.insert($0).inserted }
  }

  /// True if classes may be declared in a language that isn't read.
  private var hasOtherSources: Bool {
    problems.contains { if case .foreignSource = $0.kind { true } else { false } }
  }
}
