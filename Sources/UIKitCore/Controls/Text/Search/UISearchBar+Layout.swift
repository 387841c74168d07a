/// Room between the bar's edges and the field, in points.
private let sideInset: CGFloat = 8

/// Height of the field, in points.
private let fieldHeight: CGFloat = 36

extension UISearchBar {
  /// The height of the bar with all that it shows.
  var naturalHeight: CGFloat {
    56 + (prompt == nil ? 0 : 19) + (showsScopes ? 44 : 0)
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  func layOutParts() {
    layOutBackdrop()
    let promptHeight: CGFloat = prompt == nil ? 0 : 19
    let scopeHeight: CGFloat = showsScopes ? 44 : 0
    let row = CGRect(
      x: bounds.minX,
      y: bounds.minY + promptHeight,
      width: bounds.width,
      height: max(0, bounds.height - promptHeight - scopeHeight)
    )
    if promptLabel.text != prompt { promptLabel.text = prompt }
    promptLabel.isHidden = prompt == nil
    promptLabel.frame = CGRect(x: 0, y: 7, width: bounds.width, height: 16)
    layOutRow(row)
    scopes.isHidden = !showsScopes
    scopes.frame = CGRect(
      x: bounds.minX + sideInset,
      y: row.maxY + 4,
      width: bounds.width - 2 * sideInset,
      height: 32
    )
    layOutScopeGround(CGRect(x: bounds.minX, y: row.maxY, width: bounds.width, height: scopeHeight))
  }

  private func layOutScopeGround(_ frame: CGRect) {
    guard scopeBarBackgroundImage != nil || scopeGround != nil else { return }
    let ground = scopeGround ?? UIImageView()
    if scopeGround == nil {
      scopeGround = ground
      insertSubview(ground, belowSubview: scopes)
    }
    if ground.image !== scopeBarBackgroundImage { ground.image = scopeBarBackgroundImage }
    ground.isHidden = scopes.isHidden
    ground.frame = frame
  }

  private func layOutRow(_ row: CGRect) {
    // A bar without room has no inside: insetting its row would give a rectangle that is nowhere.
    var area = row.insetBy(dx: min(sideInset, row.width / 2), dy: 0)
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton {
      let size = cancelButton.sizeThatFits(row.size)
      cancelButton.frame = mirrored(
        CGRect(
          x: area.maxX - size.width,
          y: row.midY - size.height / 2,
          width: size.width,
          height: size.height
        ),
        in: row
      )
      area.size.width = max(0, area.width - size.width - sideInset)
    }
    // A picture of the app's own is as high as it was made.
    let wanted = fieldPictures[UIControl.State.normal.rawValue]?.size.height ?? fieldHeight
    let height = min(wanted, row.height)
    let place = mirrored(
      CGRect(x: area.minX, y: row.midY - height / 2, width: area.width, height: height),
      in: row
    )
    let offset = searchFieldBackgroundPositionAdjustment
    field.frame = alignToPixel(place.offsetBy(dx: offset.horizontal, dy: offset.vertical))
    field.showBookmark(showsBookmarkButton, showsResults: showsSearchResultsButton)
  }

  private func layOutBackdrop() {
    let isMinimal = searchBarStyle == .minimal
    let picture = shownBackground
    backdrop.frame = bounds
    backdrop.isHidden = isMinimal && picture == nil
    // A picture takes the place of the color: an empty one makes the bar clear (W-261).
    backdrop.backgroundColor =
      picture == nil ? resolved(barTintColor ?? Self.plainColor) : nil
    backdrop.contents = picture?.cgImage
    for (line, y) in [(lines.top, bounds.minY), (lines.bottom, bounds.maxY - hairline)] {
      line.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: hairline)
      line.backgroundColor = resolved(.separator)
      line.isHidden = isMinimal || barTintColor != nil || picture != nil
    }
  }

  private static var plainColor: UIColor {
    UIColor(
      light: UIColor(red: 0.969, green: 0.969, blue: 0.973, alpha: 1),
      dark: UIColor(red: 0.086, green: 0.086, blue: 0.09, alpha: 1)
    )
  }
}
