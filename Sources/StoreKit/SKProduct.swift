public import Foundation

/// Something that an app sells; there is no store here, so none is ever found.
nonisolated open class SKProduct: NSObject, @unchecked Sendable {
  /// A length of time.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week, month, year
  }

  /// The text on the product.
  open var localizedDescription: String { "" }
  /// The name that people read.
  open var localizedTitle: String { "" }
  /// The price in the currency of `priceLocale`.
  open var price: NSDecimalNumber { .zero }
  /// The country whose currency the price is in.
  open var priceLocale: Locale { .current }
  /// The name of the product.
  open var productIdentifier: String { "" }
  /// Always false.
  open var isDownloadable: Bool { false }
  /// The length of a subscription; always nil.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The price at the beginning; always nil.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The name of a group of subscriptions; always nil.
  open var subscriptionGroupIdentifier: String? { nil }
  /// Always none.
  open var discounts: [SKProductDiscount] { [] }

  /// Makes a product without a name, as tests of apps do.
  public override init() { super.init() }
}

/// The length of a subscription.
nonisolated open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units; always 0.
  open var numberOfUnits: Int { 0 }
  /// The unit; always a day.
  open var unit: SKProduct.PeriodUnit { .day }

  /// Makes a period of no length, as tests of apps do.
  public override init() { super.init() }
}

/// A lower price for some time.
nonisolated open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// The manner in which the price is paid.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront, freeTrial
  }
  /// The price.
  open var price: NSDecimalNumber { .zero }
  /// The country whose currency the price is in.
  open var priceLocale: Locale { .current }
  /// The name of the offer; nil for the price at the beginning.
  open var identifier: String? { nil }
  /// The length.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// The number of lengths.
  open var numberOfPeriods: Int { 0 }
  /// Always `payAsYouGo`.
  open var paymentMode: PaymentMode { .payAsYouGo }

  /// Makes a discount of nothing, as tests of apps do.
  public override init() { super.init() }
}

/// A question for the store.
nonisolated open class SKRequest: NSObject, @unchecked Sendable {
  /// Is notified of the end.
  open weak var delegate: (any SKRequestDelegate)?
  var isCancelled = false

  /// Makes a question.
  public override init() { super.init() }

  /// Fails, and notifies the delegate on the main queue: there is no store.
  open func start() { answer { $0.delegate?.request($0, didFailWithError: SKError(.unknown)) } }
  /// Ends the question; the delegate hears nothing.
  open func cancel() { isCancelled = true }

  /// Calls a closure on the main queue, unless the question is ended before.
  func answer(_ body: @escaping (SKRequest) -> Void) {
    nonisolated(unsafe) let body = body
    isCancelled = false
    DispatchQueue.main.async { if !self.isCancelled { body(self) } }
  }
}

/// Is notified of the end of a question.
nonisolated public protocol SKRequestDelegate: NSObjectProtocol {
  /// The answer is complete.
  func requestDidFinish(_ request: SKRequest)
  /// There is no answer.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing by default.
  nonisolated public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing by default.
  nonisolated public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The question what products of some names are.
nonisolated open class SKProductsRequest: SKRequest, @unchecked Sendable {
  let names: Set<String>

  /// Makes a question for names.
  public init(productIdentifiers: Set<String>) {
    names = productIdentifiers
    super.init()
  }

  /// Answers on the main queue that no name is known (L-255).
  open override func start() {
    answer { request in
      guard let request = request as? SKProductsRequest else { return }
      let delegate = request.delegate as? any SKProductsRequestDelegate
      let response = SKProductsResponse(invalidProductIdentifiers: request.names.sorted())
      delegate?.productsRequest(request, didReceive: response)
      request.delegate?.requestDidFinish(request)
    }
  }
}

/// Is given products.
nonisolated public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The answer came.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to the question what products are.
nonisolated open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// Always none.
  open var products: [SKProduct] { [] }
  /// The names that are not known.
  public let invalidProductIdentifiers: [String]

  init(invalidProductIdentifiers: [String]) {
    self.invalidProductIdentifiers = invalidProductIdentifiers
    super.init()
  }
}

/// The request for the app's receipt anew; it fails.
nonisolated open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// The properties of the receipt; nil for none.
  public let receiptProperties: [String: Any]?

  /// Makes a request.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
}
