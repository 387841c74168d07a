internal import Foundation
internal import XcodeProjects

extension Workspace {
  /// Adds the packages that the projects name by their addresses to those that lie beside them.
  ///
  /// - Returns: The packages that aren't to be had.
  func addRemotePackages(to shelf: inout PackageShelf, _ resolver: PackageResolver?)
    -> [BuildProblem]
  {
    let references = projects.flatMap(\.remotePackages)
    guard let resolver else { return unfetched }
    guard !references.isEmpty || shelf.isIncomplete else { return [] }
    let pins = PackagePins(of: self)
    let local = Set(packages.map { $0.lastPathComponent.lowercased() })
    let isWanted = { (identity: String) in !local.contains(identity) }
    let scratch = ScratchPackage(
      references: references.filter { isWanted(PackagePins.identity(of: $0.address)) },
      pins: (pins?.pins ?? []).filter { $0.isOfRepository && isWanted($0.identity) },
      locals: packages
    )
    let (checkouts, problems) = resolver.resolve(scratch, for: self, pinned: pins?.file)
    shelf.add(fetched: checkouts, descriptions: resolver.descriptions, resolver.files)
    return problems
  }

  /// A problem for each package that would have to be fetched.
  private var unfetched: [BuildProblem] {
    projects.flatMap { project in
      Set(project.remotePackages.map(\.address)).sorted().map {
        let file = project.url.appendingPathComponent("project.pbxproj").path
        return BuildProblem(file, .remotePackage(address: $0))
      }
    }
  }
}
