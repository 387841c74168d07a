extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    extras.gestureRecognizers = (extras.gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    if recognizer.arena != nil { recognizer.state = .cancelled }
    extras.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    extras.gestureRecognizers?.forEach { removeGestureRecognizer($0) }
    recognizers?.forEach { addGestureRecognizer($0) }
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    extras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ effect: UIMotionEffect) { extras.motionEffects.removeAll { $0 === effect } }

  func detach(_ interaction: any UIInteraction) {
    guard extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func setInteractions(_ interactions: [any UIInteraction]) {
    extras.interactions.forEach { removeInteraction($0) }
    interactions.forEach { addInteraction($0) }
  }
}
