import UIKit

/// A label that is dragged, with something that other programs get.
final class Feather: UILabel, UIDragInteractionDelegate {
  private let provider: NSItemProvider

  init(_ name: String, _ provider: NSItemProvider) {
    self.provider = provider
    super.init(frame: .zero)
    text = name
    backgroundColor = .systemYellow
    textAlignment = .center
    isUserInteractionEnabled = true
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    addInteraction(drag)
  }

  required init?(coder: NSCoder) { nil }

  /// One of each kind: a text, an address, a picture.
  static var all: [Feather] {
    [
      Feather("Song", NSItemProvider(object: "Zaunkönig" as NSString)),
      Feather(
        "Link",
        NSItemProvider(
          object: NSURL(string: "https://example.org/wren") ?? NSURL(fileURLWithPath: "/")
        )
      ),
      Feather("Picture", Pictures.provider),
    ]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: provider)] }
}

/// Pictures that are copied, pasted and dragged.
enum Pictures {
  /// A picture of 400 by 300 pixels, of so many colours that it is large when it is encoded.
  @MainActor static let large: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 400, height: 300)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      var value: UInt32 = 1
      for y in 0..<300 {
        for x in 0..<400 {
          value = value &* 1_664_525 &+ 1_013_904_223
          UIColor(
            red: CGFloat(value >> 24) / 255,
            green: CGFloat(value >> 16 & 255) / 255,
            blue: CGFloat(value >> 8 & 255) / 255,
            alpha: 1
          ).setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }()

  @MainActor static var provider: NSItemProvider {
    let provider = NSItemProvider(object: large)
    provider.suggestedName = "Plumage"
    return provider
  }

  /// Buttons that copy the picture, and that say how large the one is that was copied elsewhere.
  @MainActor static var actions: [UIAction] {
    [
      UIAction(title: "Take") { _ in UIPasteboard.general.image = large },
      UIAction(title: "Measure") { action in
        let size = UIPasteboard.general.image?.size ?? .zero
        let text = "\(Int(size.width)) × \(Int(size.height))"
        (action.sender as? UIButton)?.setTitle(text, for: .normal)
      },
    ]
  }
}
