import CoreLocation
import MapKit
import StoreKit
import Testing
import UIKitTesting
import UserNotifications

/// A store without products, notifications, and small parts of maps.
@Suite(.serialized) struct `Stores, notifications and maps` {
  nonisolated final class Listener: NSObject, SKProductsRequestDelegate,
    SKPaymentTransactionObserver, @unchecked Sendable
  {
    var heard: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      heard.append("unknown \(response.invalidProductIdentifiers), \(response.products.count)")
    }
    func requestDidFinish(_ request: SKRequest) { heard.append("finished") }
    func paymentQueue(
      _ queue: SKPaymentQueue,
      updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions where transaction.transactionState == .failed {
        heard.append("failed \(transaction.payment.productIdentifier)")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      heard.append("restored")
    }
  }

  /// Waits for what the main queue has to do.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test(.oracle("L-255")) func `a store sells nothing, and every payment fails`() async {
    let (listener, queue) = (Listener(), SKPaymentQueue.default())
    let request = SKProductsRequest(productIdentifiers: ["seed", "nuts"])
    request.delegate = listener
    request.start()
    await turn()
    #expect(listener.heard == [#"unknown ["nuts", "seed"], 0"#, "finished"])
    request.start()
    request.cancel()
    await turn()
    #expect(listener.heard.count == 2)
    listener.heard = []
    queue.add(listener)
    let payment = SKMutablePayment()
    payment.productIdentifier = "seed"
    queue.add(payment)
    #expect(queue.transactions.count == 1)
    queue.restoreCompletedTransactions()
    await turn()
    #expect(listener.heard == ["failed seed", "restored"] && queue.transactions.isEmpty)
    queue.remove(listener)
    queue.add(payment)
    await turn()
    #expect(listener.heard.count == 2 && !SKPaymentQueue.canMakePayments())
    for transaction in queue.transactions { queue.finishTransaction(transaction) }
  }

  @Test(.oracle("L-250")) func `categories and contents keep all that they are given`() throws {
    let answer = UNTextInputNotificationAction(
      identifier: "answer",
      title: "Answer",
      textInputButtonTitle: "Send",
      textInputPlaceholder: "Text"
    )
    let category = UNNotificationCategory(
      identifier: "birds",
      actions: [answer],
      intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: "A bird",
      categorySummaryFormat: "%u birds",
      options: .customDismissAction
    )
    #expect(category.hiddenPreviewsBodyPlaceholder == "A bird")
    #expect(
      category.categorySummaryFormat == "%u birds" && category.options == .customDismissAction
    )
    let content = UNMutableNotificationContent()
    content.interruptionLevel = .timeSensitive
    content.summaryArgument = "Wren"
    let request = UNNotificationRequest(identifier: "one", content: content, trigger: nil)
    content.summaryArgument = "Tit"
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(request.content.summaryArgument == "Wren")
    let noon = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 12, minute: 0),
      repeats: true
    )
    let date = try #require(noon.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: date) == 12 && date > Date())
  }

  @Test(.oracle("L-256")) func `tiles have addresses, and overlays an order`() {
    let tiles = MKTileOverlay(urlTemplate: "https://birds.org/{z}/{x}/{y}@{scale}.png")
    let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://birds.org/3/1/2@2.png")
    tiles.isGeometryFlipped = true
    #expect(tiles.url(forTilePath: path).absoluteString == "https://birds.org/3/1/5@2.png")
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let circles = (0..<3).map { MKCircle(center: place, radius: Double($0 + 1)) }
    map.addOverlay(circles[0])
    map.insertOverlay(circles[1], at: 0)
    map.insertOverlay(circles[2], above: circles[1])
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [2, 3, 1])
    map.exchangeOverlay(circles[0], with: circles[1])
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [1, 3, 2])
  }

  @Test(.oracle("L-256")) func `distances are rounded for people`() {
    let formatter = MKDistanceFormatter()
    formatter.units = .metric
    let distances: [Double] = [42, 420, 1_234, 42_000]
    let texts = distances.map(formatter.string(fromDistance:))
    #expect(texts == ["40 m", "400 m", "1.2 km", "42 km"])
    formatter.units = .imperial
    #expect(formatter.string(fromDistance: 1_609.344) == "1 mi")
    #expect(formatter.distance(from: "2 km") == 2_000 && formatter.distance(from: "far") < 0)
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 30) == "100 feet")
  }
}
