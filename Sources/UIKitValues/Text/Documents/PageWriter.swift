/// Writes attributed text as a page.
nonisolated enum PageWriter {
  static func page(of text: NSAttributedString) -> String {
    var body = ""
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let piece = escaped((text.string as NSString).substring(with: range))
      body += wrapped(piece, attributes)
    }
    return "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\n<p>"
      + body.replacingOccurrences(of: "\n", with: "</p>\n<p>") + "</p>\n</body>\n</html>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private static func wrapped(_ piece: String, _ attributes: [NSAttributedString.Key: Any])
    -> String
  {
    var rules: [String] = []
    var result = piece
    if let font = attributes[.font] as? UIFont {
      rules.append("font-family: '\(font.familyName)'; font-size: \(Double(font.pointSize))pt")
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { result = "<b>\(result)</b>" }
      if traits.contains(.traitItalic) { result = "<i>\(result)</i>" }
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      rules.append("color: \(name(color))")
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      rules.append("background-color: \(name(color))")
    }
    if (attributes[.underlineStyle] as? Int ?? 0) != 0 { result = "<u>\(result)</u>" }
    if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 { result = "<s>\(result)</s>" }
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let link {
      let address = escaped(link).replacingOccurrences(of: "\"", with: "&quot;")
      result = "<a href=\"\(address)\">\(result)</a>"
    }
    return rules.isEmpty
      ? result : "<span style=\"\(rules.joined(separator: "; "))\">\(result)</span>"
  }

  private static func name(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(Double(alpha)))"
  }
}
