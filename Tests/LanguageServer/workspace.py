"""The two files that the editors' sessions work on."""

MODEL = """app Notes {
  platforms iOS 17, macOS 14
}

commands {
  share "Share..." asks
  pin   "Pin"
}
"""

SCREENS = """screen NoteList {
  item Note {
    context menu {
      share
      pin
    }
  }
}
"""


def make(folder):
    """Writes the files into a folder."""
    (folder / "Model.menu").write_text(MODEL)
    (folder / "Screens.menu").write_text(SCREENS)
