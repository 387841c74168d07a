/// Logs, by the name of the framework that reads them too on iOS.
@_exported public import os
