import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** What a path holds: bytes, an executable's bytes, a link's target, or a submodule's commit. */
export type Entry =
  string | Uint8Array | { readonly executable: string } | { readonly link: string } | { readonly commit: string };

export type Folder = Readonly<Record<string, Entry>>;

/**
 * Commits two states of a folder with git itself and gives git's own unified diff between them, one text per changed
 * file in git's order. Bytes that are not UTF-8 come as Latin-1 characters shifted to U+DC80 and up.
 */
export function changeInRepository(
  before: Folder,
  after: Folder,
  options: readonly string[] = [],
  settings: readonly string[] = [],
): readonly string[] {
  const directory = mkdtempSync(join(tmpdir(), "galley-diff-"));
  try {
    const git = (...args: readonly string[]): Buffer =>
      execFileSync("git", [...args], { cwd: directory, env: ENVIRONMENT, maxBuffer: 1 << 28 });
    git("init", "--quiet", "--template=");
    const trees = [before, after].map((folder) => {
      git("rm", "-rfq", "--cached", "--ignore-unmatch", ".");
      for (const [path, entry] of Object.entries(folder)) put(directory, path, entry, git);
      return git("write-tree").toString().trim();
    });
    const diff = git(...settings, "diff", "-M", "--no-ext-diff", ...options, ...trees);
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

function put(directory: string, path: string, entry: Entry, git: (...args: readonly string[]) => Buffer): void {
  const file = join(directory, path);
  if (typeof entry === "object" && "commit" in entry) {
    git("update-index", "--add", "--cacheinfo", `160000,${entry.commit},${path}`);
    return;
  }
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (typeof entry === "object" && "link" in entry) symlinkSync(entry.link, file);
  else if (typeof entry === "object" && "executable" in entry) {
    writeFileSync(file, entry.executable);
    chmodSync(file, 0o755);
  } else {
    writeFileSync(file, entry);
    chmodSync(file, 0o644);
  }
  git("add", "--", path);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)));
  }
}
