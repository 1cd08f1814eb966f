"""The YAML language server that editors ask about rule files, spoken with as an editor does.

It is a program of the npm registry (``npm install yaml-language-server``) and speaks the Language
Server Protocol over its standard streams: headers, an empty line, JSON.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from tests.patience import PATIENCE

__all__ = ["LanguageServer", "server_command", "started"]

_SETTINGS: Final = {
    "yaml": {"validate": True, "completion": True, "hover": True, "schemaStore": {"enable": False}}
}
"""No catalogue from the network: what the first line of a file says is all there is."""

Json = dict[str, Any]


def server_command() -> list[str] | None:
    """How the server is started here; ``None`` where it or its Node.js is missing.

    ``YAML_LANGUAGE_SERVER`` names a folder into which npm has put it, for one that is not on the
    path.
    """
    folder = os.environ.get("YAML_LANGUAGE_SERVER", "")
    inside = Path(folder, "node_modules", ".bin") if folder else None
    found = shutil.which("yaml-language-server", path=None if inside is None else str(inside))
    if found is None or shutil.which("node") is None:
        return None
    return [found, "--stdio"]


class LanguageServer:
    """A server that runs.

    Args:
        process: it.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in, self._out = process.stdin, process.stdout
        self._heard: queue.Queue[Json | None] = queue.Queue()
        self._number = 0
        self._problems: dict[str, list[Json]] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    # --- what is asked ---------------------------------------------------------------------------

    def begin(self, folder: Path) -> None:
        """Shake hands, and open a folder."""
        workspace = {"configuration": True, "workspaceFolders": True}
        document = {
            "completion": {"completionItem": {"documentationFormat": ["markdown", "plaintext"]}},
            "hover": {"contentFormat": ["markdown", "plaintext"]},
        }
        asked = {
            "processId": os.getpid(),
            "rootUri": folder.as_uri(),
            "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name}],
            "capabilities": {"workspace": workspace, "textDocument": document},
        }
        self.ask("initialize", asked)
        self._tell("initialized", {})
        self._tell("workspace/didChangeConfiguration", {"settings": _SETTINGS})

    def problems(self, file: Path, text: str | None = None) -> list[str]:
        """Open a file and hear what is wrong with it.

        Args:
            file: where it stands.
            text: what is written in it; what the file holds if left out.

        Returns:
            A line each, ``line:column message``, both counted from 1.
        """
        uri = file.as_uri()
        held = file.read_text("utf-8") if text is None else text
        item = {"uri": uri, "languageId": "yaml", "version": 1, "text": held}
        self._problems.pop(uri, None)
        self._tell("textDocument/didOpen", {"textDocument": item})
        while uri not in self._problems:
            self._hear()
        return [_line(each) for each in self._problems[uri]]

    def close(self, file: Path) -> None:
        """Close a file."""
        self._tell("textDocument/didClose", {"textDocument": {"uri": file.as_uri()}})

    def completions(self, file: Path, line: int, column: int) -> dict[str, str]:
        """What may stand at a place of an open file, counted from 1, with what it means."""
        found = self.ask("textDocument/completion", _place(file, line, column))
        items = found["items"] if isinstance(found, dict) else found or []
        return {each["label"]: _said(each.get("documentation", "")) for each in items}

    def hover(self, file: Path, line: int, column: int) -> str:
        """What is said about a place of an open file, counted from 1."""
        found = self.ask("textDocument/hover", _place(file, line, column))
        return "" if found is None else _said(found["contents"])

    def ask(self, method: str, params: Json | None) -> Any:
        """Ask, and wait for the answer.

        Raises:
            AssertionError: the server answers with an error, or has ended.
        """
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        while True:
            heard = self._hear()
            if heard.get("id") == number and "method" not in heard:
                assert "error" not in heard, heard["error"]
                return heard.get("result")

    def end(self) -> None:
        """Let it go: with its input closed it has nothing more to do."""
        with suppress(BrokenPipeError):
            self._tell("exit", {})
            self._in.close()

    # --- the wire --------------------------------------------------------------------------------

    def _tell(self, method: str, params: Json) -> None:
        self._send({"method": method, "params": params})

    def _send(self, message: Json) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._in.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data))
        self._in.flush()

    def _hear(self) -> Json:
        """The next message; what the server itself asks or tells is answered or noted here."""
        heard = self._heard.get(timeout=PATIENCE)
        assert heard is not None, "the server has ended"
        match heard:
            case {"method": "textDocument/publishDiagnostics", "params": params}:
                self._problems[params["uri"]] = params["diagnostics"]
            case {"method": "workspace/configuration", "id": number, "params": params}:
                answer = [_SETTINGS.get(item.get("section"), {}) for item in params["items"]]
                self._send({"id": number, "result": answer})
            case {"method": _, "id": number}:
                self._send({"id": number, "result": None})
        return heard

    def _listen(self) -> None:
        while (message := _read(self._out)) is not None:
            self._heard.put(message)
        self._heard.put(None)


def _read(stream: IO[bytes]) -> Json | None:
    length = 0
    while line := stream.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    if not length:
        return None
    message: Json = json.loads(stream.read(length))
    return message


def _place(file: Path, line: int, column: int) -> Json:
    place = {"line": line - 1, "character": column - 1}
    return {"textDocument": {"uri": file.as_uri()}, "position": place}


def _line(problem: Json) -> str:
    start = problem["range"]["start"]
    return f"{start['line'] + 1}:{start['character'] + 1} {problem['message']}"


def _said(words: Any) -> str:
    return str(words["value"]) if isinstance(words, dict) else str(words)


@contextmanager
def started(command: list[str], folder: Path) -> Iterator[LanguageServer]:
    """A server that has opened a folder; it is ended when the block is."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as process:
        server = LanguageServer(process)
        try:
            server.begin(folder)
            yield server
            server.ask("shutdown", None)
        finally:
            # Killed, it could leave a child behind: what is called node may be a script around it.
            server.end()
            process.wait(PATIENCE)
