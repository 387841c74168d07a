public import Foundation
public import FoundationAdditions

/// Colours in drags and on pasteboards, as archives (G-01).
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  nonisolated private static let colorType = "com.apple.uikit.color"

  /// Archived colours.
  nonisolated public static var readableTypeIdentifiersForItemProvider: [String] { [colorType] }
  /// Archived colours.
  nonisolated public static var writableTypeIdentifiersForItemProvider: [String] { [colorType] }

  /// Reads an archived colour; an error for other data.
  nonisolated public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    guard let color = color as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return color
  }

  /// Hands over the colour, archived.
  nonisolated public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    do {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: self,
        requiringSecureCoding: true
      )
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
