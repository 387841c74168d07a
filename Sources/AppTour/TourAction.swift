internal import UIKitCore

/// Something that a tour can do where it is.
struct TourAction {
  let choice: TourMap.Choice
  /// The action in text, such as `tap the row “Robin”`.
  let title: String
  /// Called while the place is as it was when the action was found.
  let perform: (TourHand) -> Void

  /// An action that is identified by its text unless a key distinguishes it from others of this
  /// text.
  init(
    _ title: String,
    key: String? = nil,
    group: String? = nil,
    _ rank: TourMap.Rank,
    _ perform: @escaping (TourHand) -> Void
  ) {
    choice = TourMap.Choice(key: key ?? title, group: group ?? key ?? title, rank: rank)
    self.title = title
    self.perform = perform
  }
}
