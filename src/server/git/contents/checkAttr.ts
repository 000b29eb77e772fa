import { join } from "node:path";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { withTemporaryFolder } from "../disk/cacheFiles.ts";
import { readObjects, readSmallObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { writeFailure } from "../processes/gitFailure.ts";
import { readGit, streamGit } from "../processes/readGit.ts";
import { rootTree, TREE_MODE, treeEntries } from "../trees/treeObject.ts";

/** The value of an attribute: set, unset, or a string. */
export type AttributeValue = boolean | string;

interface AttributeQuestion extends ReadOptions {
  readonly names: readonly string[];
  /** Texts of which a commit's .gitattributes files contain at least one if any path has a value that matters. */
  readonly mentions: readonly string[];
}

/** The time for git's answers: 12,000 paths take 0.1 s. Patterns can be written so that they take for ever. */
const CHECK_MS = 5000;

/**
 * Reads the attributes that the .gitattributes files of a commit give to paths, in the mirror and with an index of
 * those files alone: neither the repository's settings and attributes nor its work tree matter, and no program runs.
 * Unspecified attributes are absent; so are all of the paths that git did not reach in CHECK_MS. Starts two processes,
 * or none if nothing is mentioned. Linear in the folders of the paths, and in the paths times the patterns.
 */
export async function checkAttr(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  { names, mentions, ...options }: AttributeQuestion,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AttributeValue>>> {
  const byteStrings = paths.map((path) => Buffer.from(encodeBytes(path)).toString("latin1"));
  const found = await attributeFiles(repository, commit, byteStrings, options);
  const files = found.filter(({ path }) => !INVALID_PATH.test(path));
  const values = new Map<string, Map<string, AttributeValue>>();
  if (!files.some(({ text }) => mentions.some((mention) => text.includes(mention)))) return values;

  return withTemporaryFolder({ parent: repository.mirror, prefix: "attributes-" }, new Map(), async (folder) => {
    const call = { ...options, env: { GIT_INDEX_FILE: join(folder, "index") } };
    const entries = files.map(({ path, oid }) => `100644 ${oid}\t${path}\0`).join("");
    const adding = [...ANY_PATH, "update-index", "-z", "--index-info"];
    const writing = { ...call, args: adding, input: Buffer.from(entries, "latin1"), answers: [0, 128] };
    const { code, stderr } = await readGit(repository, writing);
    if (code !== 0) throw await writeFailure(repository, adding, code, stderr);
    const args = ["check-attr", "--cached", "--stdin", "-z", ...names];
    const input = Buffer.from(byteStrings.map((path) => `${path}\0`).join(""), "latin1");
    let rest: Buffer = Buffer.alloc(0);
    await streamGit(repository, { ...call, args, input, timeoutMs: CHECK_MS, maxBytes: Infinity }, (bytes) => {
      rest = addAnswers(Buffer.concat([rest, bytes]), values);
    }).catch((error: unknown) => {
      if (!(error instanceof GalleyError) || error.code !== "TIMEOUT") throw error;
    });
    return values;
  });
}

/** The paths that no index can have; the settings let it have all others, since nothing is checked out. */
const INVALID_PATH = /(?:^|\/)(?:\.{0,2}|\.git)\//iu;
const ANY_PATH = ["-c", "core.protectNTFS=false", "-c", "core.protectHFS=false"];
/** The answers of git that are no strings. */
const STATES = new Map([
  ["set", true],
  ["unset", false],
  ["unspecified", null],
]);
const NUL = 0;

/** Reads git's answers, each a path, an attribute and its value. Returns the bytes of the last one, if incomplete. */
function addAnswers(bytes: Buffer, values: Map<string, Map<string, AttributeValue>>): Buffer {
  let start = 0;
  for (;;) {
    const nameAt = bytes.indexOf(NUL, start) + 1;
    const valueAt = nameAt === 0 ? 0 : bytes.indexOf(NUL, nameAt) + 1;
    const end = valueAt === 0 ? -1 : bytes.indexOf(NUL, valueAt);
    if (end < 0) return bytes.subarray(start);
    const text = bytes.toString("latin1", valueAt, end);
    const state = STATES.get(text);
    const value = state === undefined ? text : state;
    if (value !== null) {
      const path = decodeBytes(bytes.subarray(start, nameAt - 1));
      const known = values.get(path) ?? new Map<string, AttributeValue>();
      values.set(path, known.set(bytes.toString("latin1", nameAt, valueAt - 1), value));
    }
    start = end + 1;
  }
}

const NAME = ".gitattributes";
/** The mode prefix of a regular file in a tree. */
const FILE = "100";
/** The most folders read, nearest to the root first. The list of files waits for them, about 50 µs each. */
const FOLDERS_MAX = 500;
/** A folder of 25,000 entries; larger folders are skipped. */
const TREE_BYTES_MAX = 1024 * 1024;
/** A longer list of patterns was not written by hand. */
const FILE_BYTES_MAX = 256 * 1024;
const ALL_BYTES_MAX = 2 * 1024 * 1024;

/** A folder on the path to a changed file: its relevant subfolders by name. */
type Folder = Map<string, Folder>;

/**
 * Reads the .gitattributes files of a commit in the folders of some paths and their ancestors. All paths are byte
 * strings. Symbolic links and files that are too large are skipped. Starts no process; linear in the folders' sizes.
 */
async function attributeFiles(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions,
): Promise<readonly { readonly path: string; readonly oid: Oid; readonly text: string }[]> {
  const root: Folder = new Map();
  for (const folderPath of new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))) {
    let folder = root;
    for (const name of folderPath.split("/").slice(0, -1)) {
      const below = folder.get(name) ?? new Map();
      folder.set(name, below);
      folder = below;
    }
  }
  const [record] = await readObjects(repository, [commit], options);
  const tree = (record && rootTree(record.content)) ?? commit;

  const found: { readonly path: string; readonly oid: Oid }[] = [];
  let left = FOLDERS_MAX;
  let level: { readonly folder: string; readonly oid: Oid; readonly wanted: Folder }[] = [
    { folder: "", oid: tree, wanted: root },
  ];
  while (level.length > 0) {
    const trees = await readSmallObjects(
      repository,
      level.map(({ oid }) => oid),
      { ...options, maxBytes: TREE_BYTES_MAX, maxAllBytes: Infinity },
    );
    left -= level.length;
    level = level.flatMap(({ folder, oid: tree, wanted }) => {
      const object = trees.get(tree);
      if (object?.type !== "tree") return [];
      const entries = treeEntries(object.content, repository.emptyTree.length / 2) ?? [];
      return entries.flatMap(({ mode, name: bytes, oid }) => {
        const name = bytes.toString("latin1");
        if (name === NAME && mode.startsWith(FILE)) found.push({ path: `${folder}${name}`, oid });
        const below = mode === TREE_MODE ? wanted.get(name) : undefined;
        return below === undefined ? [] : [{ folder: `${folder}${name}/`, oid, wanted: below }];
      });
    });
    level = level.slice(0, Math.max(0, left));
  }
  const files = await readSmallObjects(
    repository,
    found.map(({ oid }) => oid),
    { ...options, maxBytes: FILE_BYTES_MAX, maxAllBytes: ALL_BYTES_MAX },
  );
  return found.flatMap((file) => {
    const text = files.get(file.oid)?.content.toString("latin1");
    return text === undefined ? [] : [{ ...file, text }];
  });
}
