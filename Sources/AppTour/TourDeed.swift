internal import UIKitCore

/// Something that a tour can do where it is.
struct TourDeed {
  let choice: TourMap.Choice
  /// What is done, such as `tap the row “Robin”`.
  let words: String
  /// Done while the place is as it was when the deed was found.
  let perform: (TourHand) -> Void

  /// A deed that goes by its words unless a key tells it apart from others of these words.
  init(
    _ words: String,
    key: String? = nil,
    group: String? = nil,
    _ rank: TourMap.Rank,
    _ perform: @escaping (TourHand) -> Void
  ) {
    choice = TourMap.Choice(key: key ?? words, group: group ?? key ?? words, rank: rank)
    self.words = words
    self.perform = perform
  }
}
