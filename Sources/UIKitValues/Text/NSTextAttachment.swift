/// A picture placed in text like a letter.
nonisolated open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The character that attachments replace.
  public static let character = 0xFFFC

  /// The picture's file, if it came from one.
  open var contents: Data?
  /// The kind of file, as a uniform type.
  open var fileType: String?
  /// The picture.
  open var image: UIImage?
  /// The frame of the picture: x and width along the line, y upwards from the baseline, in points.
  ///
  /// An empty rectangle takes the picture's own size.
  open var bounds = CGRect.zero
  /// Points left free at both sides of the picture.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment without a picture.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Reads an attachment that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    self.init(data: nil, ofType: nil)
    image = coder.decodeObject(of: UIImage.self, forKey: "NSTextAttachmentImage")
  }

  /// Attachments can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// The picture for a frame; the attachment's own unless a subclass makes another.
  ///
  /// Text that is drawn by a label has no container, and the place of the character is not known.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The frame of the picture in a line, as `bounds` has it unless a subclass says otherwise.
  ///
  /// The line is as high as the font of the character; its width is not known yet.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// Writes the picture.
  open func encode(with coder: NSCoder) {
    coder.encode(image, forKey: "NSTextAttachmentImage")
  }
}

nonisolated extension NSTextAttachment {
  /// The frame of the picture beside text of `font`, y upwards from the baseline.
  func box(beside font: UIFont) -> CGRect {
    let bounds = attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(x: 0, y: 0, width: 0, height: font.lineHeight),
      glyphPosition: .zero,
      characterIndex: 0
    )
    guard let image, bounds.isEmpty else { return bounds }
    // The middle of symbols is at the middle of the capitals beside them.
    let rise = image.isSymbolImage ? (font.capHeight - image.size.height) / 2 : bounds.minY
    return CGRect(origin: CGPoint(x: bounds.minX, y: rise), size: image.size)
  }

  /// The attachment as the text engine knows it.
  func engine(beside font: UIFont, color: UIColor, traits: UITraitCollection) -> TextAttachment {
    let box = box(beside: font)
    let image = image(forBounds: box, textContainer: nil, characterIndex: 0)
    return TextAttachment(
      size: CGSize(width: box.width + 2 * lineLayoutPadding, height: box.height),
      baseline: box.minY,
      identity: ObjectIdentifier(self)
    ) { context, rect in
      let tint = image?.isTemplate == true ? color.cgColor(with: traits) : nil
      let state = image?.state ?? ImageState(source: .empty)
      ImagePainter(state: state, tint: tint ?? state.tint?.cgColor(with: traits), traits: traits)
        .paint(in: rect, of: context)
    }
  }
}

nonisolated extension NSAttributedString {
  /// A string of one character that shows `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
