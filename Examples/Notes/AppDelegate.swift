import CoreData
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, error in
      guard let error else { return }
      // Notes can be written all the same; they last as long as the app runs.
      print("Notes are kept in memory alone: \(error.localizedDescription)")
      _ = try? container.persistentStoreCoordinator.addPersistentStore(
        ofType: NSInMemoryStoreType,
        configurationName: nil,
        at: nil
      )
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    return container
  }()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let list = NotesViewController()
    list.managedObjectContext = persistentContainer.viewContext
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: list)
    window?.makeKeyAndVisible()
    return true
  }

  func saveContext() {
    let context = persistentContainer.viewContext
    if context.hasChanges { try? context.save() }
  }
}
