extension UIScreen {
  /// The device is held another way: windows turn, and their controllers are notified before and after.
  func orientationChanged(tellsSizes: Bool = true) {
    let before = traits
    traits = makeTraits()
    let turns = windows.map { WindowTurn($0, from: before, to: self) }
    for turn in turns { turn.announce(tellsSizes: tellsSizes) }
    traits = before
    environmentChanged()
    for turn in turns { turn.perform() }
  }
}
