/// The anchors of views.
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(anchor(.firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.lastBaseline)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.height)) }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnchorTarget {
    AnchorTarget(item: self, attribute: attribute)
  }
}

/// The anchors of guides.
extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(anchor(.centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(anchor(.centerY)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(anchor(.height)) }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> AnchorTarget {
    AnchorTarget(item: self, attribute: attribute)
  }
}
