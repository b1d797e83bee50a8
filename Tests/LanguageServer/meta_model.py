"""Checks messages of the language server protocol against its meta model, as Microsoft publishes it."""

import json


class MetaModel:
    """The types of the protocol; `faults` says what is wrong with a value."""

    def __init__(self, path):
        model = self.model = json.loads(path.read_text(encoding="utf-8"))
        self.structures = {item["name"]: item for item in model["structures"]}
        self.enumerations = {item["name"]: item for item in model["enumerations"]}
        self.aliases = {item["name"]: item for item in model["typeAliases"]}
        self.requests = {item["method"]: item for item in model["requests"]}
        self.notifications = {item["method"]: item for item in model["notifications"]}

    def faults_of_result(self, method, result):
        return self._faults(self.requests[method]["result"], result, method)

    def faults_of_params(self, method, params, is_request):
        """What is wrong with a message from the server."""
        known = (self.requests if is_request else self.notifications).get(method)
        if known is None:
            return [f"{method}: no such method"]
        if known["messageDirection"] == "clientToServer":
            return [f"{method}: not for the server to send"]
        wanted = known.get("params")
        if wanted is None:
            return [] if params is None else [f"{method}: takes no params"]
        return self._faults(wanted, params, method)

    def _faults(self, wanted, value, where):
        return getattr(self, "_" + wanted["kind"])(wanted, value, where)

    def _base(self, wanted, value, where):
        name = wanted["name"]
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        fits = {
            "URI": isinstance(value, str), "DocumentUri": isinstance(value, str),
            "string": isinstance(value, str), "RegExp": isinstance(value, str),
            "integer": is_integer and -2**31 <= value < 2**31,
            "uinteger": is_integer and 0 <= value < 2**31,
            "decimal": is_number, "boolean": isinstance(value, bool), "null": value is None,
        }[name]
        return [] if fits else [f"{where}: {value!r} is no {name}"]

    def _reference(self, wanted, value, where):
        name = wanted["name"]
        if name in ("LSPAny", "LSPObject", "LSPArray"):
            return []
        if name in self.aliases:
            return self._faults(self.aliases[name]["type"], value, where)
        if name in self.enumerations:
            item = self.enumerations[name]
            faults = self._faults(item["type"], value, where)
            values = [entry["value"] for entry in item["values"]]
            if not faults and value not in values and not item.get("supportsCustomValues"):
                faults = [f"{where}: {value!r} is none of {name}"]
            return faults
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no {name}"]
        return self._members(self.properties(name), value, f"{where} ({name})")

    def properties(self, name):
        """The properties of a structure, with those of the structures that it extends."""
        item = self.structures[name]
        result = {}
        for other in item.get("extends", []) + item.get("mixins", []):
            result.update(self.properties(other["name"]))
        result.update({member["name"]: member for member in item["properties"]})
        return result

    def _members(self, properties, value, where):
        faults = [f"{where}: {key} is no member" for key in value if key not in properties]
        for key, member in properties.items():
            if key in value:
                faults += self._faults(member["type"], value[key], f"{where}.{key}")
            elif not member.get("optional"):
                faults.append(f"{where}: {key} is missing")
        return faults

    def _array(self, wanted, value, where):
        if not isinstance(value, list):
            return [f"{where}: {value!r} is no array"]
        return [fault for number, element in enumerate(value)
                for fault in self._faults(wanted["element"], element, f"{where}[{number}]")]

    def _map(self, wanted, value, where):
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no map"]
        return [fault for key, element in value.items()
                for fault in self._faults(wanted["value"], element, f"{where}[{key}]")]

    def _tuple(self, wanted, value, where):
        if not isinstance(value, list) or len(value) != len(wanted["items"]):
            return [f"{where}: {value!r} is no such tuple"]
        return [fault for item, element in zip(wanted["items"], value)
                for fault in self._faults(item, element, where)]

    def _or(self, wanted, value, where):
        closest = None
        for item in wanted["items"]:
            faults = self._faults(item, value, where)
            if not faults:
                return []
            if closest is None or len(faults) < len(closest):
                closest = faults
        return closest

    def _and(self, wanted, value, where):
        return [fault for item in wanted["items"] for fault in self._faults(item, value, where)]

    def _literal(self, wanted, value, where):
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no object"]
        properties = {item["name"]: item for item in wanted["value"]["properties"]}
        return self._members(properties, value, where)

    def _stringLiteral(self, wanted, value, where):
        return [] if value == wanted["value"] else [f"{where}: {value!r} is not {wanted['value']!r}"]
