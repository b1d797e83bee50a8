"""What is changed in sources so that the compiler on Linux reads them as for another platform or SDK, or runs them."""
import re

# Methods without a protocol in the SDK, and the protocol in the stubs by which they are found.
INFORMAL = {"var worksWhenModal": "NSWorksWhenModal", "func showSettingsWindow": "NSShowsSettings"}
# The `os(…)` conditions that `--platform` makes true on Linux.
LINUX_PLATFORMS = {"iOS": "iOS", "macOS": "macOS", "tvOS": "tvOS", "watchOS": "watchOS",
                   "visionOS": "visionOS", "catalyst": "iOS"}


def with_visionos(text):
    """Adds the version of visionOS to each one of iOS; see the top of `check`."""
    def stated(match):
        attribute, major, minor = match.group(0), int(match.group(1)), int(match.group(2) or 0)
        if "visionOS" in attribute:
            return attribute
        if major < 18:
            version = {4: "1.1", 5: "1.2"}.get(minor, "1") if major == 17 else "1"
        else:
            version = f"{major - 16 if major < 26 else major}.{minor}"
        return attribute.replace("*)", f"visionOS {version}, *)")

    return re.sub(r"[@#]available\([^()\n]*\biOS (\d+)(?:\.(\d+))?[^()\n]*\*\)", stated, text)


def with_sdk27(text):
    """Makes the part of the condition for the SDKs of 2026 true that is about the compiler."""
    return text.replace("compiler(>=6.4)", "compiler(>=6.2)")


def changes_for(platform, sdk27):
    return ([with_sdk27] if sdk27 else []) + ([with_visionos] if platform == "visionos" else [])


def portable(text, platform=None):
    """Rewrites Swift that needs Objective-C to run without it; see the top of `check`."""
    def extended_with(method):
        """The classes to which the file adds an Objective-C method of this name."""
        blocks = re.findall(r"(?ms)^( *)extension (\w+) \{(.*?)^\1\}$", text)
        return [name for indent, name, body in blocks
                if re.search(rf"(?m)^{indent}  @objc func {method}\(", body)]

    def selector(match):
        reference = match.group(1)
        # In mode 6 a closure may not capture a target of protocol type. The sender of these is `Any?`.
        of_protocol = re.fullmatch(
            r"\s*\((any (?:UIResponderStandardEditActions|NSStandardKeyBindingResponding))\)"
            r"\.`?(\w+)`?\(_:\)\s*", reference)
        if of_protocol:
            kind, name = of_protocol.groups()
            return f'Selector("{name}:") {{ ($0 as? {kind})?.{name}($1) }}'
        base, labels = re.fullmatch(r"(.*?)(?:\(([^()]*)\))?", reference, re.DOTALL).groups()
        name = base.split(".")[-1].strip("`")
        labels = (labels or "").split(":")[:-1]
        if labels and labels[0] != "_":
            # `choose(with:)` is `chooseWith:` in Objective-C.
            preposition = "" if labels[0] in ("with", "for", "in", "at", "by", "to") else "With"
            name += preposition + labels[0][:1].upper() + labels[0][1:]
        name += "".join(":" if i == 0 else f"{l}:" for i, l in enumerate(labels))
        method = reference.split(".", 1)[-1]
        classes = [base.split(".")[0]] if "." in base else []
        # Objective-C finds a method by its name in whatever class has it.
        others = [f'.or(Selector("{name}", {other}.{method}))'
                  for other in extended_with(method.split("(")[0]) if other not in classes]
        return f'Selector("{name}", {reference})' + "".join(others if classes else [])

    text = re.sub(r"#selector\(((?:[^()]|\([^()]*\))*)\)", selector, text)
    text = text.replace("canImport(Darwin)", "canImport(AppleSupport)")
    text = text.replace("targetEnvironment(macCatalyst)", "CATALYST")
    text = with_sdk27(text).replace("canImport(SwiftUI, _version: 8)", "canImport(AppleSupport)")
    for member, informal in INFORMAL.items():
        text = re.sub(
            rf"(?ms)^( *)((?:[^\n]*\bclass|extension) \w+: [^{{\n]*)(\{{(?:(?!^\1\}}$).)*?@objc {member}\b)",
            rf"\1\2, {informal} \3", text)
    text = text.replace(
        'Selector(("showSettingsWindow:"))',
        'Selector("showSettingsWindow:", isImplementedBy: { $0 is any NSShowsSettings }) '
        '{ ($0 as? any NSShowsSettings)?.showSettingsWindow($1) }')
    # What only tests see of the stubs, or set.
    text = text.replace("package(set) ", "")
    text = re.sub(r"\bpackage (?=(?:static )?(?:class|enum|func|init|let|protocol|struct|var)\b)", "public ", text)
    text = re.sub(r"@objc(?:Members)?\b(?:\([\w:]*\))?[ \t]*\n?", "", text)
    text = re.sub(r"(?m)^(\s*)optional func", r"\1func", text)
    text = re.sub(r"\boverride (?=(?:\w+ )*func (?:responds\(to|forwardingTarget\(for))", "", text)
    for kind in ["NSIndexPath", "IndexPath"]:
        text = re.sub(rf"\b([\w.]+) as {kind}\b",
                      rf"{kind}(item: \1.item, section: \1.section)", text)
    text = re.sub(r"\b([\w.]+) as NSString\b", r"NSString(string: \1)", text)
    if platform:
        text = text.replace(f"os({LINUX_PLATFORMS[platform]})", "os(Linux)")
    return text
