import Foundation
import Testing

@testable import UIKitCore

/// Counts, and remembers how to count back.
private final class Tally {
  let manager = UndoManager()
  private(set) var value = 0

  func add(_ number: Int) {
    value += number
    manager.registerUndo(withTarget: self) { $0.add(-number) }
    manager.setActionName("Adding \(number)")
  }
}

@MainActor
struct `An undo manager` {
  @Test func `takes back what was done in one turn, and does it again`() {
    let tally = Tally()
    tally.add(2)
    tally.add(3)
    #expect(tally.manager.undoMenuItemTitle == "Undo Adding 3")
    tally.manager.undo()
    #expect(tally.value == 0)
    #expect(!tally.manager.canUndo && tally.manager.canRedo)
    tally.manager.redo()
    #expect(tally.value == 5)
    tally.manager.undo()
    #expect(tally.value == 0)
  }

  @Test func `keeps the actions of different turns apart`() {
    let tally = Tally()
    tally.add(2)
    // The main loop does this at the end of a turn.
    tally.manager.endUndoGrouping()
    tally.add(3)
    tally.manager.undo()
    #expect(tally.value == 2)
    tally.manager.undo()
    #expect(tally.value == 0)
    tally.manager.redo()
    tally.manager.redo()
    #expect(tally.value == 5)
  }

  @Test func `forgets what could be done again when something new is done`() {
    let tally = Tally()
    tally.add(1)
    tally.manager.undo()
    tally.add(7)
    #expect(!tally.manager.canRedo)
  }

  @Test func `remembers as many groups as it is told, and none while it is off`() {
    let tally = Tally()
    tally.manager.groupsByEvent = false
    tally.manager.levelsOfUndo = 2
    for number in 1...3 {
      tally.manager.beginUndoGrouping()
      tally.add(number)
      tally.manager.endUndoGrouping()
    }
    tally.manager.undo()
    tally.manager.undo()
    tally.manager.undo()
    #expect(tally.value == 1)
    tally.manager.removeAllActions()
    tally.manager.disableUndoRegistration()
    tally.add(9)
    #expect(!tally.manager.canUndo)
  }

  @Test func `is the window's, asked up the chain`() {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
  }
}
