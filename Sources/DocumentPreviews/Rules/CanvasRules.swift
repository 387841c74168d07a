internal import ConstraintSolver
internal import InterfaceBuilder
internal import QuartzCore
internal import UIKitCore

/// The rules by which Xcode's canvas of a document's version laid it out otherwise than UIKit does.
///
/// It holds what the document says of each view that was made from it, and forgets the views when
/// they are gone.
final class CanvasRules {
  let version: Int
  /// Hears which view was made from which element, while frames are looked at.
  var recording: FrameRecording?
  var probes = CanvasProbes()
  /// The insets of a device's bars over the window that is shown, whatever its size.
  var edges: UIEdgeInsets?
  private let designed: DesignedSizes
  private var views: [ObjectIdentifier: DrawnView] = [:]

  init(_ document: Document) {
    version = document.canvasVersion
    designed = DesignedSizes(document)
  }

  var table: CanvasTable { CanvasTable(version: version) }

  /// The description of a view in the document; nil for one that it does not hold.
  func drawn(_ view: UIView) -> DrawnView? {
    guard let drawn = views[ObjectIdentifier(view)], drawn.view === view else { return nil }
    return drawn
  }

  /// Notes something of a view that the document holds.
  func change(_ view: UIView, _ body: (inout DrawnView) -> Void) {
    guard drawn(view) != nil else { return }
    body(&views[ObjectIdentifier(view), default: DrawnView(view: view)])
  }

  /// Forgets what was shown.
  func forget() {
    views.removeAll()
    edges = nil
  }
}

/// Changes made on purpose, to learn which frames depend on them.
struct CanvasProbes {
  /// The points added to the width of all text.
  var text: CGFloat = 0
  /// The points added to all sizes that the document does not hold, those of text included.
  var unsaved: CGFloat = 0
  /// The points by which the preferred frames of views are moved from where they were drawn, to
  /// learn what constraints leave open; nil to leave them.
  ///
  /// Frames found this way are not kept.
  var shift: CGFloat?

  /// True if nothing is changed.
  var areIdle: Bool { text == 0 && unsaved == 0 && shift == nil }
}

/// The values that a document holds of a view.
struct DrawnView {
  weak var view: UIView?
  /// The frame in the document.
  var frame: CGRect?
  /// The substitute for the content's size.
  var substitute: CGSize?
  /// The content's size that the document holds.
  var saved: CGSize?
  /// The length of each side in a stack, in points, when nothing else decides it.
  var arrangedLength: CGFloat?
  /// True if the view is a label of one line without words.
  var isEmptyLine = false
  /// True if a cell takes the margins of its table, as the document says.
  var takesTableMargins = false
  /// The indices of the stack's rows that place views across its axis.
  var alignmentRows: [Int] = []
  /// The lengths of a scroll view's content that are kept as they were drawn.
  var keptLengths: [Solver.Variable] = []
}

extension CanvasRules: DocumentReader {
  func didMake(_ object: AnyObject, from coder: NibCoder) {
    recording?.note(coder.element, object)
    guard let view = object as? UIView else { return }
    let size = designed[coder.element]
    views[ObjectIdentifier(view)] = DrawnView(
      view: view,
      frame: coder.viewFrame,
      substitute: coder.substituteSize(version, designed: size),
      saved: coder.savedContent(designed: size),
      arrangedLength: coder.arrangedLength(version, designed: size),
      isEmptyLine: size == nil && coder.isEmptyLine(version)
    )
    adapt(view, size, coder)
  }

  /// Makes a view what it was in the version.
  private func adapt(_ view: UIView, _ designed: CGSize?, _ coder: NibCoder) {
    if version < CanvasVersion.safeMargins { view.insetsLayoutMarginsFromSafeArea = false }
    switch view {
    case let label as UILabel:
      if let designed, coder.bool("usesAttributedText") != true {
        label.adoptFont(filling: designed)
      }
    // The canvas shows activity that has not started.
    case let indicator as UIActivityIndicatorView: indicator.hidesWhenStopped = false
    // The items of a collection have margins of their own.
    case is UICollectionReusableView: view.preservesSuperviewLayoutMargins = false
    case let cell as UITableViewCell: adapt(cell)
    default: break
    }
  }

  private func adapt(_ cell: UITableViewCell) {
    change(cell) { $0.takesTableMargins = cell.preservesSuperviewLayoutMargins }
    if !table.inheritsMargins { cell.preservesSuperviewLayoutMargins = false }
    // Empty labels show a substitute text (LoopKit, habitica-ios, INaturalistIOS).
    if cell.style != .default, let label = cell.parts.textLabel, label.text?.isEmpty != false {
      label.text = "Title"
    }
    guard let label = cell.parts.detailLabel, label.text?.isEmpty != false else { return }
    label.text = CanvasTable.substitute(cell.style)
  }

  func substitute(for font: InterfaceBuilder.Font) -> UIFont? {
    guard case .named(let name, let family) = font.face, !UIFont.isKnown(name: name),
      !(family.map(UIFont.isKnown) ?? false)
    else { return nil }
    // Text whose font was not installed was set in this one, whatever its weight.
    return UIFont(
      name: "HelveticaNeue",
      size: font.size.map { CGFloat($0) } ?? UIFont.systemFontSize
    )
  }
}
