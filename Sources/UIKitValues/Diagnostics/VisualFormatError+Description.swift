/// The message of UIKit about a visual format that it cannot read.
extension VisualFormatError {
  /// The explanation, the format, and a caret under the character in question.
  var reason: String {
    switch kind {
    case .empty: return "Unable to parse constraint format: The format is empty."
    case .notASCII:
      return "Unable to parse constraint format: Formats are written in ASCII."
    default: break
    }
    let caret = String(repeating: " ", count: position) + "^"
    return "Unable to parse constraint format: \n\(explanation) \n\(format) \n\(caret)"
  }

  private var explanation: String {
    switch kind {
    case .empty, .notASCII: ""
    case .expectedView: "Expected a view"
    case .expectedColon(let letter):
      "Expected a ':' after '\(letter)' to specify the orientation"
    case .expectedClosingBracket: "Expected a ']' here to end the view"
    case .expectedClosingParenthesis: "Expected a ')' here to end the conditions"
    case .expectedConstant: "Expected a number, or the name of a metric or view"
    case .expectedHyphen: "Expected a '-' here"
    case .expectedEnd: "Expected the format to end after the superview's edge"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics "
        + "or views dictionaries"
    case .notAView(let name): "\(name) in the views dictionary is no view or layout guide."
    case .viewInGap(let text): "\(text) compares a distance with a view"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .perpendicularOptions(isHorizontal: true):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed "
        + "for layout that is also horizontal."
    case .perpendicularOptions(isHorizontal: false):
      "Options mask required views to be aligned on a vertical edge, which is not allowed "
        + "for layout that is also vertical."
    }
  }
}
