public import Foundation

// Foundation on Linux ends the program when user defaults are to keep a CGFloat, which is a number of
// Objective-C on iOS (L-71).

extension UserDefaults {
  /// Keeps a number.
  public func set(_ value: CGFloat, forKey defaultName: String) {
    set(Double(value), forKey: defaultName)
  }

  /// Keeps a list of numbers.
  public func set(_ value: [CGFloat], forKey defaultName: String) {
    set(value.map { Double($0) }, forKey: defaultName)
  }

  /// Keeps numbers by their names.
  public func set(_ value: [String: CGFloat], forKey defaultName: String) {
    set(value.mapValues { Double($0) }, forKey: defaultName)
  }
}
