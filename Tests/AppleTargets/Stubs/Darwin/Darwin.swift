// Empty: makes `canImport(Darwin)` true for Apple targets.
