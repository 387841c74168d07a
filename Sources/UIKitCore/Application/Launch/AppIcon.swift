internal import CoreGraphics
internal import Foundation

/// The icon of an app, for its window.
enum AppIcon {
  /// The largest picture of the app's icon; nil for an app without one.
  static func image(in bundle: Bundle) -> CGImage? {
    let files = named(in: bundle) + catalogued(in: bundle)
    let sizes = files.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
    guard let largest = zip(files, sizes).max(by: { $0.1 < $1.1 })?.0,
      largest.pathExtension == "png",
      let data = try? Data(contentsOf: largest)
    else { return nil }
    return UIImage(data: data)?.cgImage
  }

  /// The files that Info.plist names, each without its scale and kind of device.
  private static func named(in bundle: Bundle) -> [URL] {
    let icons = bundle.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    let listed = bundle.object(forInfoDictionaryKey: "CFBundleIconFiles")
    let names = (primary?["CFBundleIconFiles"] ?? listed) as? [String] ?? []
    return contents(resources(of: bundle)).filter { file in
      file.pathExtension == "png" && names.contains { file.lastPathComponent.hasPrefix($0) }
    }
  }

  /// The files of the icon in the app's catalogues.
  private static func catalogued(in bundle: Bundle) -> [URL] {
    contents(resources(of: bundle)).filter { $0.pathExtension == "xcassets" }
      .flatMap(contents).filter { $0.pathExtension == "appiconset" }
      .flatMap(contents).filter { $0.pathExtension == "png" }
  }

  private static func resources(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  private static func contents(_ folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.fileSizeKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: keys
    )
    return found ?? []
  }
}
