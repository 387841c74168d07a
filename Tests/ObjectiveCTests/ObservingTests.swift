import Foundation
import ObjectiveC
import Testing

@Suite(.serialized) @MainActor struct `Observers by key path` {
  final class Lamp: NSObject {
    var level = 0 {
      willSet { willChangeValue(forKey: "level") }
      didSet { didChangeValue(forKey: "level") }
    }
  }

  /// Hears of lamps until it goes.
  final class Watch: NSObject {
    var heard: [String] = []
    weak var lamp: Lamp?

    func observeValue(
      forKeyPath path: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let level = (object as? Lamp)?.level ?? -1
      heard.append("\(level)\(context.map { " for \(Int(bitPattern: $0))" } ?? "")")
    }

    deinit { lamp?.removeObserver(self, forKeyPath: "level") }
  }

  init() {
    describe(Lamp.self) { $0.key("level", \.level) }
    describe(Watch.self) {
      $0.method("observeValueForKeyPath:ofObject:change:context:") {
        $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
      }
    }
  }

  @Test func `an observer of two objects leaves the one that is named`() {
    let (one, other, watch) = (Lamp(), Lamp(), Watch())
    one.addObserver(watch, forKeyPath: "level", context: nil)
    other.addObserver(watch, forKeyPath: "level", context: nil)
    other.removeObserver(watch, forKeyPath: "level")
    other.level = 1
    one.level = 2
    one.removeObserver(watch, forKeyPath: "level")
    one.level = 3
    #expect(watch.heard == ["2"])
  }

  @Test func `of two registrations the one with the context ends`() {
    let (lamp, watch) = (Lamp(), Watch())
    let contexts = [1, 2].map { UnsafeMutableRawPointer(bitPattern: $0) }
    for context in contexts { lamp.addObserver(watch, forKeyPath: "level", context: context) }
    lamp.removeObserver(watch, forKeyPath: "level", context: contexts[0])
    lamp.level = 5
    lamp.removeObserver(watch, forKeyPath: "level")
    lamp.level = 6
    #expect(watch.heard == ["5 for 2"])
  }

  @Test func `an observer leaves while it goes`() {
    let lamp = Lamp()
    var watch: Watch? = Watch()
    watch?.lamp = lamp
    if let watch { lamp.addObserver(watch, forKeyPath: "level", context: nil) }
    watch = nil
    lamp.level = 1
    #expect(lamp.level == 1)
  }
}
