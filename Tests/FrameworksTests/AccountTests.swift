import AVFAudio
import AuthenticationServices
import BackgroundTasks
import CoreMedia
import CoreServices
import CoreVideo
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Accounts and time in the background, which a desktop does not give.
@Suite struct `Accounts and background tasks` {
  @Test func `modules that others hold come by their own names`() {
    #expect(CoreMedia.CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(AVFAudio.AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1) != nil)
    #expect(kUTTypePNG as String == "public.png")
    let buffer: CVPixelBuffer? = nil
    #expect(buffer == nil)
  }

  @Test(.oracle("L-291")) func `a task needs one handler, and one only`() async throws {
    let twice = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let scheduler = BGTaskScheduler.shared
      for _ in 0..<2 { scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in } }
    }
    let said = String(decoding: twice.standardErrorContent, as: UTF8.self)
    #expect(said.contains("Launch handler for task with identifier a has already been registered"))
    let none = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "b")) }
    let reason = String(decoding: none.standardErrorContent, as: UTF8.self)
    #expect(reason.contains("No launch handler registered for task with identifier b"))
  }

  @Test(.oracle("L-274")) func `a task is registered once, and never granted`() async {
    let (scheduler, name) = (BGTaskScheduler.shared, "org.birds.\(UUID())")
    #expect(scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in })
    let request = BGProcessingTaskRequest(identifier: name)
    request.requiresExternalPower = true
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    let copy = request.copy() as? BGProcessingTaskRequest
    #expect(copy?.identifier == name && copy?.requiresExternalPower == true)
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
    let count = await withCheckedContinuation { next in
      scheduler.getPendingTaskRequests { next.resume(returning: $0.count) }
    }
    #expect(count == 0)
    do {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
    } catch BGTaskScheduler.Error.unavailable {
      return
    } catch { Issue.record("\(error)") }
    Issue.record("the request was taken")
  }

  final class Listener: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding,
    ASWebAuthenticationPresentationContextProviding
  {
    var heard: [ASAuthorizationError.Code] = []
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithError error: any Error
    ) {
      if let error = error as? ASAuthorizationError { heard.append(error.code) }
    }
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
  }

  private func turnOfMainQueue() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  @Test(.oracle("L-275")) func `nobody handles a request for an account`() async throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let listener = Listener()
    let controller = ASAuthorizationController(authorizationRequests: [
      request, ASAuthorizationPasswordProvider().createRequest(),
    ])
    controller.delegate = listener
    controller.presentationContextProvider = listener
    controller.performRequests()
    #expect(listener.heard == [])
    await turnOfMainQueue()
    #expect(listener.heard == [.notHandled] && request.provider is ASAuthorizationAppleIDProvider)
    let nothing = ASAuthorizationController(authorizationRequests: [])
    nothing.delegate = listener
    nothing.performRequests()
    await turnOfMainQueue()
    #expect(listener.heard == [.notHandled, .failed])
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "wren") == .notFound)
  }

  @Test(.oracle("L-276")) func `nobody signs in on a page`() async throws {
    let page = try #require(URL(string: "https://birds.org/signin"))
    var heard: [Int] = []
    let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "birds") { url, error in
      if url == nil, let error { heard.append((error as NSError).code) }
    }
    #expect(!session.start() && !session.canStart)
    session.cancel()
    await turnOfMainQueue()
    #expect(heard == [ASWebAuthenticationSessionError.presentationContextNotProvided.rawValue])
    let listener = Listener()
    let other = ASWebAuthenticationSession(url: page, callback: .customScheme("birds")) {
      _,
      error in
      if case ASWebAuthenticationSessionError.canceledLogin? = error { heard.append(0) }
    }
    other.presentationContextProvider = listener
    #expect(!other.start())
    await turnOfMainQueue()
    #expect(heard == [2, 0])
  }

  @Test(.oracle("L-275")) func `a button has the title of its type, and sends its action`() throws {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    #expect(button.bounds.size == CGSize(width: 140, height: 30))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 40, y: 200, width: 240, height: 44)
    button.cornerRadius = 22
    root.view.addSubview(button)
    stage.turn()
    let label = try #require(button.subviews.first as? UILabel)
    #expect(label.text == "Continue with Apple" && button.layer.cornerRadius == 22)
    #expect(button.accessibilityLabel == "Continue with Apple")
    #expect(label.intrinsicContentSize.width <= label.bounds.width)
    stage.tap("Continue with Apple")
    #expect(count == 1)
  }
}
