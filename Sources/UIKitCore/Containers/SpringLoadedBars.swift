/// Parts of bars that dragged items open by resting over them (G-21).
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
