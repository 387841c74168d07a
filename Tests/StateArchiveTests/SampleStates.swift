import Foundation
import StateArchive

/// States for tests, made by dice that always fall alike.
struct StateDice: RandomNumberGenerator {
  private var seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var z = seed
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func state(objects: Int = 6) -> SavedState {
    var state = SavedState()
    state.header.bundleVersion = "\(Int.random(in: 1...9, using: &self))"
    state.header.date = Date(timeIntervalSinceReferenceDate: 1000)
    state.application = content(objects: objects)
    for number in 0..<objects {
      var object = SavedObject(
        kind: Bool.random(using: &self) ? .controller : .view,
        path: ["root", "item \(number)"],
        className: "App.Controller"
      )
      object.ordinal = Int.random(in: 0...3, using: &self)
      if number > 0 { object.parent = Int.random(in: 0..<number, using: &self) }
      object.content = content(objects: objects)
      if Bool.random(using: &self) {
        object.storyboard = SavedStoryboard(
          name: "Main",
          bundleIdentifier: nil,
          identifier: "second",
          scene: "a1-b2"
        )
      }
      state.objects.append(object)
    }
    let activity = SavedActivity(type: "org.test.look", title: "Look", content: content(objects: 0))
    state.scenes = [
      SavedScene(persistentIdentifier: "S1", configuration: "Default", activity: activity)
    ]
    return state
  }

  private mutating func content(objects: Int) -> SavedContent {
    var content = SavedContent(instances: [SavedInstance(className: "App.Model")])
    content.instances[0].values["self"] = .instance(0)
    for key in 0..<Int.random(in: 0...5, using: &self) {
      content.values["key \(key)"] = value(depth: 0, objects: objects)
    }
    return content
  }

  mutating func value(depth: Int, objects: Int) -> SavedValue {
    let kinds = depth > 3 ? 0...9 : 0...12
    switch Int.random(in: kinds, using: &self) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &self))
    case 2: return .integer(Int64.random(in: .min ... .max, using: &self))
    case 3: return .real(Double.random(in: -1e9...1e9, using: &self))
    case 4: return .text("Wort ü \(Int.random(in: 0...999, using: &self))")
    case 5: return .data(Data((0..<8).map { _ in UInt8.random(in: 0...255, using: &self) }))
    case 6: return .date(Date(timeIntervalSinceReferenceDate: 77.5))
    case 7: return .url("https://example.org/a?b=c")
    case 8: return .path([Int.random(in: 0...9, using: &self), -1, .max])
    case 9: return objects > 0 ? .reference(Int.random(in: 0..<objects, using: &self)) : .null
    case 10: return .list((0..<3).map { _ in value(depth: depth + 1, objects: objects) })
    case 11: return .set([.instance(0), .text("x")])
    default:
      return .dictionary([SavedPair(.text("k"), value(depth: depth + 1, objects: objects))])
    }
  }
}
