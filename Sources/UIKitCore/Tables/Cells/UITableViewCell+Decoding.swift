internal import QuartzCore

extension UITableViewCell {
  func decodeCell(_ coder: NibCoder) {
    reuseIdentifier = coder.attribute("reuseIdentifier")
    selectionStyle = coder.choice("selectionStyle", SelectionStyle.names) ?? .default
    accessoryType = coder.choice("accessoryType", AccessoryType.names) ?? .none
    editingAccessoryType = coder.choice("editingAccessoryType", AccessoryType.names) ?? .none
    accessoryView = coder.object("accessoryView") as? UIView
    indentationLevel = coder.integer("indentationLevel") ?? 0
    indentationWidth = coder.number("indentationWidth") ?? 10
    shouldIndentWhileEditing = coder.bool("shouldIndentWhileEditing") ?? true
    showsReorderControl = coder.bool("showsReorderControl") ?? false
    ownSeparatorInset = coder.insets("separatorInset")
    documentRowHeight = coder.number("rowHeight")
    documentFrameHeight = coder.rect("frame")?.height
    backgroundView = coder.object("backgroundView") as? UIView
    selectedBackgroundView = coder.object("selectedBackgroundView") as? UIView
    if let color = coder.color("backgroundColor") { backgroundColor = color }
    decodeLabels(coder)
    if let child = coder.child(key: "contentConfiguration") {
      contentConfiguration = UIListContentConfiguration(child)
    }
  }

  /// The style's labels are named by id and are in the content view.
  private func decodeLabels(_ coder: NibCoder) {
    func part<Part: UIView>(_ attribute: String, as type: Part.Type) -> Part? {
      coder.attribute(attribute).flatMap { coder.archive.object(id: $0) } as? Part
    }
    parts.adopt(
      text: part("textLabel", as: UILabel.self),
      detail: part("detailTextLabel", as: UILabel.self),
      image: part("imageView", as: UIImageView.self)
    )
    laysOutLabels = coder.attribute("style") != nil
  }
}

extension UITableViewCell.SelectionStyle {
  static let names: [String: Self] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}

extension UITableViewCell.AccessoryType {
  static let names: [String: Self] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]
}
