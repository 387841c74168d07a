// The package's own part of these tests is empty: their sources lie in the folder beside this file,
// where the plugin lowers them.
