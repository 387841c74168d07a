/// The anchors of views.
extension UIView {
  /// The left side, or the right one where reading goes right to left; of the alignment rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  /// The right side, or the left one where reading goes right to left; of the alignment rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  /// The left side of the alignment rectangle, whatever the direction of reading.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  /// The right side of the alignment rectangle, whatever the direction of reading.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  /// The vertical line through the middle of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  /// The top of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  /// The bottom of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.bottom)) }
  /// The horizontal line through the middle of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.centerY)) }
  /// The baseline of the first line of text, also in a subview; the bottom without any.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(anchor(.firstBaseline))
  }
  /// The baseline of the last line of text, also in a subview; the bottom without any.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.lastBaseline)) }
  /// The width of the alignment rectangle, in points.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.width)) }
  /// The height of the alignment rectangle, in points.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.height)) }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnchorTarget {
    AnchorTarget(item: self, attribute: attribute)
  }
}

/// The anchors of guides.
extension UILayoutGuide {
  /// The left side, or the right one where reading goes right to left in the owning view.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  /// The right side, or the left one where reading goes right to left in the owning view.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  /// The left side, whatever the direction of reading.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  /// The right side, whatever the direction of reading.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  /// The vertical line through the middle of the guide.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  /// The top of the guide.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  /// The bottom of the guide.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.bottom)) }
  /// The horizontal line through the middle of the guide.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.centerY)) }
  /// The width of the guide, in points.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.width)) }
  /// The height of the guide, in points.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.height)) }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnchorTarget {
    AnchorTarget(item: self, attribute: attribute)
  }
}
