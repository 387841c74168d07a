internal import CoreGraphics
internal import Device
internal import DocumentPreviews
public import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Turns every scene of a storyboard to all four sides and back, on a phone or a pad.
///
/// Classes that the program lacks are replaced, as in a preview.
public struct StoryboardTurns {
  /// One scene and what came of its turns.
  public struct Outcome {
    /// The scene's id.
    public let place: String
    /// True if the picture at the end has the bytes of the one at the beginning.
    public let isSame: Bool
    /// The problems meanwhile: callbacks out of order, views that have another size than the screen.
    public let problems: [String]
  }

  private let preview: DocumentPreview

  /// Opens a document; throws when it cannot be read.
  public init(contentsOf url: URL) throws { preview = try DocumentPreview(contentsOf: url) }

  /// True if the document is a storyboard for iOS.
  public var isTurnable: Bool {
    preview.document.kind == .storyboard && preview.document.platform == .iOS
  }

  /// Turns each scene, one after another.
  public func run(onPad: Bool) -> [Outcome] {
    let pad = DeviceModel.all.first { $0.names.contains("iPad Air 2") }
    let model = onPad ? pad ?? .iPhone15 : .iPhone15
    return preview.document.scenes.filter { !$0.isReference }.compactMap { turn($0, on: model) }
  }

  private func turn(_ scene: InterfaceBuilder.Scene, on model: DeviceModel) -> Outcome? {
    let stage = Stage(model, scale: 1)
    stage.keepsCallbacks = false
    var problems: [String] = []
    stage.onObjection = { problems.append($0) }
    stage.onViolation = { problems.append($0) }
    guard let root = preview.staged(scene)?.root else { return nil }
    stage.show(root)
    rest(stage)
    let before = picture(of: stage)
    // A document may give its view a size of its own by constraints.
    let fills = root.view.frame == stage.screen.bounds
    let sides: [Orientation] = [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait]
    for side in sides {
      stage.rotate(to: side)
      rest(stage)
      if fills, root.view.window != nil, root.view.frame != stage.screen.bounds {
        problems.append("\(side.rawValue): the root is \(root.view.frame)")
      }
    }
    let outcome = Outcome(
      place: scene.id,
      isSame: picture(of: stage) == before,
      problems: problems
    )
    stage.window.rootViewController = nil
    stage.turn()
    return outcome
  }

  private func rest(_ stage: Stage) {
    for _ in 0..<60 {
      stage.advance(by: 1 / 20)
      if !stage.screen.frameLoop.needsFrame { return }
    }
  }

  private func picture(of stage: Stage) -> Data? { stage.screenshot()?.dataProvider?.bytes }
}
