import CoreLocation
import FoundationNetworking
import Security
import Testing
import UIKit
import UIKitTesting

/// Names that stopped several public apps each.
@Suite struct `Small names of the system` {
  @Test(.oracle("L-187")) func `UIKit brings notifications along`() {
    #expect(UNAuthorizationOptions.alert.rawValue == 4)
  }

  @Test(.oracle("L-187")) func `dictionaries are arguments of formats`() {
    let error = NSError(domain: "birds", code: 1, userInfo: ["name": "wren"])
    let text = String(format: "%@ %@", error.userInfo, ["wren", "tit"])
    #expect(text.contains("name") && text.contains("wren") && text.contains("tit"))
  }

  @Test(.oracle("L-187")) func `caches take folders, errors of places have a domain`() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000, directory: folder)
    #expect(cache.memoryCapacity == 1_000)
    #expect((CLError(.denied) as NSError).domain == kCLErrorDomain)
  }

  @Test(.oracle("L-199")) func `objects of Core Foundation say of what type they are`() {
    let truth: CFTypeRef = NSNumber(value: true)
    #expect(CFGetTypeID(truth) == CFBooleanGetTypeID())
    for number in [NSNumber(value: 1), NSNumber(value: 0.5), NSNumber(value: Int64.max)] {
      #expect(CFGetTypeID(number) == CFNumberGetTypeID())
    }
    #expect(CFGetTypeID(NSMutableString(string: "wren")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
  }

  @Test(.oracle("L-200")) func `a session can be asked to wait for a network`() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    #expect(configuration.timeoutIntervalForRequest == 60)
  }

  @Test(.oracle("L-201")) func `transitions have a key`() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: kCATransition)
    #expect(layer.animation(forKey: "transition") is CATransition)
  }

  @Test(.oracle("L-192")) func `certificates are bytes that nobody trusts`() throws {
    let bytes = Data([0x30, 0x02, 0x05, 0x00])
    let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: bytes)))
    #expect(Data(referencing: SecCertificateCopyData(certificate)) == bytes)
    #expect(SecCertificateCreateWithData(nil, NSData(data: bytes.dropLast())) == nil)
    var trust: SecTrust?
    let all = NSArray(array: [certificate])
    #expect(
      SecTrustCreateWithCertificates(all, SecPolicyCreateBasicX509(), &trust) == errSecSuccess
    )
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1)
    #expect(SecTrustGetCertificateAtIndex(made, 0) == certificate)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(made, &error) && error != nil)
  }

  @Test(.oracle("L-193", "L-194")) func `classes answer messages of their own`() {
    #expect(!NSObject.responds(to: Selector("none")) && !UIView.responds(to: nil))
    #expect(classDescription(type(of: UIView() as AnyObject)) == "UIView")
    #expect(classDescription(ClassByItself.self) == "FrameworksTests.ClassByItself")
  }

  @Test(.oracle("L-195")) func `exceptions have a name and a reason`() async {
    let exception = NSException(name: .rangeException, reason: "far away")
    #expect(exception.description == "far away" && exception.userInfo == nil)
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "far away").raise()
    }
  }

  @Test(.oracle("L-187")) func `locks of C and caches come along with Foundation`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    let values: NSMutableDictionary = [:]
    let key: any NSCopying = NSString("wren")
    values[key] = 3
    #expect(values["wren"] as? Int == 3)
    values[key] = nil
    #expect(values.count == 0)
  }

  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
    var hasHeard = false
    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      hasHeard = true
    }
  }

  @Test(.oracle("L-320")) @MainActor func `no server sends notifications`() {
    let delegate = Delegate()
    var results: [UIBackgroundFetchResult] = []
    var isDone = false
    delegate.application(.shared, didReceiveRemoteNotification: [:]) { results.append($0) }
    delegate.application(.shared, handleEventsForBackgroundURLSession: "a") { isDone = true }
    #expect(results == [.noData] && isDone && !delegate.hasHeard)
    #expect(UIScene.ConnectionOptions().notificationResponse == nil)
  }
}

/// A class of no other.
final class ClassByItself {}
