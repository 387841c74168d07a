internal import ObjectiveC

/// The paper can only be read as a property, yet apps that make files of PDF set it by its key
/// (V-275).
extension UIPrintPageRenderer: @MainActor KeyedObject {
  package func keyedValue(forKey key: String) -> Any?? {
    switch key {
    case "paperRect": .some(NSValue(cgRect: paperRect))
    case "printableRect": .some(NSValue(cgRect: printableRect))
    default: nil
    }
  }

  package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
    guard let rect = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue else { return false }
    switch key {
    case "paperRect": keyedPaper = rect
    case "printableRect": keyedPrintable = rect
    default: return false
    }
    return true
  }

  package var comparedIdentity: AnyHashable { AnyHashable(ObjectIdentifier(self)) }
}
