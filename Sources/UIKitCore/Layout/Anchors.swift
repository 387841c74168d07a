/// The anchors of views: lines and lengths of the alignment rectangle, before any transform.
extension UIView {
  /// The side where reading begins: the left one, or the right one in right-to-left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  /// The side where reading ends: the right one, or the left one in right-to-left.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  /// The left side of the alignment rectangle, whatever the direction of reading.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  /// The right side of the alignment rectangle, whatever the direction of reading.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  /// The vertical line through the middle of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  /// The top of the alignment rectangle, as attribute `.top` of constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  /// The bottom of the alignment rectangle, as attribute `.bottom` of constraints.
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
  /// The side where reading begins: the left one, or the right one in right-to-left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  /// The side where reading ends: the right one, or the left one in right-to-left.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  /// The left side, whatever the direction of reading.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  /// The right side, whatever the direction of reading.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  /// The vertical line through the middle of the guide.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  /// The top of the guide, as attribute `.top` of constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  /// The bottom of the guide, as attribute `.bottom` of constraints.
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
