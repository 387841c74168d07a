import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite(.serialized)
struct `Info.plist decides` {
  @Test(.oracle("L-42")) func `about the orientations, from the first view on`() throws {
    let app = try LaunchedApp("Plain")
    defer { app.end() }
    #expect(app.launch.screen.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .landscape)
  }

  @Test func `with variants for a kind of device`() throws {
    var settings = LaunchSettings()
    settings.device = DeviceModel(named: "iPad Air 2")
    settings.orientation = .landscapeLeft
    let app = try LaunchedApp("Plain", settings: settings)
    defer { app.end() }
    #expect(app.launch.screen.bounds.size == CGSize(width: 768, height: 1024))
  }

  @Test func `about the colours and the status bar`() throws {
    let app = try LaunchedApp("Plain")
    defer { app.end() }
    #expect(app.launch.screen.traitCollection.userInterfaceStyle == .dark)
    #expect(app.launch.screen.askForChrome().hidesStatusBar)
  }

  @Test func `not about the language, which the environment chooses`() throws {
    let app = try LaunchedApp("Plain", settings: LaunchSettings(["PORTICO_LANGUAGE": "fr-CA"]))
    defer { app.end() }
    let view = UIApplication.shared.keyWindow?.rootViewController?.view
    #expect((view?.subviews.first as? UILabel)?.text == "Bonjour")
  }
}

@MainActor
struct `The language of an app` {
  @Test(
    arguments: [
      ("fr", "fr"), ("fr-CA", "fr"), ("zh-Hans-CN", "zh-Hans"), ("pt-BR", "pt_BR"), ("de", nil),
    ] as [(String, String?)]
  )
  func `is the localization that comes closest`(wanted: String, found: String?) {
    let known = ["en", "fr", "pt", "pt_BR", "zh-Hans", "zh-Hant"]
    #expect(AppLanguage.best(wanted, of: known) == found)
  }
}

@MainActor
struct `The environment of a launch` {
  @Test func `says how the app is shown`() {
    let settings = LaunchSettings([
      "PORTICO_HEADLESS": "1", "PORTICO_TOUR": "1", "PORTICO_DEVICE": "iPhone 8",
      "PORTICO_PICTURES": "/tmp/a", "PORTICO_APPEARANCE": "dark", "PORTICO_CONTENT_SIZE": "AX1",
      "PORTICO_ORIENTATION": "landscape", "PORTICO_SCALE": "1", "PORTICO_TOUR_STEPS": "7",
    ])
    #expect(settings.isHeadless && settings.isTour)
    #expect(settings.device?.id == "retina4_7")
    #expect(settings.pictures.path == "/tmp/a")
    #expect(settings.style == .dark)
    #expect(settings.contentSize == .accessibilityMedium)
    #expect(settings.orientation == .landscapeLeft)
    #expect(settings.scale == 1)
    #expect(settings.steps == 7)
  }

  @Test func `changes nothing where it makes no sense`() {
    let settings = LaunchSettings([
      "PORTICO_DEVICE": "Nokia", "PORTICO_SCALE": "big", "PORTICO_TOUR": "0",
      "PORTICO_CONTENT_SIZE": "huge",
    ])
    #expect(!settings.isTour)
    #expect(settings.device == nil)
    #expect(settings.scale == nil)
    #expect(settings.contentSize == .large)
    #expect(settings.steps == 200)
  }
}
