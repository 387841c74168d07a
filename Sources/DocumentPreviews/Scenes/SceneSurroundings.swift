internal import InterfaceBuilder
internal import UIKitCore

/// The containers around a scene when it is on screen, as Xcode infers them for the bars that it
/// draws.
struct SceneSurroundings {
  /// The scene that is around another, and how.
  enum Surrounding {
    /// A navigation or tab bar controller that has the scene as root or tab.
    case container(InterfaceBuilder.Scene)
    /// A scene that pushes this one, on the shortest way from the root of a navigation stack.
    case pusher(InterfaceBuilder.Scene)
  }

  /// The container of each controller that has one.
  private var containers: [String: InterfaceBuilder.Scene] = [:]
  /// The scene that pushes each controller of a navigation stack; the ways never run in a circle.
  private var pushers: [String: InterfaceBuilder.Scene] = [:]
  /// The controllers that others show inside a container view.
  private var embedded: Set<String> = []
  /// The controllers that others present.
  private var presented: Set<String> = []
  /// The scene that shows each controller which nothing contains.
  private var showers: [String: InterfaceBuilder.Scene] = [:]

  /// - Complexity: O(*n*) in the document's scenes and segues.
  init(document: Document) {
    for scene in document.scenes {
      for segue in scene.segues {
        if segue.kind == "embed" { embedded.insert(segue.destination) }
        if segue.presents { presented.insert(segue.destination) }
        if segue.isPush { showers[segue.destination] = showers[segue.destination] ?? scene }
        guard segue.isRelationship, scene.isContainer else { continue }
        containers[segue.destination] = containers[segue.destination] ?? scene
      }
    }
    let roots = document.scenes.filter(\.isNavigation).flatMap(\.roots)
    // What a tab in a stack shows is pushed on that stack, too.
    let tabs = document.scenes.filter { scene in
      scene.isTabs && scene.controller?.id.map(roots.contains) == true
    }
    pushers = ways(from: roots + tabs.flatMap(\.roots), in: document)
  }

  /// The container around a scene, or a scene on a navigation stack that shows it.
  func surrounding(of scene: InterfaceBuilder.Scene) -> Surrounding? {
    guard let id = scene.controller?.id else { return nil }
    return containers[id].map { .container($0) } ?? pushers[id].map { .pusher($0) }
  }

  /// True if another scene shows this one inside a container view.
  func isEmbedded(_ scene: InterfaceBuilder.Scene) -> Bool {
    scene.controller?.id.map(embedded.contains) ?? false
  }

  /// True if another scene presents this one.
  func isPresented(_ scene: InterfaceBuilder.Scene) -> Bool {
    scene.controller?.id.map(presented.contains) ?? false
  }

  /// True if another scene presents this one or what it is in.
  func isInSheet(_ scene: InterfaceBuilder.Scene) -> Bool {
    var current: InterfaceBuilder.Scene? = scene
    for _ in 0..<Self.depth {
      guard let scene = current else { return false }
      if isPresented(scene) { return true }
      switch surrounding(of: scene) {
      case .container(let outer), .pusher(let outer): current = outer
      case nil: current = nil
      }
    }
    return false
  }

  /// The controller whose simulated navigation bar Xcode infers for a scene that has none of its
  /// own: that of the scene which shows it (IBAnimatable, stopp-corona-ios).
  func topBarSource(of scene: InterfaceBuilder.Scene) -> Element? {
    var current = scene
    for _ in 0..<Self.depth {
      guard let controller = current.controller, !SimulatedSize.hasOwnTopBar(controller),
        surrounding(of: current) == nil,
        let shower = controller.id.flatMap({ showers[$0] })
      else { return current.id == scene.id ? nil : current.controller }
      current = shower
    }
    return nil
  }

  /// The most scenes that lead to another one.
  private static let depth = 8

  /// The scene that pushes each controller which can be reached from some, the nearest first.
  private func ways(
    from roots: [String],
    in document: Document
  ) -> [String: InterfaceBuilder.Scene] {
    let scenes = Dictionary(
      document.scenes.compactMap { scene in scene.controller?.id.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first }
    )
    var ways: [String: InterfaceBuilder.Scene] = [:]
    var stacked = roots
    var seen = Set(stacked)
    var next = 0
    while next < stacked.count {
      defer { next += 1 }
      guard let pusher = scenes[stacked[next]] else { continue }
      for segue in pusher.segues where segue.isPush {
        guard scenes[segue.destination]?.isPushable == true,
          seen.insert(segue.destination).inserted
        else { continue }
        ways[segue.destination] = pusher
        stacked.append(segue.destination)
      }
    }
    return ways
  }
}

extension Segue {
  fileprivate var isRelationship: Bool { kind == "relationship" }

  /// Older documents say it with another word; on phones, popovers are sheets.
  fileprivate var presents: Bool {
    kind == "presentation" || kind == "modal" || kind == "popoverPresentation"
  }

  fileprivate var isPush: Bool { kind == "show" || kind == "push" }
}

extension InterfaceBuilder.Scene {
  /// The controllers that a container shows at first.
  fileprivate var roots: [String] { segues.filter(\.isRelationship).map(\.destination) }

  fileprivate var isNavigation: Bool { controller?.name == "navigationController" }

  fileprivate var isTabs: Bool { controller?.name == "tabBarController" }

  fileprivate var isContainer: Bool { isNavigation || isTabs }

  fileprivate var isPushable: Bool { !isContainer && controller?.name != "splitViewController" }
}
