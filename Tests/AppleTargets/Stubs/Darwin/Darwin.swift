// Empty: it is here so that `canImport(Darwin)` holds for Apple targets.
