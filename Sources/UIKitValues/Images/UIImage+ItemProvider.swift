extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// PNG, JPEG and what else is decoded (G-01).
  nonisolated public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// PNG and JPEG (G-01).
  nonisolated public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Decodes an image; an error for other data.
  nonisolated public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return image
  }

  /// Hands over the image, encoded.
  nonisolated public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping NSItemProvider.DataHandler
  ) -> Progress? {
    let isPhoto = typeIdentifier == "public.jpeg"
    let data = isPhoto ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil)
    return nil
  }
}
