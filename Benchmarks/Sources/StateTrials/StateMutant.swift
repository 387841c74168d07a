import Foundation
import StateArchive

/// A state that can be read and is wrong: other classes, parents, paths, kinds, links and values.
struct StateMutant {
  private var state: SavedState

  init(_ whole: SavedState, dice: inout StateDice) {
    state = whole
    for _ in 0..<Int.random(in: 1...6, using: &dice) { change(&dice) }
  }

  /// The bytes, with a check sum that fits.
  var data: Data { (try? StateFormat.data(state)) ?? Data() }

  private static let classes = [
    "StateTrials.Stranger", "StateTrials.TrialController", "StateTrials.TrialList",
    "UIKitCore.UINavigationController", "UIKitCore.UITabBarController",
    "UIKitCore.UIAlertController",
    "Foundation.NSString", "Foundation.NSMutableDictionary", "StateTrials.Gone", "", "..",
  ]

  private mutating func change(_ dice: inout StateDice) {
    guard let place = state.objects.indices.randomElement(using: &dice) else { return }
    let name = Self.classes.randomElement(using: &dice) ?? ""
    let other = Int.random(in: 0..<state.objects.count, using: &dice)
    switch Int.random(in: 0..<11, using: &dice) {
    case 0: state.objects[place].className = name
    case 1: state.objects[place].restorationClass = name
    case 2: state.objects[place].parent = Bool.random(using: &dice) ? other : nil
    case 3: state.objects[place].path = state.objects[other].path
    case 4: state.objects[place].ordinal = Int.random(in: 0...3, using: &dice)
    case 5: state.objects[place].isViewLoaded.toggle()
    case 6:
      for number in state.objects[place].content.instances.indices {
        state.objects[place].content.instances[number].className = name
        state.objects[place].content.instances[number].values["next"] = .instance(0)
      }
    case 7: state.objects.swapAt(place, other)
    case 8: state.objects[place].storyboard = state.objects[other].storyboard
    case 9:
      if place > 0 {
        state.objects[place].kind =
          [.controller, .view, .registered].randomElement(using: &dice) ?? .view
      }
    default: changeValue(of: place, &dice)
    }
  }

  private mutating func changeValue(of place: Int, _ dice: inout StateDice) {
    let keys = state.objects[place].content.values.keys.sorted()
    guard let key = keys.randomElement(using: &dice) else { return }
    let count = state.objects.count
    let values: [SavedValue] = [
      .null, .integer(.max), .integer(-1), .real(.nan), .real(.infinity), .real(-1e300),
      .text(String(repeating: "x", count: 5000)), .path([-1, .max]), .path([]), .path([0, 0, 0]),
      .reference(Int.random(in: 0..<count, using: &dice)),
      .list((0..<count).map { .reference($0) }),
      .list([SavedValue](repeating: .reference(0), count: 50)),
      .dictionary([SavedPair(.null, .null)]), .set([.text("a"), .text("a")]), .url(""),
      .data(Data()),
    ]
    state.objects[place].content.values[key] = values.randomElement(using: &dice)
  }
}
