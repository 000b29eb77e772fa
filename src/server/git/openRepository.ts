import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import {
  BASES_CACHE_BYTES,
  BLAME_CACHE_BYTES,
  CHANGES_CACHE_BYTES,
  COMMIT_CACHE_BYTES,
  COUNTS_CACHE_BYTES,
  FILE_NAMES_CACHE_BYTES,
  LAST_COMMITS_CACHE_BYTES,
  NAMES_CACHE_BYTES,
  PEELED_CACHE_BYTES,
  REFS_CACHE_BYTES,
  TREES_CACHE_BYTES,
} from "#contract/limits.ts";
import { maintainCommitGraph } from "./ancestry/commitGraph.ts";
import { byteCache } from "./byteCache.ts";
import { discover, type Discovered, findPipe, repositoryId } from "./disk/discover.ts";
import { configureMirror, type ObjectFormat, MIRROR_SETTINGS, mirrorDir } from "./disk/mirrorDir.ts";
import { catFilePool } from "./objects/catFilePool.ts";
import type { Oid } from "./oid.ts";
import type { Priority } from "./processes/childQueue.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import { run } from "./processes/run.ts";
import { readConfig } from "./readConfig.ts";
import { type FolderIdentity, setRepositoryState } from "./repositoryState.ts";

/** An open repository. Only its refs, HEAD, index and work tree change, and these are read again each time. */
export interface Repository {
  /** The real path of the work tree's root, or of the bare git dir. */
  readonly path: string;
  /** The last folder name of `path`, without `.git`. */
  readonly name: string;
  /** 16 hexadecimal digits, the same for the same path at every start. */
  readonly id: string;
  readonly gitDir: string;
  /** The folder with the objects and refs. Differs from `gitDir` only in a linked work tree. */
  readonly commonDir: string;
  readonly workTree: string | null;
  readonly objectFormat: ObjectFormat;
  /** True if the history was shallow when the repository was opened. */
  readonly isShallow: boolean;
  /** Our own bare git dir, in which every command that reads objects runs. */
  readonly mirror: string;
  readonly emptyTree: Oid;
  readonly closing: AbortSignal;
  /** Stops everything that runs for the repository. Pending calls fail. */
  close(): Promise<void>;
}

const EMPTY_TREE: Readonly<Record<ObjectFormat, Oid>> = {
  sha1: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
  sha256: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321",
};

async function identityOf(path: string): Promise<FolderIdentity> {
  const { dev, ino } = await stat(path, { bigint: true });
  return { path, device: dev, inode: ino };
}

/**
 * The largest accepted config file: every git command reads all of it. The largest handwritten ones have some hundred
 * thousand bytes.
 */
const CONFIG_BYTES = 8 * 1024 * 1024;
const FIX = "Replace it with a regular file or delete it.";

/** Fails if every git command would hang or take very long. */
async function requireReadable(found: Discovered): Promise<void> {
  const pipe = await findPipe(found);
  if (pipe !== null)
    throw new GalleyError("NOT_FOUND", `${pipe} is a pipe or a device, and git would hang reading it.`, {
      next: FIX,
    });
  for (const dir of new Set([found.gitDir, found.commonDir])) {
    const config = await stat(join(dir, "config")).catch(() => null); // without one git uses the defaults
    if (config !== null && config.size > CONFIG_BYTES)
      throw new GalleyError("NOT_FOUND", `${join(dir, "config")} is too large: ${config.size} bytes.`, { next: FIX });
  }
}

/** Checks that git can read the repository, and returns its object format. */
async function probe(
  found: Discovered,
  signal: AbortSignal | undefined,
): Promise<{ format: ObjectFormat; isShallow: boolean }> {
  const chunks: Buffer[] = [];
  const args = ["rev-parse", "--show-object-format", "--is-shallow-repository"];
  const location = { kind: "real", gitDir: found.gitDir, workTree: found.workTree, cwd: found.gitDir } as const;
  const { code, stderr } = await run({ location, args, signal }, (bytes) => void chunks.push(bytes));
  const [format, shallow] = Buffer.concat(chunks).toString("latin1").split("\n");
  if (/Permission denied|bad config|shallow line/iu.test(stderr)) throw gitFailure(args, code, stderr);
  if (code !== 0 || (format !== "sha1" && format !== "sha256")) {
    throw new GalleyError(
      "NOT_FOUND",
      `The repository at ${found.gitDir} is in a format that the installed git cannot read.`,
      { next: "Install a newer git and restart Galley." },
    );
  }
  return { format, isShallow: shallow === "true" };
}

/** Drops the work tree of a git dir that is named `.git` but configured as bare. */
function withoutBare(found: Discovered, bare: string | undefined): Discovered {
  const isBare = found.gitDir === found.commonDir && /^(?:true|yes|on|1)$/iu.test(bare ?? "");
  return isBare ? { ...found, workTree: null } : found;
}

/**
 * Opens the repository that contains a path: a folder of a work tree, a linked work tree, a `.git` file or folder, or a
 * bare repository. Runs no program of the repository and writes nothing into it. The owner of its files does not
 * matter. The first time takes about 30 ms. Fails as NOT_FOUND (the message says what is missing or unreadable), as
 * GIT_TOO_OLD, and as READ_ONLY or DISK_FULL if the cache folder cannot be written.
 */
export async function openRepository(
  path: string,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Repository> {
  const { signal } = options;
  const discovered = await discover(path);
  await requireReadable(discovered);
  const { format, isShallow } = await probe(discovered, signal);
  const createMirror = async (reading: ReadOptions) => {
    const mirror = await mirrorDir(discovered, repositoryId(discovered.commonDir), format);
    const settings = await readConfig(discovered, ["core.bare", ...MIRROR_SETTINGS.keys()], reading);
    await configureMirror(mirror, format, settings);
    return { mirror, settings };
  };
  const { mirror, settings } = await createMirror({ signal });
  const found = withoutBare(discovered, settings.get("core.bare"));
  const root = found.workTree ?? found.gitDir;
  const background = new AbortController();
  const objects = catFilePool({ kind: "mirror", gitDir: mirror, shallowFile: join(found.commonDir, "shallow") });
  const repository: Repository = {
    ...found,
    path: root,
    name: basename(root).replace(/(.)\.git$/u, "$1"),
    id: repositoryId(root),
    objectFormat: format,
    isShallow,
    mirror,
    emptyTree: EMPTY_TREE[format],
    closing: background.signal,
    async close() {
      background.abort();
      objects.close();
      await graph;
    },
  };
  setRepositoryState(repository, {
    folders: await Promise.all([...new Set([root, found.gitDir, found.commonDir])].map(identityOf)),
    objects,
    createMirror: () => createMirror({}),
    commits: byteCache(COMMIT_CACHE_BYTES),
    changes: byteCache(CHANGES_CACHE_BYTES),
    counts: byteCache(COUNTS_CACHE_BYTES),
    peeled: byteCache(PEELED_CACHE_BYTES),
    names: byteCache(NAMES_CACHE_BYTES),
    mergeBases: byteCache(BASES_CACHE_BYTES),
    blames: byteCache(BLAME_CACHE_BYTES),
    lastCommits: byteCache(LAST_COMMITS_CACHE_BYTES),
    fileNames: byteCache(FILE_NAMES_CACHE_BYTES),
    trees: byteCache(TREES_CACHE_BYTES),
    refs: byteCache(REFS_CACHE_BYTES),
  });
  const graph = maintainCommitGraph(repository, background.signal);
  return repository;
}

/** The options of every reading function: a signal that cancels it, and its priority (`interactive` if absent). */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly priority?: Priority | undefined;
}
