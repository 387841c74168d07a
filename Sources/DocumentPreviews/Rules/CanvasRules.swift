internal import ConstraintSolver
internal import InterfaceBuilder
internal import QuartzCore
internal import UIKitCore

/// Lays a document out as Xcode's canvas of its version did: what of that is not UIKit's doing.
///
/// It holds what the document says of each view that was made from it, and forgets the views when
/// they are gone.
final class CanvasRules {
  let version: Int
  /// Hears which view was made from which element, while frames are looked at.
  var recording: FrameRecording?
  var probes = CanvasProbes()
  /// What bars of a device cover of the window that is shown, whatever its size.
  var edges: UIEdgeInsets?
  private let designed: DesignedSizes
  private var views: [ObjectIdentifier: DrawnView] = [:]

  init(_ document: Document) {
    version = document.canvasVersion
    designed = DesignedSizes(document)
  }

  var table: CanvasTable { CanvasTable(version: version) }

  /// What the document says of a view; nil for one that it does not hold.
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

/// What is made otherwise than it is, to learn what hangs on it.
struct CanvasProbes {
  /// Points that words measure more than they do.
  var text: CGFloat = 0
  /// Points that sizes which no document holds are more than they are, words or not.
  var unsaved: CGFloat = 0
  /// Points by which views are wished elsewhere than where they were drawn, and nothing of it is
  /// kept, to learn what constraints leave open; nil for a canvas as it is.
  var shift: CGFloat?

  /// Whether everything is as it is.
  var areIdle: Bool { text == 0 && unsaved == 0 && shift == nil }
}

/// What a document holds of a view.
struct DrawnView {
  weak var view: UIView?
  /// Where the document has it.
  var frame: CGRect?
  /// What stands in for the content's size.
  var standIn: CGSize?
  /// What the document holds of the content's size.
  var saved: CGSize?
  /// What each side measures in a stack, when nothing else says it.
  var arrangedLength: CGFloat?
  /// Whether a cell takes the margins of its table, as the document says.
  var takesTableMargins = false
  /// Which rows of a stack place views across its axis.
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
      standIn: coder.standInSize(version, designed: size),
      saved: coder.savedContent(designed: size),
      arrangedLength: coder.arrangedLength(version, designed: size)
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
    // An empty second label shows words.
    guard let label = cell.parts.detailLabel, label.text?.isEmpty != false else { return }
    label.text = CanvasTable.standIn(cell.style)
  }

  func standIn(for font: InterfaceBuilder.Font) -> UIFont? {
    guard case .named(let name, let family) = font.face, !UIFont.isKnown(name: name),
      !(family.map(UIFont.isKnown) ?? false)
    else { return nil }
    // Words whose font was not installed were set in this one, whatever their weight.
    return UIFont(
      name: "HelveticaNeue",
      size: font.size.map { CGFloat($0) } ?? UIFont.systemFontSize
    )
  }
}
