internal import Foundation
package import InterfaceBuilder
package import UIKitCore

/// Something that keeps people from using an element of a document.
package struct AccessibilityFinding {
  /// The element that shows it, or else its scene.
  package let position: Position
  package let kind: AccessibilityIssue.Kind
  /// The problem and its remedy, as one sentence.
  package let text: String
}

extension DocumentPreview {
  /// Shows scenes and views, says before each which, and then what an audit finds on them.
  ///
  /// Elements of a scene that others show too, such as what a container has in it, are named once.
  package func accessibilityFindings(
    of chosen: [PreviewSubject]? = nil,
    reaching: (PreviewSubject) -> Void = { _ in }
  ) -> [AccessibilityFinding] {
    var findings: [AccessibilityFinding] = []
    var known: Set<String> = []
    for subject in chosen ?? subjects {
      reaching(subject)
      for finding in accessibilityFindings(of: subject)
      where known.insert("\(finding.position) \(finding.kind) \(finding.text)").inserted {
        findings.append(finding)
      }
    }
    return findings.sorted { $0.position < $1.position }
  }

  private func accessibilityFindings(of subject: PreviewSubject) -> [AccessibilityFinding] {
    let recorder = PositionRecorder()
    let usual = source.reader
    source.reader = recorder
    defer { source.reader = usual }
    var findings: [AccessibilityFinding] = []
    show(subject) { _ in
      let issues = AccessibilityAudit(.main).issues(
        of: Set(AccessibilityIssue.Kind.allCases).subtracting([.dynamicType])
      )
      findings = issues.map { issue in
        AccessibilityFinding(
          position: issue.object.flatMap(recorder.position) ?? subject.position,
          kind: issue.kind,
          text: issue.text
        )
      }
    }
    return findings
  }
}

/// Notes where in a document the objects of a scene stand.
private final class PositionRecorder: DocumentReader {
  private var made: [ObjectIdentifier: (object: Held, position: Position)] = [:]

  /// The object is held weakly, since another may come to the same place in memory.
  private struct Held {
    weak var object: AnyObject?
  }

  func didMake(_ object: AnyObject, from coder: NibCoder) {
    made[ObjectIdentifier(object)] = (Held(object: object), coder.element.position)
  }

  func substitute(for font: InterfaceBuilder.Font) -> UIFont? { nil }

  /// The position of an object, or of the nearest one that it is in; nil outside of the document.
  func position(of object: NSObject) -> Position? {
    sequence(first: object, next: Self.holder).lazy.compactMap { [made] near in
      made[ObjectIdentifier(near)].flatMap { $0.object.object === near ? $0.position : nil }
    }.first
  }

  /// The object that an element stands for or is in.
  private static func holder(of object: NSObject) -> NSObject? {
    if let control = object as? UIControl, case .barItem(let item) = control.systemPart {
      return item
    }
    if let view = object as? UIView { return view.superview }
    return (object as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
  }
}
