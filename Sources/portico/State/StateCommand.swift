internal import AppBuilding
internal import Foundation
internal import StateArchive

/// `portico state`: looks at what an app kept, and makes it forget.
struct StateCommand: Command {
  static let syntax = Syntax(
    name: "state",
    summary: "Shows or removes the state that an app kept.",
    operands: "show|reset APP",
    options: [],
    notes: """
      APP is the bundle identifier of an app that 'portico run --keep' ran, such as
      'org.example.Birds', its project or folder of sources once it was built, a folder Name.app,
      or a file that holds a state.

      Exit codes: 0 done, 1 the state can't be used, 2 there is none, or nothing could be done.
      """
  )

  private let isReset: Bool
  private let app: String

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    guard let verb = operands.first else {
      throw .missingOperand("show or reset", command: Self.syntax.name)
    }
    guard ["show", "reset"].contains(verb) else {
      throw .notAChoice(option: Self.syntax.name, value: verb, choices: ["show", "reset"])
    }
    guard operands.count > 1 else { throw .missingOperand("APP", command: Self.syntax.name) }
    guard operands.count == 2 else { throw .furtherOperand(operands[2], command: Self.syntax.name) }
    isReset = verb == "reset"
    app = operands[1]
  }

  func run() -> Int32 {
    do {
      return try isReset ? reset() : show()
    } catch let error as StateStoreError {
      Console.complain("portico: \(error)")
      if case .unusable = error { return 1 }
      return 2
    } catch let error as StateFormatError {
      Console.complain("portico: \(app): \(error)")
      return 1
    } catch {
      Console.complain("portico: \(app): \(error.reason)")
      return 2
    }
  }

  private func show() throws -> Int32 {
    if let file = plainFile {
      Console.print(try StateFormat.state(try Data(contentsOf: file)).tree)
      return 0
    }
    let store = try store
    guard let state = try store.read() else {
      Console.complain("portico: \(app) has kept no state in \(store.folder.path).")
      return 2
    }
    Console.print(state.tree)
    return 0
  }

  private func reset() throws -> Int32 {
    if plainFile != nil {
      Console.complain("portico: \(app) is a file; name the app whose state is to be removed.")
      return 2
    }
    try store.reset()
    Console.print("\(app) starts without a state the next time.")
    return 0
  }

  /// The file that the operand names, if it names one.
  private var plainFile: URL? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: app, isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? URL(fileURLWithPath: app) : nil
  }

  private var store: SavedStateStore {
    get throws { SavedStateStore(folder: StateFolder.url(forBundle: try identifier)) }
  }

  /// The bundle identifier that the operand is, or that of the app's folder or project it names.
  private var identifier: String {
    get throws {
      let url = URL(fileURLWithPath: app)
      guard FileManager.default.fileExists(atPath: app) else { return app }
      if let own = Bundle(url: url)?.bundleIdentifier, url.pathExtension == "app" { return own }
      let places = try PorticoPlaces.found()
      let planner = AppPlanner(catalog: ModuleCatalog(portico: places.package), target: nil)
      let builder = AppBuilder(try planner.plan(for: url), places: places) { _ in }
      return Bundle(url: builder.bundle)?.bundleIdentifier ?? app
    }
  }
}
