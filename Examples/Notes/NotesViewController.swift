import CoreData
import UIKit

class NotesViewController: UITableViewController, @preconcurrency NSFetchedResultsControllerDelegate
{
  var managedObjectContext: NSManagedObjectContext!

  lazy var fetchedResultsController: NSFetchedResultsController<Note> = {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Note.isPinned, ascending: false),
      NSSortDescriptor(key: #keyPath(Note.text), ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: managedObjectContext,
      sectionNameKeyPath: nil,
      cacheName: "Notes"
    )
    controller.delegate = self
    try? controller.performFetch()
    return controller
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(insertNote)
    )
    let count = fetchedResultsController.fetchedObjects?.count ?? 0
    print("There are \(count) notes")
  }

  @objc func insertNote() {
    let context = fetchedResultsController.managedObjectContext
    let count = (try? context.count(for: Note.fetchRequest())) ?? 0
    let note = Note(context: context)
    note.text = "Note \(count + 1)"
    note.timestamp = Date()
    let folders = try? context.fetch(Folder.fetchRequest())
    let folder = folders?.first ?? Folder(context: context)
    folder.title = "All"
    folder.addToNotes(note)
    do {
      try context.save()
    } catch {
      context.rollback()
      return showFailure(error)
    }
    print("There are \(folder.notes?.count ?? 0) notes in \(folder.title ?? "")")
  }

  private func showFailure(_ error: Error) {
    let alert = UIAlertController(
      title: "The note isn't saved",
      message: error.localizedDescription,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    fetchedResultsController.sections?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fetchedResultsController.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = fetchedResultsController.object(at: indexPath).text
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    commit style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard style == .delete else { return }
    managedObjectContext.delete(fetchedResultsController.object(at: indexPath))
    try? managedObjectContext.save()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = fetchedResultsController.object(at: indexPath).text
    detail.view.backgroundColor = .systemTeal
    navigationController?.pushViewController(detail, animated: true)
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let (old, new) = (indexPath ?? IndexPath(), newIndexPath ?? IndexPath())
    switch type {
    case .insert: tableView.insertRows(at: [new], with: .fade)
    case .delete: tableView.deleteRows(at: [old], with: .fade)
    case .update: tableView.reloadRows(at: [old], with: .fade)
    case .move: tableView.moveRow(at: old, to: new)
    @unknown default: return
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
  }
}
