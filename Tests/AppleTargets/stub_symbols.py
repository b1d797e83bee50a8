"""What the stubs declare for a platform, as the compiler sees it: read from the symbol graphs of their modules."""
import dataclasses
import json
import re

# The domains of `@available` that hold for a platform, the first that is there.
DOMAINS = {"ios": ["iOS"], "macos": ["macOS"], "tvos": ["tvOS"], "watchos": ["watchOS"],
           "visionos": ["visionOS"], "catalyst": ["macCatalyst", "iOS"]}
# What every type has, or what the compiler adds.
IMPLIED = {"CVarArg", "Copyable", "Escapable", "BitwiseCopyable", "CustomDebugStringConvertible",
           "CustomStringConvertible", "SendableMetatype"}


@dataclasses.dataclass
class Symbol:
    """A public declaration of the stubs."""
    module: str
    type: str
    member: str
    kind: str
    text: str
    introduced: tuple | None
    deprecated: tuple | None
    is_on_main_actor: bool
    is_nonisolated: bool
    result: str
    access: str
    initializer: str
    reference: str
    # Superclass and protocols.
    supertypes: set
    # The identifiers of the types that the declaration names, then the types.
    mentioned: set
    # Whether it is in an extension for some types alone.
    is_constrained: bool
    is_override: bool
    is_requirement: bool = False
    has_default: bool = False

    @property
    def name(self):
        return ".".join(part for part in (self.type, self.member) if part)


def symbols(check, cache, platform, sdk27):
    """The public declarations of all stub modules for a platform."""
    folder = cache.stubs(platform, sdk27) / "symbols"
    graphs = sorted(folder.glob("*.symbols.json"))
    if not graphs:
        raise check.Broken(f"no symbols of the stubs for {platform}")
    found = {}
    order = check.BASE_MODULES + check.PLATFORMS[platform][4]
    # A module that exports another has its symbols as well.
    for graph in sorted(graphs, key=lambda graph: order.index(re.split("[.@]", graph.name)[0])):
        for usr, symbol in read(json.loads(graph.read_text()), graph.name.split(".")[0].split("@")[0], platform):
            known = found.setdefault(usr, symbol)
            known.supertypes |= symbol.supertypes
            known.has_default |= symbol.has_default
    for symbol in found.values():
        symbol.mentioned = {found[usr].type for usr in symbol.mentioned if usr in found and not found[usr].member}
    return list(found.values())


def read(graph, module, platform):
    """The symbols of a graph with their identifiers."""
    by_usr = {symbol["identifier"]["precise"]: declaration(symbol, module, platform) for symbol in graph["symbols"]}
    for relation in graph["relationships"]:
        source, target = by_usr.get(relation["source"]), by_usr.get(relation["target"])
        if relation["kind"] in ("conformsTo", "inheritsFrom") and source:
            # Empty for a protocol that is not on the platform.
            source.supertypes |= {".".join(graph_path(target, relation))} - {""}
        elif relation["kind"] in ("requirementOf", "optionalRequirementOf") and source:
            source.is_requirement = True
        elif relation["kind"] == "defaultImplementationOf" and target:
            # An implementation for some types alone, or in a protocol that inherits this one, is not a default.
            target.has_default |= bool(source and source.type == target.type and not source.is_constrained)
    return by_usr.items()


def graph_path(target, relation):
    if target:
        return [part for part in (target.type, target.member) if part]
    return relation.get("targetFallback", relation["target"]).split(".")[1:]


TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}


def declaration(symbol, module, platform):
    fragments = symbol["declarationFragments"]
    text = re.sub(r"\s+", " ", "".join(fragment["spelling"] for fragment in fragments)).strip()
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    path = symbol["pathComponents"]
    is_type = symbol["kind"]["identifier"] in TYPES
    introduced, deprecated = availability(symbol, platform)
    mentioned = {fragment["preciseIdentifier"] for fragment in fragments
                 if fragment["kind"] == "typeIdentifier" and "preciseIdentifier" in fragment}
    attributes = {fragment["spelling"] for fragment in leading(fragments) if fragment["kind"] == "attribute"}
    head = text.split(" init" if kind == "init" else "(")[0]
    return Symbol(
        module=module, type=".".join(path if is_type else path[:-1]), member="" if is_type else path[-1],
        kind=kind, text=text, introduced=introduced, deprecated=deprecated,
        is_on_main_actor="MainActor" in attributes, is_nonisolated="nonisolated" in attributes,
        result=result(kind, text), access=access(kind, text),
        initializer=("convenience" if re.search(r"\bconvenience\b", head) else "designated") if kind == "init" else "-",
        reference=reference(kind, text), supertypes=set(), mentioned=mentioned,
        is_constrained=bool(symbol.get("swiftExtension", {}).get("constraints")),
        is_override=bool(re.search(r"\b(override|required)\b", head)))


def leading(fragments):
    """The fragments before the name of the declaration, which are its attributes and keywords."""
    for fragment in fragments:
        if fragment["kind"] == "identifier" or fragment["spelling"] in ("init", "subscript", "case"):
            return
        yield fragment


def availability(symbol, platform):
    """Since when the declaration is there, and since when it is deprecated; None for always and never."""
    stated = {entry.get("domain"): entry for entry in symbol.get("availability", [])}
    introduced = deprecated = None
    for domain in DOMAINS[platform]:
        entry = stated.get(domain, {})
        introduced = introduced or version_of(entry.get("introduced"))
        deprecated = deprecated or version_of(entry.get("deprecated"))
        if entry.get("isUnconditionallyDeprecated"):
            deprecated = deprecated or (0,)
    if stated.get(None, {}).get("isUnconditionallyDeprecated") or stated.get("*", {}).get("isUnconditionallyDeprecated"):
        deprecated = deprecated or (0,)
    return introduced, deprecated


def version_of(entry):
    return entry and tuple(entry.get(part, 0) for part in ("major", "minor"))


def result(kind, text):
    """Whether a value is `opt`, `iuo` or `nonopt`; `-` for what has none."""
    if kind == "init":
        return {"?": "opt", "!": "iuo"}.get(re.search(r"\binit([?!]?)", text).group(1), "nonopt")
    if kind.endswith("property") or kind == "var":
        value = re.sub(r" \{ (get|set).*$", "", text.split(": ", 1)[1])
    elif kind in ("method", "type.method", "func", "func.op", "subscript"):
        value = re.sub(r" where .*$| \{ get.*$", "", after_parameters(text))
    else:
        return "-"
    if re.search(r"-> [^()]*$", value) and not value.endswith(")?"):
        return "nonopt"
    return {"?": "opt", "!": "iuo"}.get(value[-1:], "nonopt")


def after_parameters(text):
    """The result of a function: what follows the arrow behind its parameters."""
    depth, begun = 0, False
    for index, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        begun = begun or character == "("
        if begun and depth == 0 and text.startswith(" -> ", index + 1):
            return text[index + 5:]
    return ""


def access(kind, text):
    if not (kind.endswith("property") or kind == "var"):
        return "-"
    if re.search(r"\blet\b", text.split(":")[0]) or (" { get" in text and " set" not in text.split(" { get")[-1]):
        return "get"
    return "get set"


def reference(kind, text):
    if not (kind.endswith("property") or kind == "var"):
        return "-"
    found = re.search(r"\b(weak|unowned\(unsafe\)|unowned) var\b", text)
    return found.group(1) if found else "strong"
