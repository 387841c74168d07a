internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension DocumentPreview {
  /// Lays out every scene and view and compares the frames with the saved ones; views that Xcode
  /// marks as misplaced or ambiguous are left out.
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
            found: placeOnCanvas(frame),
            scale: scale,
            dependsOnText: stretched.found[id].map { !$0.rect.isClose(to: frame.rect) } ?? false,
            isConstrained: frame.isConstrained
          )
        )
      }
    }
    return comparisons.sorted { $0.element.position < $1.element.position }
  }

  /// The canvas of Xcode 26 draws taller navigation bars, below the status bar and as much again.
  private func placeOnCanvas(_ frame: FoundFrame) -> CGRect {
    var rect = frame.rect
    if frame.element.key == "navigationBar", document.canvasVersion >= CanvasVersion.glass {
      rect.origin.y *= 2
      rect.size.height += SimulatedSize.glassBar - SimulatedSize.navigationBar
    }
    return rect
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

    /// Notes the views in a window that were not there before.
    mutating func note(
      _ recording: FrameRecording,
      in window: UIWindow,
      where isWanted: (Element) -> Bool
    ) {
      for element in recording.elements where !element.isMarkedByXcode {
        let id = ObjectIdentifier(element)
        guard found[id] == nil, isWanted(element),
          let view = recording.view(of: element, in: window)
        else { continue }
        found[id] = FoundFrame(
          element: element,
          className: "\(type(of: view))",
          saved: element.child("rect", key: "frame").flatMap { InterfaceBuilder.Rect($0) }
            .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
          rect: view.frameAsSaved(element),
          isConstrained: !view.translatesAutoresizingMaskIntoConstraints
        )
      }
    }
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
      frames.note(recording, in: window) { own.contains(ObjectIdentifier($0)) && isLaidOut($0) }
      guard document.canvasVersion < CanvasVersion.visibleItems else { return }
      for list in window.lists {
        list.scrollThrough {
          frames.note(recording, in: window) { own.contains(ObjectIdentifier($0)) && isLaidOut($0) }
        }
      }
    }
    return frames
  }
}

extension DocumentPreview {
  /// Whether Xcode's canvas gave the view a place: the bar of a tab bar controller, and before
  /// Xcode 9 that of a navigation controller, keeps the frame that it has in the object library.
  private func isLaidOut(_ element: Element) -> Bool {
    switch element.key {
    case "tabBar": false
    case "navigationBar": document.canvasVersion >= CanvasVersion.laidOutBars
    default: true
    }
  }
}

extension Element {
  /// Whether Xcode itself says of the saved frame that constraints give another one, or that they
  /// give more than one.
  fileprivate var isMarkedByXcode: Bool { self["misplaced"] == "YES" || self["ambiguous"] == "YES" }
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
  /// The lists below the view that show some of their items at a time.
  fileprivate var lists: [UIScrollView] {
    // Tables have all their rows on the canvas.
    let own = self is UICollectionView
    return (own ? [self as? UIScrollView].compactMap(\.self) : []) + subviews.flatMap(\.lists)
  }
}

extension UIScrollView {
  /// Looks at one stretch of the content after the other.
  fileprivate func scrollThrough(_ look: () -> Void) {
    let start = contentOffset
    var steps = 0
    while contentOffset.y + bounds.height < contentSize.height, steps < 50 {
      contentOffset.y += max(bounds.height / 2, 1)
      UIScreen.main.frameLoop.turn()
      look()
      steps += 1
    }
    contentOffset = start
  }
}

extension UIView {
  /// Where a root view lies is up to its container; Xcode saves where its canvas had it.
  fileprivate func frameAsSaved(_ element: Element) -> CGRect {
    var frame = untransformedFrame
    if superview is UIWindow || element.key == "view" && viewController != nil,
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
