internal import DocumentPreviews
public import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Walks a storyboard: makes every scene, and sets off every segue that begins in it, each time
/// with everything made anew.
///
/// Sources that can be tapped are tapped; the other segues are performed by their controllers.
/// Classes that the program lacks are replaced, as in a preview.
public struct StoryboardWalk {
  /// One segue and its outcome.
  public struct Step {
    /// The kind of segue, such as `show`.
    public let kind: String
    /// The scene's id and the segue's.
    public let place: String
    /// True if a finger did it.
    public let wasTapped: Bool
    /// The reason why it was not performed; nil if it was.
    public let reason: String?
    /// The problems meanwhile: callbacks out of order, controllers left over.
    public let problems: [String]
  }

  private let preview: DocumentPreview

  /// Opens a document; throws when it cannot be read.
  public init(contentsOf url: URL) throws {
    preview = try DocumentPreview(contentsOf: url)
  }

  /// True if the document is a storyboard for iOS.
  public var isWalkable: Bool {
    preview.document.kind == .storyboard && preview.document.platform == .iOS
  }

  /// Takes every way that the document draws.
  public func run() -> [Step] {
    preview.document.scenes.filter { !$0.isReference }.flatMap { scene in
      scene.segues.map { step($0, in: scene) }
    }
  }

  private func step(_ segue: Segue, in scene: InterfaceBuilder.Scene) -> Step {
    var walker = SceneWalker(preview: preview, scene: scene)
    let reason =
      segue.kind == "relationship" || segue.kind == "embed"
      ? walker.checkContainment(by: segue) : walker.setOff(segue)
    return Step(
      kind: segue.kind,
      place: "\(scene.id) \(segue.id)",
      wasTapped: walker.wasTapped,
      reason: reason,
      problems: walker.finish()
    )
  }
}
