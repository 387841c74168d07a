internal import Foundation

/// The forms in which other programs can have what is copied or dragged, and what makes them.
struct OfferedForms {
  /// The names of the forms, the best first.
  let targets: [String]
  /// Makes a form, at once or later; nil if that fails.
  let load: (String, @escaping (Data?) -> Void) -> Void
}

extension OfferedForms {
  static let png = "image/png"
  /// The forms of images that are read from other programs, the best first.
  static let images = [png, "image/jpeg"]

  /// A text, an image, or both; the image is encoded once a program reads it.
  init(text: String?, image: (() -> Data?)?) {
    targets = (text == nil ? [] : OfferedThings.textTargets) + (image == nil ? [] : [Self.png])
    load = { target, done in
      done(target == Self.png ? image?() : text.flatMap { OfferedThings.data($0, as: target) })
    }
  }
}
