import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Things that a responder shares` {
  private final class Page: UIViewController {}

  @Test(.oracle("W-232")) func `are what a list of activities is made of`() {
    let configuration = UIActivityItemsConfiguration(objects: ["heron" as NSString])
    configuration.metadataProvider = { $0 == .title ? "Bird" : nil }
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Bird")
    #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
    let page = Page()
    page.activityItemsConfiguration = configuration
    let list = UIActivityViewController(activityItemsConfiguration: configuration)
    #expect(list.activityItems.first as? NSString == "heron")
    let providers = page.activityItemsConfiguration?.itemProvidersForActivityItemsConfiguration
    #expect(providers?.first?.canLoadObject(ofClass: NSString.self) == true)
  }
}
