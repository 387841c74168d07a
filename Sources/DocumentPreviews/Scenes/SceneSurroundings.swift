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

  /// - Complexity: O(*n*) in the document's scenes and segues.
  init(document: Document) {
    for scene in document.scenes {
      for segue in scene.segues {
        if segue.kind == "embed" { embedded.insert(segue.destination) }
        if segue.presents { presented.insert(segue.destination) }
        guard segue.isRelationship, scene.isContainer else { continue }
        containers[segue.destination] = containers[segue.destination] ?? scene
      }
    }
    pushers = ways(from: document.scenes.filter(\.isNavigation).flatMap(\.roots), in: document)
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

  fileprivate var isContainer: Bool { isNavigation || controller?.name == "tabBarController" }

  fileprivate var isPushable: Bool { !isContainer && controller?.name != "splitViewController" }
}
