internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

extension DocumentPreview {
  /// Lays out every scene and view and compares the frames with the saved ones; views that Xcode
  /// marks as misplaced or ambiguous are left out.
  package func frameComparisons() -> [FrameComparison] { layoutFindings().comparisons }

  /// Lays out scenes and views, all or some, says before each which, and then what became of frames
  /// and constraints; nothing for a preview that does not keep drawn places.
  package func layoutFindings(
    of chosen: [PreviewSubject]? = nil,
    reaching: (PreviewSubject) -> Void = { _ in }
  ) -> LayoutFindings {
    var seen: Set<ObjectIdentifier> = []
    var refused: Set<ObjectIdentifier> = []
    var findings = LayoutFindings()
    var broken: Set<ObjectIdentifier> = []
    for subject in chosen ?? subjects {
      reaching(subject)
      let plain = frames(of: subject)
      let stretched = frames(of: subject, textStretch: 7)
      let grown = frames(of: subject, unsavedStretch: 7)
      // Frames that a canvas keeps do not show what constraints leave open.
      let loose = plain.keepsContent ? frames(of: subject, drawnShift: 0) : plain
      let shifted = frames(of: subject, drawnShift: 11)
      for (id, frame) in plain.found where seen.insert(id).inserted {
        guard let saved = frame.saved else { continue }
        let comparison =
          FrameComparison(
            element: frame.element,
            className: frame.className,
            saved: saved,
            found: placeOnCanvas(frame.rect, of: frame.element, in: subject),
            scale: scale,
            dependsOnText: stretched.differs(from: frame, id),
            dependsOnUnsaved: grown.differs(from: frame, id),
            isConstrained: frame.isConstrained,
            openNumbers: loose.found[id].flatMap { frame in
              shifted.found[id].map { frame.rect.numbers(otherThan: $0.rect) }
            } ?? []
          )
        if !frame.element.isMarkedByXcode { findings.comparisons.append(comparison) }
        if comparison.isAmbiguous { findings.open.append(comparison) }
      }
      findings.conflicts += plain.conflicts.filter {
        refused.insert(ObjectIdentifier($0.refused)).inserted
      }
      findings.contradictions += plain.contradictions.filter {
        broken.insert(ObjectIdentifier($0.rule)).inserted || $0.rule.name != "constraint"
      }
    }
    findings.comparisons.sort { $0.element.position < $1.element.position }
    findings.open.sort { $0.element.position < $1.element.position }
    findings.contradictions.sort { $0.rule.position < $1.rule.position }
    findings.conflicts.sort { $0.refused.position < $1.refused.position }
    return findings
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
    var conflicts: [ConstraintConflict] = []
    var contradictions: [SavedFrameContradiction] = []
    /// True if a frame was kept as it was drawn that constraints do not determine.
    var keepsContent = false

    /// True if a view has another frame here.
    func differs(from frame: FoundFrame, _ id: ObjectIdentifier) -> Bool {
      found[id].map { !$0.rect.isClose(to: frame.rect) } ?? false
    }

    /// Notes the views in a window that were not there before.
    mutating func note(
      _ recording: FrameRecording,
      in window: UIWindow,
      where isWanted: (Element) -> Bool
    ) {
      for element in recording.elements {
        let id = ObjectIdentifier(element)
        guard found[id] == nil, isWanted(element),
          let view = recording.view(of: element, in: window)
        else { continue }
        found[id] = FoundFrame(
          element: element,
          className: "\(type(of: view))",
          saved: element.savedFrame,
          rect: view.frameAsSaved(element),
          isConstrained: !view.translatesAutoresizingMaskIntoConstraints
        )
      }
    }
  }

  private func frames(
    of subject: PreviewSubject,
    textStretch: CGFloat = 0,
    unsavedStretch: CGFloat = 0,
    drawnShift: CGFloat? = nil
  ) -> SubjectFrames {
    let recording = FrameRecording()
    let probes = CanvasProbes(text: textStretch, unsaved: unsavedStretch, shift: drawnShift)
    rules?.recording = recording
    rules?.probes = probes
    defer {
      rules?.recording = nil
      rules?.probes = CanvasProbes()
    }
    var frames = SubjectFrames()
    let own = subject.ownElements
    show(subject) { window in
      frames.note(recording, in: window) { own.contains(ObjectIdentifier($0)) && isLaidOut($0) }
      if document.canvasVersion < CanvasVersion.visibleItems {
        for list in window.lists {
          list.scrollThrough {
            frames.note(recording, in: window) {
              own.contains(ObjectIdentifier($0)) && isLaidOut($0)
            }
          }
        }
      }
      guard probes.areIdle else { return }
      frames.contradictions = SavedFrameProof(recording, in: window).contradictions
    }
    frames.conflicts = recording.conflicts
    frames.keepsContent = recording.keepsContent
    return frames
  }
}

extension DocumentPreview {
  /// True if Xcode's canvas laid out the view.
  ///
  /// The bar of a tab bar controller, and before Xcode 9 that of a navigation controller, keeps the
  /// frame that it has in the object library.
  private func isLaidOut(_ element: Element) -> Bool {
    switch element.key {
    case "tabBar": false
    case "navigationBar": document.canvasVersion >= CanvasVersion.laidOutBars
    default: true
    }
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
  /// The lists below the view that show some of their items at a time.
  fileprivate var lists: [UIScrollView] {
    // Tables have all their rows on the canvas.
    let own = self is UICollectionView
    return (own ? [self as? UIScrollView].compactMap(\.self) : []) + subviews.flatMap(\.lists)
  }
}

extension UIScrollView {
  /// Looks at one stretch of the content after the other.
  fileprivate func scrollThrough(_ body: () -> Void) {
    let start = contentOffset
    var steps = 0
    while contentOffset.y + bounds.height < contentSize.height, steps < 50 {
      contentOffset.y += max(bounds.height / 2, 1)
      UIScreen.main.frameLoop.turn()
      body()
      steps += 1
    }
    contentOffset = start
  }
}

extension UIView {
  /// The frame of a root view as saved: its container decides its place, and Xcode saves the place
  /// on the canvas.
  fileprivate func frameAsSaved(_ element: Element) -> CGRect {
    var frame = untransformedFrame
    if superview is UIWindow || element.key == "view" && viewController != nil,
      let saved = element.savedFrame
    {
      frame.origin = saved.origin
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
  fileprivate func isClose(to other: CGRect) -> Bool { numbers(otherThan: other).isEmpty }

  fileprivate func numbers(otherThan other: CGRect) -> [FrameComparison.Number] {
    func differs(_ length: KeyPath<CGRect, CGFloat>) -> Bool {
      abs(self[keyPath: length] - other[keyPath: length]) >= 0.01
    }
    return FrameComparison.Number.allCases.filter {
      switch $0 {
      case .x: differs(\.minX)
      case .y: differs(\.minY)
      case .width: differs(\.width)
      case .height: differs(\.height)
      }
    }
  }
}
