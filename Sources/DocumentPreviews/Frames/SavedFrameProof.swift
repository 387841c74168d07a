internal import ConstraintSolver
package import CoreGraphics
package import InterfaceBuilder
internal import UIKitCore

/// Something required of saved frames that they do not give, whatever the layout.
package struct SavedFrameContradiction {
  /// The constraint of the document, the stack that lines up the views, or the section of rows.
  package let rule: Element
  /// The views whose saved frames contradict each other.
  package let views: [Element]
  /// The distance of the frames from what is required, in points.
  package let excess: CGFloat
}

/// Puts saved frames into what a document requires of them.
///
/// A required constraint between views that all have a saved frame holds for those frames, or
/// Xcode had not brought them up to date: nothing that lays the document out can give all of them.
/// Nothing that layout found goes into this; so safe areas, baselines, contents, and margins that
/// the document does not hold prove nothing.
struct SavedFrameProof {
  private let engine: LayoutEngine
  private let elements: [ObjectIdentifier: Element]
  private(set) var contradictions: [SavedFrameContradiction] = []

  /// Looks at the constraints, stacks and tables of a recording that are in a window.
  init(_ recording: FrameRecording, in window: UIWindow) {
    engine = window.engineForUpdate
    elements = recording.elementsByView(in: window)
    for (constraint, element) in recording.constraintsInOrder { check(constraint, element) }
    for element in recording.elements {
      switch recording.view(of: element, in: window) {
      case let stack as UIStackView: check(stack, element)
      case is UITableView: checkRows(of: element)
      default: break
      }
    }
  }

  private mutating func check(_ constraint: NSLayoutConstraint, _ element: Element) {
    guard constraint.holder != nil, !constraint.meansBaseline else { return }
    var lowering = ConstraintLowering(engine: engine, constraint: constraint)
    guard let row = lowering.row(), lowering.insetViews.allSatisfy({ $0.hasSavedMargins(elements) })
    else { return }
    check(row, of: element)
  }

  private mutating func check(_ stack: UIStackView, _ element: Element) {
    guard !stack.isBaselineRelativeArrangement,
      !stack.isLayoutMarginsRelativeArrangement || stack.hasSavedMargins(elements)
    else { return }
    var arrangement = StackArrangement(engine: engine, stack: stack)
    for row in arrangement.rows() {
      // Baselines and shares come from contents, whose lengths the document does not hold.
      guard row.role != .proportion, row.role != .alignment || !stack.alignsBaselines else {
        continue
      }
      check(row, of: element)
    }
  }

  private mutating func check(_ row: LinearRow, of rule: Element) {
    guard row.priority == .required else { return }
    var sum = row.expression.constant
    var slack = 0.0
    var views: [Element] = []
    for term in row.expression.terms {
      guard let owner = engine.owners[term.variable.position], let view = owner.view,
        let element = elements[ObjectIdentifier(view)], !element.isMarkedByXcode,
        let saved = element.savedFrame
      else { return }
      sum += term.coefficient * owner.number(term.variable, in: view.alignmentRect(forFrame: saved))
      slack += abs(term.coefficient) * Self.rounding
      if !views.contains(where: { $0 === element }) { views.append(element) }
    }
    let excess =
      switch row.relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: sum
      case .greaterThanOrEqual: -sum
      }
    note(excess, slack, views, of: rule)
  }

  /// The rows of a section follow each other.
  private mutating func checkRows(of table: Element) {
    for section in table.child("sections")?.children("tableViewSection") ?? [] {
      let rows = section.child("cells")?.children("tableViewCell") ?? []
      guard let first = rows.first?.savedFrame, !rows.contains(where: \.isMarkedByXcode) else {
        continue
      }
      var end = Double(first.maxY)
      for (index, row) in rows.enumerated().dropFirst() {
        guard let saved = row.savedFrame else { break }
        let slack = Double(index + 2) * Self.rounding
        note(abs(Double(saved.minY) - end), slack, Array(rows[...index]), of: section)
        end += Double(saved.height)
      }
    }
  }

  private mutating func note(
    _ excess: Double,
    _ slack: Double,
    _ views: [Element],
    of rule: Element
  ) {
    guard excess > max(1, slack) + 0.001 else { return }
    contradictions.append(
      SavedFrameContradiction(rule: rule, views: views, excess: CGFloat(excess))
    )
  }

  /// The most that a number of a frame can have lost when it was rounded, in points.
  private static let rounding = 0.5
}

extension UIView {
  /// True if the document holds everything that the view's margins are made of.
  func hasSavedMargins(_ elements: [ObjectIdentifier: Element]) -> Bool {
    guard let element = elements[ObjectIdentifier(self)], !(self is UIScrollView),
      !insetsLayoutMarginsFromSafeArea, !preservesSuperviewLayoutMargins, viewController == nil
    else { return false }
    return element.hasMargins
  }
}

extension NSLayoutConstraint {
  var meansBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}

extension Element {
  /// The frame that Xcode saved.
  var savedFrame: CGRect? {
    child("rect", key: "frame").flatMap { InterfaceBuilder.Rect($0) }
      .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// True if the document holds the margins.
  var hasMargins: Bool {
    child("edgeInsets", key: "layoutMargins") != nil
      || child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
  }

  /// True if Xcode itself marked the saved frame as misplaced or ambiguous.
  var isMarkedByXcode: Bool { self["misplaced"] == "YES" || self["ambiguous"] == "YES" }
}
