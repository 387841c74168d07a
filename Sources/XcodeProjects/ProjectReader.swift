internal import Foundation

/// Puts targets together from the objects of a project file.
struct ProjectReader {
  private let objects: ProjectObjects
  private let url: URL
  private var root: URL { url.deletingLastPathComponent() }
  /// The configuration that settings are read of.
  private let wanted: String
  /// The place of each file and group of the project, by id.
  private let places: [String: URL]

  /// Reads the project at a place, the `.xcodeproj` folder.
  init(_ objects: ProjectObjects, of url: URL, configuration: String = "Debug") {
    (wanted, self.objects, self.url) = (configuration, objects, url)
    let root = url.deletingLastPathComponent()
    let folder = objects.project.string("projectDirPath").map {
      $0.isEmpty ? root : root.appendingPathComponent($0)
    }
    let main = objects[objects.project.string("mainGroup")]
    places = Self.places(of: main, in: folder ?? root, root: folder ?? root, objects)
  }

  var targets: [XcodeProject.Target] {
    objects.all(objects.project.strings("targets")).map(target)
  }

  /// The files and folders that the project shows, those that a test picks.
  func files(where isPicked: (URL) -> Bool) -> [URL] {
    objects.all(of: "PBXFileReference").compactMap { places[$0.id] }.filter(isPicked)
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// Packages beside the project: named as such, or folders that happen to hold one.
  var localPackages: [URL] {
    let named = objects.all(of: "XCLocalSwiftPackageReference").compactMap { reference in
      reference.string("relativePath").map { root.appendingPathComponent($0).standardizedFileURL }
    }
    let shown = files { Self.isPackage($0) }
    let inFolders = objects.all(of: "PBXFileSystemSynchronizedRootGroup")
      .compactMap { places[$0.id] }.flatMap(Self.packages)
    var found: [URL] = []
    for package in named + shown + inFolders where !found.contains(package) {
      found.append(package)
    }
    return found
  }

  /// Packages in a folder that Xcode keeps in step; those inside a package belong to it.
  private static func packages(in folder: URL) -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var found: [URL] = []
    for case let path as String in paths {
      let url = folder.appendingPathComponent(path)
      guard isPackage(url) else { continue }
      found.append(url.standardizedFileURL)
      paths.skipDescendants()
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func isPackage(_ url: URL) -> Bool {
    url.pathExtension.isEmpty
      && FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
  }

  // MARK: - Places

  private static func places(
    of group: PropertyTable?,
    in folder: URL,
    root: URL,
    _ objects: ProjectObjects
  ) -> [String: URL] {
    guard let group else { return [:] }
    var places: [String: URL] = [:]
    var waiting = [(group, folder)]
    // A damaged file may hold a group in itself; each is visited once.
    while let (item, folder) = waiting.popLast() {
      guard places[item.id] == nil else { continue }
      let base =
        switch item.string("sourceTree") {
        case "SOURCE_ROOT": root
        case "<absolute>": URL(fileURLWithPath: "/")
        default: folder
        }
      let place = item.string("path").map { base.appendingPathComponent($0) } ?? base
      places[item.id] = place
      for child in objects.all(item.strings("children")) { waiting.append((child, place)) }
    }
    return places
  }

  /// The files behind a reference: one, or those of a group of languages or versions.
  private func files(of item: PropertyTable) -> [URL] {
    guard item.isa == "PBXVariantGroup" else { return [places[item.id]].compactMap(\.self) }
    return objects.all(item.strings("children")).compactMap { places[$0.id] }
  }

  // MARK: - Targets

  private func target(_ table: PropertyTable) -> XcodeProject.Target {
    let name = table.string("name") ?? ""
    let settings = settings(of: table, named: name)
    let phases = objects.all(table.strings("buildPhases"))
    let folders = synchronized(table)
    let sources =
      files(in: phases, "PBXSourcesBuildPhase")
      + folders.filter { Self.sources.contains($0.pathExtension) }
    let resources =
      files(in: phases, "PBXResourcesBuildPhase")
      + folders.filter(XcodeProject.isResource)
    return XcodeProject.Target(
      name: name,
      product: Self.product(table.string("productType") ?? ""),
      moduleName: BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name),
      sources: sources,
      resources: resources,
      headers: files(in: phases, "PBXHeadersBuildPhase")
        + folders.filter { $0.pathExtension == "h" },
      linked: files(in: phases, "PBXFrameworksBuildPhase").map(\.lastPathComponent),
      packageProducts: objects.all(table.strings("packageProductDependencies")).compactMap {
        $0.string("productName")
      },
      dependencies: objects.all(table.strings("dependencies")).compactMap {
        objects[$0.string("target")]?.string("name")
      },
      settings: settings
    )
  }

  private var developmentLanguage: String {
    let region = objects.project.string("developmentRegion") ?? "en"
    return region == "English" ? "en" : region
  }

  private func files(in phases: [PropertyTable], _ kind: String) -> [URL] {
    phases.filter { $0.isa == kind }.flatMap { phase in
      objects.all(phase.strings("files")).compactMap { objects[$0.string("fileRef")] }
        .flatMap(files) + named(for: phase)
    }
  }

  /// The files of folders kept in step that the project puts into a phase by name, each an
  /// exception of its target otherwise.
  private func named(for phase: PropertyTable) -> [URL] {
    objects.all(of: "PBXFileSystemSynchronizedRootGroup").flatMap { group in
      guard let folder = places[group.id] else { return [URL]() }
      return objects.all(group.strings("exceptions"))
        .filter { $0.string("buildPhase") == phase.id }
        .flatMap { $0.strings("membershipExceptions") }.map(folder.appendingPathComponent)
    }
  }

  private static func product(_ type: String) -> XcodeProject.Target.Product {
    switch type {
    case "com.apple.product-type.application": .application
    case "com.apple.product-type.framework": .framework
    case "com.apple.product-type.library.static": .staticLibrary
    case "com.apple.product-type.app-extension": .appExtension
    case "com.apple.product-type.bundle.unit-test": .unitTests
    case "com.apple.product-type.bundle.ui-testing": .userInterfaceTests
    default: .other(type)
    }
  }

  // MARK: - Settings

  private func settings(of target: PropertyTable, named name: String) -> BuildSettings {
    let project = url.deletingPathExtension().lastPathComponent
    var written = WrittenSettings([
      "SRCROOT": root.path, "SOURCE_ROOT": root.path, "PROJECT_DIR": root.path,
      "PROJECT_FILE_PATH": url.path, "PROJECT_NAME": project, "PROJECT": project,
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": developmentLanguage,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": wanted, "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "PLATFORM_NAME": "iphonesimulator",
    ])
    for owner in [objects.project, target] {
      let configuration = configuration(of: owner)
      if let file = configuration.flatMap(settingsFile) {
        ConfigurationFile(file).lay(over: &written)
      }
      let own = configuration?.table("buildSettings") ?? [:]
      for key in own.keys.sorted() {
        let text = own[key] as? String ?? (own[key] as? [String])?.joined(separator: " ") ?? ""
        written.set(key, text)
      }
    }
    return BuildSettings(written.values, cut: written.cut)
  }

  /// The file of settings that a configuration stands on: a reference of the project's, or since
  /// Xcode 16 a path in a folder that is kept in step.
  private func settingsFile(of configuration: PropertyTable) -> URL? {
    if let file = configuration.string("baseConfigurationReference") { return places[file] }
    let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap { places[$0] }
    return configuration.string("baseConfigurationReferenceRelativePath").flatMap { path in
      anchor?.appendingPathComponent(path)
    }
  }

  /// The settings that are wanted, or else those to debug with; the first there are if there are
  /// none of that name.
  private func configuration(of owner: PropertyTable) -> PropertyTable? {
    let list = objects[owner.string("buildConfigurationList")]
    let configurations = objects.all(list?.strings("buildConfigurations") ?? [])
    return [wanted, "Debug"].lazy.compactMap { name in
      configurations.first { $0.string("name") == name }
    }.first ?? configurations.first
  }

  // MARK: - Folders that Xcode 16 keeps in step

  private func synchronized(_ target: PropertyTable) -> [URL] {
    objects.all(target.strings("fileSystemSynchronizedGroups")).flatMap { group in
      guard let folder = places[group.id] else { return [URL]() }
      let exceptions = objects.all(group.strings("exceptions"))
        .filter { $0.string("target") == target.id }.flatMap { $0.strings("membershipExceptions") }
      return Self.contents(of: folder, except: Set(exceptions))
    }
  }

  private static func contents(of folder: URL, except: Set<String>) -> [URL] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var found: [URL] = []
    for case let path as String in paths {
      let url = folder.appendingPathComponent(path)
      if XcodeProject.isBundle(url) { paths.skipDescendants() }
      if isPackage(url) {
        paths.skipDescendants()
        continue
      }
      if !except.contains(path), path != "Info.plist" { found.append(url) }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static let sources: Set<String> = ["swift", "m", "mm", "c", "cpp", "xcdatamodeld"]
}
