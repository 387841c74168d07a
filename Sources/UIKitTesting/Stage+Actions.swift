public import Device
public import Foundation
public import Testing
internal import UIKitCore

/// User actions without a finger.
extension Stage {
  /// Types into whatever has the keys; a line feed is the return key.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    turn()
    if !(window.firstKeyTaker is any UIKeyInput) {
      Issue.record("nothing takes “\(text)”: tap a field first", sourceLocation: sourceLocation)
    }
    display.send(.text(text))
    turn()
  }

  /// Presses a key, by its usage number on a keyboard, and lets it go.
  public func press(key: Int, modifiers: KeyModifiers = []) {
    display.send(.key(code: key, isDown: true, modifiers: modifiers))
    display.send(.key(code: key, isDown: false, modifiers: modifiers))
    turn()
  }

  /// Gives the app a window of a size, in points, as far as an iPad's screen has room for it; it
  /// stays as it is on a phone, and where the app requires the full screen (S-32).
  public func resize(to size: CGSize) {
    display.send(.resize(.size(size)))
    turn()
  }

  /// Gives the app a share of an iPad's screen; nothing changes on a phone, and where the app
  /// requires the full screen (S-32).
  public func resize(to share: ScreenShare) {
    display.send(.resize(.share(share)))
    turn()
  }

  /// Tells the app that memory is short.
  public func memoryWarning() {
    UIApplication.shared.receiveMemoryWarning()
    turn()
  }

  /// Runs frames, a sixtieth of a second apart, until nothing moves any more.
  ///
  /// The test fails if that takes longer than the limit, in seconds.
  public func settle(limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation) {
    turn()
    let end = display.now + limit
    while screens.contains(where: \.frameLoop.needsFrame) {
      guard display.now < end else {
        Issue.record("still moving after \(limit) seconds", sourceLocation: sourceLocation)
        return
      }
      advance(by: 1 / 60)
    }
  }
}
