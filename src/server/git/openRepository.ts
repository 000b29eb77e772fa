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
import { keepCommitGraph } from "./ancestry/commitGraph.ts";
import { byteCache } from "./byteCache.ts";
import { discover, type Discovered, findPipe, repositoryId } from "./disk/discover.ts";
import { configureShadow, type ObjectFormat, SHADOW_SETTINGS, shadowDir } from "./disk/shadowDir.ts";
import { catFilePool } from "./objects/catFilePool.ts";
import type { Oid } from "./oid.ts";
import { dropOldDiffs } from "./patches/diffCache.ts";
import type { Priority } from "./processes/childQueue.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import { run } from "./processes/run.ts";
import { readConfig } from "./readConfig.ts";
import { type FolderIdentity, keepRepositoryState } from "./repositoryState.ts";

/** An open repository. Nothing in it moves but refs, HEAD, index and work tree, which are read anew each time. */
export interface Repository {
  /** The real path of the work tree's root, or of the bare git dir. */
  readonly path: string;
  /** The last folder's name of `path`, without `.git`. */
  readonly name: string;
  /** 16 hexadecimal digits, the same for the same path at every start. */
  readonly id: string;
  readonly gitDir: string;
  /** Where objects and refs are; another one than `gitDir` only in a linked work tree. */
  readonly commonDir: string;
  readonly workTree: string | null;
  readonly objectFormat: ObjectFormat;
  /** History was cut off when the repository was opened. */
  readonly isShallow: boolean;
  /** Our own bare git dir, in which everything about objects runs. */
  readonly shadow: string;
  readonly emptyTree: Oid;
  /** Fires when it is closed. */
  readonly closing: AbortSignal;
  /** Ends what runs for it. Calls that are under way fail. */
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

/** Git reads it all, whatever it is asked. The largest that anybody wrote by hand have some hundred thousand. */
const CONFIG_BYTES = 8 * 1024 * 1024;
const MEND = "Put an ordinary file in its place, or take it away.";

/** Fails where git would hang for good, or for long, on each command. */
async function requireReadable(found: Discovered): Promise<void> {
  const pipe = await findPipe(found);
  if (pipe !== null)
    throw new GalleyError("NOT_FOUND", `${pipe} is a pipe, and git would wait for what comes out of it.`, {
      next: MEND,
    });
  for (const dir of new Set([found.gitDir, found.commonDir])) {
    const config = await stat(join(dir, "config")).catch(() => null); // without one git takes the usual settings
    if (config !== null && config.size > CONFIG_BYTES)
      throw new GalleyError("NOT_FOUND", `${join(dir, "config")} has ${config.size} bytes.`, { next: MEND });
  }
}

/** Asks git itself whether it can read the repository, and what kind it is. */
async function probe(
  found: Discovered,
  signal: AbortSignal | undefined,
): Promise<{ format: ObjectFormat; isShallow: boolean }> {
  const chunks: Buffer[] = [];
  const args = ["rev-parse", "--show-object-format", "--is-shallow-repository"];
  const place = { kind: "real", gitDir: found.gitDir, workTree: found.workTree, cwd: found.gitDir } as const;
  const { code, stderr } = await run({ place, args, signal }, (bytes) => void chunks.push(bytes));
  const [format, shallow] = Buffer.concat(chunks).toString("latin1").split("\n");
  if (/Permission denied|bad config|shallow line/iu.test(stderr)) throw gitFailure(args, code, stderr);
  if (code !== 0 || (format !== "sha1" && format !== "sha256")) {
    throw new GalleyError(
      "NOT_FOUND",
      `The repository at ${found.gitDir} is in a format that the installed git cannot read.`,
      { next: "Install a newer git and start Galley again." },
    );
  }
  return { format, isShallow: shallow === "true" };
}

/** Leaves out the folder around a git dir that is named `.git` but said to be bare. */
function withoutBare(found: Discovered, bare: string | undefined): Discovered {
  const isBare = found.gitDir === found.commonDir && /^(?:true|yes|on|1)$/iu.test(bare ?? "");
  return isBare ? { ...found, workTree: null } : found;
}

/**
 * Opens the repository that a path lies in: a folder of a work tree, a linked work tree, a `.git` file or folder, a bare
 * repository. Runs nothing of the repository's and writes nothing into it; who owns it does not matter. Takes some 30 ms
 * the first time. Fails as NOT_FOUND (its sentence says what is not there, or cannot be read), as GIT_TOO_OLD, and as
 * READ_ONLY or DISK_FULL where the cache folder cannot be written.
 */
export async function openRepository(
  path: string,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Repository> {
  const { signal } = options;
  const discovered = await discover(path);
  await requireReadable(discovered);
  const { format, isShallow } = await probe(discovered, signal);
  const makeShadow = async (reading: ReadOptions) => {
    const shadow = await shadowDir(discovered, repositoryId(discovered.commonDir), format);
    const settings = await readConfig(discovered, ["core.bare", ...SHADOW_SETTINGS.keys()], reading);
    await configureShadow(shadow, format, settings);
    return { shadow, settings };
  };
  const { shadow, settings } = await makeShadow({ signal });
  const found = withoutBare(discovered, settings.get("core.bare"));
  const root = found.workTree ?? found.gitDir;
  const background = new AbortController();
  const keeping = new Set<Promise<void>>();
  const objects = catFilePool({ kind: "shadow", gitDir: shadow, shallowFile: join(found.commonDir, "shallow") });
  const repository: Repository = {
    ...found,
    path: root,
    name: basename(root).replace(/(.)\.git$/u, "$1"),
    id: repositoryId(root),
    objectFormat: format,
    isShallow,
    shadow,
    emptyTree: EMPTY_TREE[format],
    closing: background.signal,
    async close() {
      background.abort();
      objects.close();
      await Promise.all([graph, dropping, ...keeping]);
    },
  };
  keepRepositoryState(repository, {
    folders: await Promise.all([...new Set([root, found.gitDir, found.commonDir])].map(identityOf)),
    objects,
    makeShadow: () => makeShadow({}),
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
    keeping,
  });
  const dropping = dropOldDiffs(shadow);
  const graph = keepCommitGraph(repository, background.signal);
  return repository;
}

/** What every reading function takes: a signal that ends it early, and who waits for it (`interactive` if absent). */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly priority?: Priority | undefined;
}
