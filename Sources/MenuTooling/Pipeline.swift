public enum MenuTooling {}
