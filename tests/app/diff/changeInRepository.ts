import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The content of a path: bytes, the bytes of an executable, the target of a link, or the commit of a submodule. */
export type Entry =
  | string
  | Uint8Array
  | { readonly executable: string }
  | { readonly link: string }
  | { readonly commit: string };

export type Folder = Readonly<Record<string, Entry>>;

/**
 * Commits two states of a folder with git itself and returns git's own unified diff between them, one text per changed
 * file in git's order. Bytes that are not UTF-8 become Latin-1 characters shifted to U+DC80 and up.
 */
export function changeInRepository(
  before: Folder,
  after: Folder,
  options: readonly string[] = [],
  settings: readonly string[] = [],
): readonly string[] {
  const directory = mkdtempSync(join(tmpdir(), "galley-diff-"));
  try {
    const git = (args: readonly string[], input: Uint8Array = Buffer.alloc(0)): Buffer =>
      execFileSync("git", [...args], { cwd: directory, env: ENVIRONMENT, maxBuffer: 1 << 28, input });
    begin(directory);
    git(["fast-import", "--quiet"], Buffer.concat([...commit("before", before), ...commit("after", after)]));
    const diff = git([...settings, "diff", "-M", "--no-ext-diff", ...options, "before", "after"]);
    return textOf(diff)
      .split(/^(?=diff --git )/m)
      .filter((part) => part !== "");
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const ENVIRONMENT = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  LC_ALL: "C.UTF-8",
};

/** Creates the minimum that git accepts as a repository; `git init` would take one more process for each change. */
function begin(directory: string): void {
  for (const folder of ["objects", "refs"]) mkdirSync(join(directory, ".git", folder), { recursive: true });
  writeFileSync(join(directory, ".git/HEAD"), "ref: refs/heads/main\n");
}

/** A commit that contains only the files of a folder, in the input format of `git fast-import`. */
function commit(branch: string, folder: Folder): readonly Uint8Array[] {
  const head = `commit refs/heads/${branch}\ncommitter Ada <ada@example.org> 1700000000 +0000\ndata 0\n`;
  return [
    Buffer.from(head),
    ...Object.entries(folder).flatMap(([path, entry]) => file(path, entry)),
    Buffer.from("\n"),
  ];
}

function file(path: string, entry: Entry): readonly Uint8Array[] {
  const name = JSON.stringify(path);
  if (typeof entry === "string" || entry instanceof Uint8Array) return inline("100644", name, entry);
  if ("executable" in entry) return inline("100755", name, entry.executable);
  if ("link" in entry) return inline("120000", name, entry.link);
  return [Buffer.from(`M 160000 ${entry.commit} ${name}\n`)];
}

function inline(mode: string, name: string, content: string | Uint8Array): readonly Uint8Array[] {
  const bytes = Buffer.from(content);
  return [Buffer.from(`M ${mode} inline ${name}\ndata ${bytes.length}\n`), bytes, Buffer.from("\n")];
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
  }
}
