import EventKit
import EventKitUI
import Foundation
import QuickLook
import Testing
import UIKitTesting

@testable import UIKitCore

/// Calendars that no app may use, and files that are shown.
@Suite struct `Calendars and previews` {
  final class Listener: NSObject, EKEventEditViewDelegate, QLPreviewControllerDataSource,
    QLPreviewControllerDelegate
  {
    var heard: [String] = []
    var files: [any QLPreviewItem] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController,
      didCompleteWith action: EKEventEditViewAction
    ) {
      heard.append("\(action)")
      controller.presentingViewController?.dismiss(animated: false)
    }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(
      _ controller: QLPreviewController,
      previewItemAt index: Int
    ) -> any QLPreviewItem { files[index] }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { heard.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { heard.append("did") }
  }

  /// A file with a title.
  struct Letter: QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?
  }

  @Test(.oracle("L-268")) func `events are kept by the app, and no store takes them`() async throws
  {
    let store = EKEventStore()
    #expect(try await !store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    let event = EKEvent(eventStore: store)
    event.title = "Dawn chorus"
    event.startDate = Date(timeIntervalSinceReferenceDate: 0)
    event.endDate = Date(timeIntervalSinceReferenceDate: 3_600)
    event.addAlarm(EKAlarm(relativeOffset: -300))
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly,
        interval: 2,
        end: EKRecurrenceEnd(occurrenceCount: 3)
      )
    )
    #expect(event.hasAlarms && event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    let all = store.predicateForEvents(
      withStart: Date(timeIntervalSinceReferenceDate: 1_800),
      end: Date(timeIntervalSinceReferenceDate: 7_200),
      calendars: nil
    )
    #expect(store.events(matching: all).isEmpty && all.evaluate(with: event))
  }

  @Test(.oracle("L-268")) func `a reminder that is done has a date`() {
    let reminder = EKReminder(eventStore: EKEventStore())
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil && !reminder.isCompleted)
  }

  @Test(.oracle("L-268")) func `an event that is edited can be cancelled`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    let (screen, listener) = (EKEventEditViewController(), Listener())
    screen.editViewDelegate = listener
    screen.event = EKEvent(eventStore: screen.eventStore)
    screen.event?.title = "Dawn chorus"
    root.present(screen, animated: false)
    stage.turn(2)
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(listener.heard == ["canceled"] && root.presentedViewController == nil)
  }

  @Test(.oracle("L-267")) func `a text and a picture are shown one after the other`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, picture) = (
      folder.appendingPathComponent("wren.txt"), folder.appendingPathComponent("tit.png")
    )
    try Data("A small bird.".utf8).write(to: text)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    try #require(image.pngData()).write(to: picture)
    #expect(QLPreviewController.canPreview(text) && QLPreviewController.canPreview(picture))
    #expect(!QLPreviewController.canPreview(folder.appendingPathComponent("tit.bird")))
    let (screen, listener) = (QLPreviewController(), Listener())
    listener.files = [text, Letter(previewItemURL: picture, previewItemTitle: "A tit")]
    screen.dataSource = listener
    screen.delegate = listener
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    root.present(screen, animated: false)
    stage.turn(2)
    #expect(screen.navigationItem.title == "wren.txt")
    let shown = screen.view.subviews.compactMap { ($0 as? UITextView)?.text }
    #expect(shown == ["A small bird."])
    screen.currentPreviewItemIndex = 1
    stage.turn()
    #expect(screen.navigationItem.title == "A tit")
    let pictures = screen.view.subviews.filter { $0 is UIScrollView }.flatMap(\.subviews)
    let width = image.size.width * image.scale
    #expect(pictures.contains { ($0 as? UIImageView)?.image?.size.width == width })
    stage.tap("Done")
    stage.advance(by: 1)
    #expect(listener.heard == ["will", "did"] && root.presentedViewController == nil)
  }

  @Test func `a swipe to the left goes to the next file`() {
    let (screen, listener) = (QLPreviewController(), Listener())
    listener.files = ["a.bird", "b.bird"].map { URL(fileURLWithPath: "/\($0)") }
    screen.dataSource = listener
    let stage = Stage(.iPhone15, root: screen)
    stage.turn()
    stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.1)
    stage.turn()
    #expect(screen.currentPreviewItemIndex == 1 && screen.navigationItem.title == "b.bird")
    stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.1)
    stage.turn()
    #expect(screen.currentPreviewItemIndex == 0)
  }
}
