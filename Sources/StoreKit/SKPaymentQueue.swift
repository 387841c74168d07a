public import Foundation

/// A payment for a product.
nonisolated open class SKPayment: NSObject, @unchecked Sendable {
  /// The name of the product.
  open internal(set) var productIdentifier = ""
  /// The number of products; default 1.
  open internal(set) var quantity = 1
  /// The app's own name for the user; default nil.
  open internal(set) var applicationUsername: String?
  /// Values for the store; always nil.
  open var requestData: Data? { nil }
  /// Default false.
  open internal(set) var simulatesAskToBuyInSandbox = false

  /// Makes a payment for nothing.
  public override init() { super.init() }
  /// Makes a payment for a product.
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}

/// A payment for a product while it is put together.
nonisolated open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The name of the product.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  /// The number of products; default 1.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The app's own name for the user; default nil.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  /// Default false; kept, and has no effect here.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

/// The progress of a payment.
nonisolated public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased, failed, restored, deferred
}

/// A payment under way; each fails here.
nonisolated open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// The error of a payment that failed.
  public let error: (any Error)?
  /// The progress.
  public let transactionState: SKPaymentTransactionState
  /// The moment at which it was made.
  public let transactionDate: Date?
  /// Always nil: nothing is bought.
  open var transactionIdentifier: String? { nil }
  /// Always nil: nothing is restored.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment, failed error: any Error) {
    (self.payment, self.error) = (payment, error)
    (transactionState, transactionDate) = (.failed, Date())
    super.init()
  }
}

/// Takes payments; there is no store, so each fails (L-255).
nonisolated open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }

  private static let only = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [Observer] = []
  private var failed: [SKPaymentTransaction] = []

  /// The app's queue.
  open class func `default`() -> SKPaymentQueue { only }
  /// Always false.
  open class func canMakePayments() -> Bool { false }
  /// Always nil: there is no store.
  open var storefront: SKStorefront? { nil }
  /// The payments that failed, until the app finishes them.
  open var transactions: [SKPaymentTransaction] { lock.withLock { failed } }
  /// Is asked about payments; never called here.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// The objects that are notified of payments.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers.compactMap(\.object) }
  }

  /// Notifies an object of payments, which is not held.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    remove(observer)
    lock.withLock { observers.append(Observer(object: observer)) }
  }
  /// Notifies an object no more.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// Notifies all on the main queue of a payment that failed.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment, failed: SKError(.paymentNotAllowed))
    lock.withLock { failed.append(transaction) }
    notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  /// Forgets a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { failed.removeAll { $0 === transaction } }
    notify { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Notifies all on the main queue that nothing was bought before.
  open func restoreCompletedTransactions() {
    notify { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }
  /// Notifies all on the main queue that nothing was bought before.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  /// Does nothing: there is no store.
  open func presentCodeRedemptionSheet() {}
  /// Does nothing: there is no store.
  open func showPriceConsentIfNeeded() {}

  private func notify(_ body: @escaping (any SKPaymentTransactionObserver) -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async {
      for observer in self.transactionObservers { body(observer) }
    }
  }
}

/// The country of a store; there is none here.
nonisolated open class SKStorefront: NSObject, @unchecked Sendable {
  /// The letters of the country.
  open var countryCode: String { "" }
  /// The name of the store.
  open var identifier: String { "" }
}

/// Is notified of payments.
nonisolated public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments went on, or ended.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  /// Payments were finished by the app.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  /// Earlier purchases can't be restored; never called here.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  /// All that was bought before is restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The user chose to buy in the store; never asked here.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
  /// The store is that of another country; never called here.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  /// Does nothing by default.
  nonisolated public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing by default.
  nonisolated public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing by default.
  nonisolated public func paymentQueueRestoreCompletedTransactionsFinished(
    _ queue: SKPaymentQueue
  ) {}
  /// False by default.
  nonisolated public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { false }
  /// Does nothing by default.
  nonisolated public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// Is asked about payments; never called here.
nonisolated public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// The store is that of another country while a payment is under way.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
}

extension SKPaymentQueueDelegate {
  /// True by default.
  nonisolated public func paymentQueue(
    _ paymentQueue: SKPaymentQueue,
    shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
}
