import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What UIKit raises while it loads; each row is a program that ends.
@Suite @MainActor
struct `Raising while a storyboard loads` {
  /// What a program that ended wrote to its standard error.
  static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(.oracle("L-12"))
  func `an outlet that a class lacks`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      LedgerController.register()
      let outlet =
        #"<connections><outlet property="beak" destination="first" id="o"/></connections>"#
      let storyboard = try Fixture.storyboard(`Instantiating a storyboard`.first(outlet))
      _ = storyboard.instantiateInitialViewController()
    }
    let words = Self.words(result)
    #expect(words.contains("NSUnknownKeyException"))
    // The line of the connection follows.
    #expect(words.contains(#/in \S+:[1-9]\d*/#))
    #expect(
      words.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key beak."
      )
    )
  }

  @Test(.oracle("L-14"))
  func `owner outlets without an owner`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let nib = try Fixture.nib(
        owner: #"<outlet property="content" destination="v" id="o"/>"#,
        #"<view id="v"/>"#
      )
      _ = nib.instantiate(withOwner: nil)
    }
    let words = Self.words(result)
    #expect(words.contains("NSUnknownKeyException") && words.contains("[<NSObject: 0x"))
    #expect(words.contains("for the key content."))
  }

  @Test(.oracle("L-16"))
  func `a nib that is not there`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let nib = UINib(nibName: "does-not-exist", bundle: nil)
      print("made")
      _ = nib.instantiate(withOwner: nil)
    }
    let words = Self.words(result)
    #expect(words.contains("NSInternalInconsistencyException"))
    #expect(words.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(words.contains("with name 'does-not-exist'"))
  }

  @Test(.oracle("L-19"))
  func `a storyboard that is not there`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIStoryboard(name: "Nest", bundle: nil)
    }
    let words = Self.words(result)
    #expect(words.contains("NSInvalidArgumentException"))
    #expect(words.contains("Could not find a storyboard named 'Nest' in bundle NSBundle <"))
    #expect(words.contains("> (loaded)"))
  }

  @Test(.oracle("L-20"))
  func `an identifier that no scene has`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let storyboard = try Fixture.storyboard(`Instantiating a storyboard`.first())
      _ = storyboard.instantiateViewController(withIdentifier: "egg")
    }
    let words = Self.words(result)
    #expect(words.contains("NSInvalidArgumentException"))
    #expect(words.contains("Storyboard (<UIStoryboard: 0x"))
    #expect(words.contains(">) doesn't contain a view controller with identifier 'egg'"))
  }

  @Test(.oracle("L-22"))
  func `a creator that does not use its coder`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let storyboard = try Fixture.storyboard(`Instantiating a storyboard`.first())
      _ = storyboard.instantiateInitialViewController { _ in UIViewController() }
    }
    let words = Self.words(result)
    #expect(words.contains("NSInternalInconsistencyException"))
    #expect(
      words.contains("Custom instantiated view controller must call -[super initWithCoder:]")
    )
  }

  @Test(.oracle("C-25"))
  func `a nib whose owner gets no view`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let folder = FileManager.default.temporaryDirectory.appending(path: "Nest-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = Fixture.nibDocument(#"<view id="v"/>"#)
      try Data(text.utf8).write(to: folder.appending(path: "Nest.xib"))
      let bundle = Bundle(path: folder.path)
      UIViewController(nibName: "Nest", bundle: bundle).loadViewIfNeeded()
    }
    let words = Self.words(result)
    #expect(words.contains("NSInternalInconsistencyException"))
    #expect(words.contains("loaded the \"Nest\" nib but the view outlet was not set."))
  }

  @Test(.oracle("C-26"))
  func `a controller's nib that is not there`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController(nibName: "Nest", bundle: nil).loadViewIfNeeded()
    }
    let words = Self.words(result)
    #expect(words.contains("NSInternalInconsistencyException"))
    #expect(words.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(words.contains("with name 'Nest'"))
  }
}
