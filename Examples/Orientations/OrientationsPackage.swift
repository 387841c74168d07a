// A package's target needs a source of its own; the app's are in the folder beside this file.
