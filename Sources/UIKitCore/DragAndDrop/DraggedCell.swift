/// The part that a cell has in a drag, by the numbers that UIKit gives it.
enum DragPhase: Int {
  case none = 0
  /// On its way off the list, before the finger moves.
  case lifting = 1
  case dragging = 2
}

/// A cell that can be dragged out of its list and hears of it (W-227).
protocol DraggedCell: UIView {
  var dragPhase: DragPhase { get set }
}

/// The cells of a drag, which follow its phases wherever their entries go meanwhile.
struct DraggedCells {
  private struct Reference {
    weak var cell: (any DraggedCell)?
  }

  private var references: [Reference] = []
  private(set) var phase = DragPhase.none

  /// Takes cells into the drag, in its phase.
  mutating func add(_ cells: [UIView?]) {
    for case let cell as any DraggedCell in cells {
      references.append(Reference(cell: cell))
      cell.dragPhase = phase
    }
  }

  /// Brings all cells to a phase; in that of no drag they are let go.
  mutating func enter(_ phase: DragPhase) {
    self.phase = phase
    for reference in references { reference.cell?.dragPhase = phase }
    if phase == .none { references = [] }
  }
}
