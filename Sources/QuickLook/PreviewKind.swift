internal import Foundation
internal import UIKitCore
internal import UniformTypeIdentifiers

/// The ways in which a file is shown.
enum PreviewKind {
  case picture, text, styledText, document, other

  /// The way for a file, by the ending of its name.
  init(_ url: URL) {
    guard let type = UTType(filenameExtension: url.pathExtension) else {
      self = .other
      return
    }
    if type.conforms(to: .image) {
      self = .picture
    } else if type.conforms(to: .rtf) || type.conforms(to: .html) {
      self = .styledText
    } else if type.conforms(to: .text) {
      self = .text
    } else {
      self = type.conforms(to: .pdf) ? .document : .other
    }
  }

  /// A view of the file, or of its name where it can't be read.
  func makeView(_ url: URL) -> UIView {
    switch self {
    case .picture:
      if let image = UIImage(contentsOfFile: url.path) { return PictureView(image) }
    case .text:
      if let text = try? String(contentsOf: url, encoding: .utf8) {
        return Self.makeText { $0.text = text }
      }
    case .styledText:
      let text = try? NSAttributedString(url: url, options: [:], documentAttributes: nil)
      if let text { return Self.makeText { $0.attributedText = text } }
    case .document, .other: break
    }
    return Self.makeName(url)
  }

  private static func makeText(_ fill: (UITextView) -> Void) -> UIView {
    let view = UITextView(frame: .zero)
    view.isEditable = false
    view.font = .preferredFont(forTextStyle: .body)
    view.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    fill(view)
    return view
  }

  private static func makeName(_ url: URL) -> UIView {
    let large = UIImage.SymbolConfiguration(pointSize: 48)
    let symbol = UIImageView(image: UIImage(systemName: "doc", withConfiguration: large))
    symbol.tintColor = .secondaryLabel
    let name = UILabel(frame: .zero)
    name.text = url.lastPathComponent
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 0
    name.textAlignment = .center
    let size = UILabel(frame: .zero)
    let bytes = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    size.text = bytes.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
    size.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [symbol, name, size])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView(frame: .zero)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
    ])
    return view
  }
}

/// A picture that fits its place and can be made larger by two fingers.
final class PictureView: UIScrollView, UIScrollViewDelegate {
  private let picture: UIImageView

  init(_ image: UIImage) {
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    maximumZoomScale = 8
    delegate = self
    addSubview(picture)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard zoomScale == 1, picture.frame != bounds else { return }
    picture.frame = CGRect(origin: .zero, size: bounds.size)
    contentSize = bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// A swipe that calls a closure.
final class SwipeByClosure: UISwipeGestureRecognizer {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      super.state = newValue
      if newValue == .recognized || newValue == .ended { act() }
    }
  }
}
