internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension DocumentPreview {
  /// Lays out every scene and view and compares the frames with the saved ones; views that Xcode
  /// marks as misplaced are left out.
  package func frameComparisons() -> [FrameComparison] {
    var seen: Set<ObjectIdentifier> = []
    var comparisons: [FrameComparison] = []
    for subject in subjects {
      let plain = frames(of: subject, textStretch: 0)
      let stretched = frames(of: subject, textStretch: 7)
      for (id, frame) in plain.found where seen.insert(id).inserted {
        guard let saved = frame.saved else { continue }
        comparisons.append(
          FrameComparison(
            element: frame.element,
            className: frame.className,
            saved: saved,
            found: frame.rect,
            scale: scale,
            dependsOnText: stretched.found[id].map { !$0.rect.isClose(to: frame.rect) } ?? false,
            isConstrained: frame.isConstrained
          )
        )
      }
    }
    return comparisons.sorted { $0.element.position < $1.element.position }
  }

  private struct FoundFrame {
    let element: Element
    let className: String
    let saved: CGRect?
    let rect: CGRect
    let isConstrained: Bool
  }

  private struct SubjectFrames {
    var found: [ObjectIdentifier: FoundFrame] = [:]
  }

  private func frames(of subject: PreviewSubject, textStretch: CGFloat) -> SubjectFrames {
    let recording = FrameRecording()
    FrameRecording.current = recording
    LayoutEngine.textStretch = textStretch
    defer {
      FrameRecording.current = nil
      LayoutEngine.textStretch = 0
    }
    var frames = SubjectFrames()
    let own = subject.ownElements
    show(subject) { window in
      for element in recording.elements where element["misplaced"] != "YES" {
        guard own.contains(ObjectIdentifier(element)),
          let view = recording.view(of: element, in: window)
        else { continue }
        frames.found[ObjectIdentifier(element)] = FoundFrame(
          element: element,
          className: "\(type(of: view))",
          saved: element.child("rect", key: "frame").flatMap { InterfaceBuilder.Rect($0) }
            .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
          rect: view.frameAsSaved(element),
          isConstrained: !view.translatesAutoresizingMaskIntoConstraints
        )
      }
    }
    return frames
  }
}

extension PreviewSubject {
  /// The elements of the scene or view itself; a container shows those of others, too.
  fileprivate var ownElements: Set<ObjectIdentifier> {
    var own: Set<ObjectIdentifier> = []
    let collect: (Element) -> Void = { own.insert(ObjectIdentifier($0)) }
    switch content {
    case .scene(let scene):
      scene.controller?.visit(collect)
      for object in scene.objects { object.visit(collect) }
    case .object(let object): object.visit(collect)
    }
    return own
  }
}

extension UIView {
  /// Where a root view lies is up to its container; Xcode saves where its canvas had it.
  fileprivate func frameAsSaved(_ element: Element) -> CGRect {
    var frame = untransformedFrame
    if viewController != nil, element.key == "view",
      let saved = element.child("rect", key: "frame").flatMap({ InterfaceBuilder.Rect($0) })
    {
      frame.origin = CGPoint(x: saved.x, y: saved.y)
    }
    return frame
  }

  /// The frame without the transform.
  fileprivate var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - anchorPoint.x * size.width,
      y: center.y - anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
