import Foundation
import Testing

@testable import AppBuilding

@Suite struct `Laying an app's folder out` {
  @Test func `resources lie as on iOS, and what is gone from the app goes from the folder`() throws
  {
    let folder = try TemporaryFolder([
      "App/A.swift": "import UIKit", "App/Base.lproj/Main.storyboard": "<document/>",
      "App/fr.lproj/Main.strings": "\"a\" = \"b\";", "App/data/list.json": "[]",
      "App/Assets.xcassets/Bird.imageset/Contents.json": "{}", "program": "x",
    ])
    let app = folder.url.appending(path: "App")
    let bundle = try lay(app, program: folder.url.appending(path: "program"))
    #expect(
      Files.paths(in: bundle) == [
        "App.app/App", "App.app/Assets.xcassets/Bird.imageset/Contents.json",
        "App.app/Base.lproj/Main.storyboard", "App.app/Info.plist",
        "App.app/fr.lproj/Main.strings", "App.app/list.json",
      ]
    )
    try FileManager.default.removeItem(at: app.appending(path: "data/list.json"))
    _ = try lay(app, program: folder.url.appending(path: "program"))
    #expect(!Files.paths(in: bundle).contains("App.app/list.json"))
  }

  @Test func `of two resources with one place the second is told of`() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "import UIKit", "App/a/list.json": "[1]", "App/b/list.json": "[2]",
      "App/App": "", "program": "x",
    ])
    let app = folder.url.appending(path: "App")
    let plan = try AppPlanner(catalog: ModuleCatalog(["UIKit"])).plan(for: app)
    let places = PorticoPlaces(
      package: app,
      lowerer: app,
      cache: folder.url.appending(path: "cache")
    )
    let package = GeneratedPackage(plan, places: places)
    let problems = try AppBundle(package).write(program: folder.url.appending(path: "program"))
    #expect(
      problems == [
        BuildProblem(app.path + "/b/list.json", .takenPlace(by: app.path + "/a/list.json"))
      ]
    )
    let kept = package.bundle.appending(path: "list.json")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "[1]")
  }

  @Test func `programs of apps with one module's name have names of their own`() throws {
    let folder = try TemporaryFolder(["x/App/A.swift": "", "y/App/A.swift": ""])
    let packages = try ["x/App", "y/App"].map { path in
      let plan = try AppPlanner(catalog: ModuleCatalog([])).plan(
        for: folder.url.appending(path: path)
      )
      return GeneratedPackage(
        plan,
        places: PorticoPlaces(package: folder.url, lowerer: folder.url, cache: folder.url)
      )
    }
    #expect(packages[0].product != packages[1].product)
    for package in packages {
      #expect(
        package.manifest.contains(
          "products: [.executable(name: \"\(package.product)\", targets: [\"App\"])]"
        )
      )
    }
  }

  @Test func `a module that linkers can't name is begun by a program in C`() throws {
    let folder = try TemporaryFolder(["日記/A.swift": "", "App/A.swift": ""])
    let package = try ["日記", "App"].map { name in
      GeneratedPackage(
        try AppPlanner(catalog: ModuleCatalog([])).plan(for: folder.url.appending(path: name)),
        places: PorticoPlaces(package: folder.url, lowerer: folder.url, cache: folder.url)
      )
    }
    let manifest = package[0].manifest
    #expect(manifest.contains(#".executableTarget(\#n      name: "PorticoEntry","#))
    #expect(manifest.contains(#".target(\#n      name: "日記","#))
    #expect(manifest.contains(#""-entry-point-function-name", "-Xfrontend", "PorticoEntryPoint""#))
    #expect(manifest.contains(#"targets: ["PorticoEntry"]"#))
    #expect(!package[1].manifest.contains("PorticoEntry"))
    #expect(package[1].manifest.contains(#".executableTarget(\#n      name: "App","#))
  }

  @Test func `an app links the library that stands for Portico's package`() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    let plan = try AppPlanner(catalog: ModuleCatalog([])).plan(
      for: folder.url.appending(path: "App")
    )
    let library = PorticoLibrary(
      folder: URL(fileURLWithPath: "/usr/lib/portico"),
      modules: URL(fileURLWithPath: "/usr/lib/portico"),
      stamp: "a1"
    )
    let places = { (library: PorticoLibrary?) in
      PorticoPlaces(
        package: folder.url,
        lowerer: folder.url,
        cache: folder.url,
        library: library
      )
    }
    let manifest = GeneratedPackage(plan, places: places(library)).manifest
    #expect(manifest.contains(#""-L", "/usr/lib/portico", "-lPortico""#))
    #expect(manifest.contains(#"dependencies: [],"#) && manifest.contains("PORTICO_a1"))
    #expect(!GeneratedPackage(plan, places: places(nil)).manifest.contains("-lPortico"))
    #expect(places(library).scratch != places(nil).scratch)
  }

  @Test func `a library that is older than the sources, or not whole, is not taken`() throws {
    let folder = try TemporaryFolder([
      "bin/libPortico.so": "", "Package.swift": "", "Sources/UIKit/A.swift": "",
    ])
    let binaries = folder.url.appending(path: "bin")
    let find = { PorticoLibrary.found(beside: binaries, sourcesIn: folder.url) }
    #expect(find() == nil)
    try FileManager.default.createDirectory(
      at: binaries.appending(path: "Modules"),
      withIntermediateDirectories: true
    )
    for name in PorticoModules.needed {
      let file = binaries.appending(path: "Modules/\(name).swiftmodule")
      try Data().write(to: file)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 30)],
      ofItemAtPath: binaries.appending(path: "libPortico.so").path
    )
    #expect(find()?.folder.path == binaries.path)
    let source = folder.url.appending(path: "Sources/UIKit/A.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: source.path
    )
    #expect(find() == nil)
  }

  @Test func `a catalogue of strings becomes tables by language`() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}},
        "%lld birds": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}}}}}}}
      }}
      """
    ])
    let url = folder.url.appending(path: "Localizable.xcstrings")
    let files = try StringCatalog(contentsOf: url).files(table: "Localizable")
    #expect(
      files.map(\.path) == [
        "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
        "fr.lproj/Localizable.strings",
      ]
    )
    let lists = try files.map {
      try PropertyListSerialization.propertyList(from: $0.data, format: nil) as? [String: Any]
    }
    #expect(lists[0] as? [String: String] == ["Hello": "Hello"])
    #expect(lists[2] as? [String: String] == ["Hello": "Salut"])
    let birds = lists[1]?["%lld birds"] as? [String: Any]
    #expect(birds?["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    #expect((birds?["value"] as? [String: String])?["one"] == "%lld bird")
    #expect((birds?["value"] as? [String: String])?["NSStringFormatValueTypeKey"] == "lld")
  }

  @Test func `a file is written only when it changes`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let url = folder.url.appending(path: "a")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: url.path)
    let files = Files(in: folder.url)
    try files.write(Data("old".utf8), to: url)
    #expect(try date(of: url) == past)
    try files.write(Data("new".utf8), to: url)
    #expect(try date(of: url) != past)
  }

  private func date(of url: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  /// Lays the app in a folder out, and answers its bundle.
  private func lay(_ folder: URL, program: URL) throws -> URL {
    let plan = try AppPlanner(catalog: ModuleCatalog(["UIKit"])).plan(for: folder)
    let cache = folder.deletingLastPathComponent().appending(path: "cache")
    let places = PorticoPlaces(package: folder, lowerer: program, cache: cache)
    let package = GeneratedPackage(plan, places: places)
    #expect(try AppBundle(package).write(program: program) == [])
    return package.bundle
  }
}
