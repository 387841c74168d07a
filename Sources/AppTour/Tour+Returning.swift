internal import Foundation
internal import UIKitCore

/// The end of the app at a screen, and its return there.
extension Tour {
  /// Ends the app at a screen that was not seen before; it goes on with `compare`.
  func leave(_ place: TourPlace, shownBy picture: String?) {
    guard let relauncher, let picture else { return }
    hideCaret()
    memory.departure = TourMemory.Departure(
      place: place.id,
      picture: picture,
      image: screen.picture()?.encodedPNG() ?? Data(),
      untagged: place.untagged
    )
    memory.scenes = scenes.memory
    memory.pictures = album.count
    journal.write("  launched again → ")
    journal.write("impossible: \(relauncher.run(memory))\n")
    memory.departure = nil
  }

  /// Tells whether the app came back to where it was left.
  func compare(_ departure: TourMemory.Departure, with place: TourPlace) {
    hideCaret()
    let image = screen.picture()?.encodedPNG() ?? Data()
    let difference = PictureDifference(departure.image, image)
    if place.id == departure.place, difference.isSame {
      memory.returns.same += 1
      return journal.write("the same\(difference.remark)\n")
    }
    if let name = departure.untagged {
      memory.returns.unkept += 1
      return journal.write("\(place.name), as \(name) has no restoration identifier\n")
    }
    memory.returns.different += 1
    let file = departure.picture.replacing(".png", with: "-again.png")
    try? image.write(to: album.folder.appendingPathComponent(file))
    let text = place.id == departure.place ? difference.text : "\(place.name) instead"
    journal.write("\(text) (\(file))\n")
  }

  /// A caret, and the keyboard, are not part of a state.
  private func hideCaret() {
    guard let taker = screen.windows.lazy.compactMap(\.firstKeyTaker).first else { return }
    taker.resignFirstResponder()
    hand.time.settle()
  }

  var returnsSummary: String {
    guard relauncher != nil else { return "" }
    let returns = memory.returns
    return "Launched again \(returns.same + returns.different + returns.unkept) times: "
      + "\(returns.same) the same, \(returns.different) different, \(returns.unkept) not kept.\n"
  }
}
