/// The role of an element, by the numbers of AT-SPI's protocol.
enum Role: UInt32, CaseIterable, Sendable {
  case alert = 2
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case pushButton = 43
  case radioButton = 44
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case text = 61
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case grouping = 99
  case notification = 101
  case landmark = 110

  /// The name that the protocol has for it, in English.
  var name: String {
    switch self {
    case .listItem: "list item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .passwordText: "password text"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .spinButton: "spin button"
    case .tableCell: "table cell"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    default: "\(self)"
    }
  }
}
