import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitInWorkTree } from "./gitInWorkTree.ts";
import { liveContext } from "./privateIndex.ts";

/**
 * Lists files of a work tree with `ls-files -z` and some of its options, without ignored untracked files, and resolves
 * to git's output. Writes nothing into the repository and runs none of its programs. Starts two processes. Fails as
 * BAD_INPUT for a bare repository, and as every git command does.
 */
async function readWorkTree(
  repository: Repository,
  flags: readonly string[],
  options: ReadOptions & { readonly paths?: readonly string[] | undefined } = {},
): Promise<Buffer> {
  const { paths = [], ...rest } = options;
  const args = ["ls-files", "-z", ...flags, "--exclude-standard", "--", ...paths];
  return (await gitInWorkTree(await liveContext(repository, rest), { args })).stdout;
}

/** The folders of a work tree in which git would notice changes. Paths are encoded by `byteText`. */
export interface WorkTreeFolders {
  /** The folders with tracked files, and their parents, parents first; "" is the root. */
  readonly tracked: readonly string[];
  /** The topmost folders without tracked files that are not ignored. Their contents are not listed. */
  readonly untracked: readonly string[];
}

/** Lists a work tree's folders. Git walks the index and the folders that are not ignored: 0.1 s for 50,000 files. */
export async function listFolders(repository: Repository, options: ReadOptions = {}): Promise<WorkTreeFolders> {
  const [tracked, untracked] = await Promise.all([
    readWorkTree(repository, ["--cached"], options),
    readWorkTree(repository, ["--others", "--directory"], options),
  ]);
  return { tracked: foldersOf(tracked), untracked: decodeBytes(untracked).split("\0").flatMap(folderNamed) };
}

/**
 * Extracts the folders from a list of files that git has sorted by bytes: most files are in the same folder as the file
 * before.
 */
function foldersOf(stdout: Buffer): readonly string[] {
  const folders = new Set([""]);
  let last = "";
  for (const file of stdout.toString("latin1").split("\0")) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
    if (folder === last) continue;
    last = folder;
    for (let path = folder; !folders.has(path); path = path.slice(0, Math.max(0, path.lastIndexOf("/")))) {
      folders.add(path);
    }
  }
  return [...folders].map((folder) => decodeBytes(Buffer.from(folder, "latin1"))).sort();
}

function folderNamed(entry: string): readonly string[] {
  return entry.endsWith("/") ? [entry.slice(0, -1)] : [];
}

/**
 * Returns which paths git ignores, which is never true of tracked ones. Paths that no longer exist or are not valid
 * UTF-8 are skipped. Ignored folders, among the paths or below them, end with a slash. Starts one process, which reads
 * only folders on the way to the paths.
 */
export async function ignoredPaths(
  repository: Repository,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlySet<string>> {
  const named = paths.filter((path) => path !== "" && !/[\uDC80-\uDCFF]/u.test(path));
  if (named.length === 0) return new Set();
  const flags = ["--others", "--ignored", "--directory"];
  const stdout = await readWorkTree(repository, flags, { ...options, paths: named });
  return new Set(decodeBytes(stdout).split("\0").slice(0, -1));
}

/** Up to this many files are checked for changes; of more, only the list of files is compared. */
const FILES_MAX = 20_000;
const AT_ONCE = 64;

/**
 * Returns a stamp that changes when uncommitted work changes: when the index was written, when the set of files that
 * differ from it changed, or when one of these was written. Reads only the contents of files whose timestamps changed.
 * As expensive as `git status`, plus one `lstat` per differing file.
 */
export async function workTreeStamp(repository: Repository, options: ReadOptions = {}): Promise<string> {
  const listed = await readWorkTree(repository, ["--modified", "--deleted", "--others"], options);
  const hash = createHash("sha256").update(listed);
  hash.update(await stampOf(join(repository.gitDir, "index")));
  const root = repository.workTree ?? "";
  const names = listed.toString("latin1").split("\0").slice(0, -1).slice(0, FILES_MAX);
  const paths = names.map((name) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, "latin1")]));
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const stamps = await Promise.all(paths.slice(at, at + AT_ONCE).map(stampOf));
    hash.update(stamps.join("\n"));
  }
  return hash.digest("base64url");
}

function stampOf(path: string | Buffer): Promise<string> {
  return lstat(path, { bigint: true }).then(
    ({ ino, mtimeNs, ctimeNs, size, mode }) => `${ino} ${mtimeNs} ${ctimeNs} ${size} ${mode}`,
    () => "",
  );
}
