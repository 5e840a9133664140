"""A kind of contract that import-linter lacks: a package imports nothing but what is listed."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """Outside the standard library, source_packages import only allowed_packages."""

    source_packages: Any = fields.SetField(subfield=fields.StringField())
    allowed_packages: Any = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = sys.stdlib_module_names | set(self.allowed_packages)
        strangers = sorted(
            (module, imported)
            for package in self.source_packages
            for module in {package} | graph.find_descendants(package)
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.split(".")[0] not in allowed
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported in check.metadata["strangers"]:
            output.print_error(f"{module} imports {imported}")
