"""The colours of a text as lines that can be compared between editors."""

# The styles of the highlighting model (HighlightStyle), by the scopes of TextMate.
SCOPES = {
    "keyword.control": "keyword",
    "storage.modifier": "attribute",
    "storage.modifier.attribute": "annotation",
    "entity.name.type": "type",
    "entity.name.function": "command",
    "variable.other.enummember": "option",
    "variable.other": "variable",
    "entity.other.attribute-name": "rule",
    "support.function": "standard",
    "constant.other.symbol": "symbol",
    "constant.other.key": "key",
    "support.type": "platform",
    "constant.language": "constant",
    "constant.numeric": "number",
    "keyword.operator": "operator",
    "meta.separator": "separator",
    "string.quoted.double": "string",
    "constant.character.escape": "escape",
    "variable.other.placeholder": "placeholder",
    "comment.line.double-slash": "comment",
    "comment.block": "comment",
    "comment.line.documentation": "documentation",
}
STYLES = sorted(set(SCOPES.values()))


def listing(text, style_at):
    """A line for each line of `text`: its pieces, each behind its style.

    `style_at(line, column)` is the style of a character, counted from 0 in scalars, or None.
    """
    result = []
    for number, line in enumerate(text.split("\n")):
        pieces = []
        styles = [style_at(number, column) for column in range(len(line))]
        start = 0
        while start < len(line):
            end = start
            while end < len(line) and styles[end] == styles[start]:
                end += 1
            piece = line[start:end].strip()
            if piece and styles[start]:
                pieces.append(f"{styles[start]} ‹{piece}›")
            start = end
        if pieces:
            result.append(f"{number + 1}: " + "  ".join(pieces))
    return "\n".join(result) + "\n"
