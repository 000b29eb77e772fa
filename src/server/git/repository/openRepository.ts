import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { maintainCommitGraph } from "../ancestry/commitGraph.ts";
import { discover, type Discovered, findPipe, repositoryId } from "./discover.ts";
import { configureMirror, EMPTY_TREE, mirrorDir } from "../disk/mirrorDir.ts";
import { CatFilePool } from "../processes/CatFilePool.ts";
import { knownFailure } from "../processes/gitFailure.ts";
import { run } from "../processes/run.ts";
import { readConfig, shareConfig } from "../processes/readConfig.ts";
import type { ObjectFormat, ReadOptions, Repository } from "../Repository.ts";
import { type FolderIdentity, setRepositoryState } from "../processes/readGit.ts";

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
  if (code === 0 && (format === "sha1" || format === "sha256")) return { format, isShallow: shallow === "true" };
  const unread = new GalleyError("NOT_FOUND", `The installed git cannot read the repository at ${found.gitDir}.`, {
    next: "A git command that you run there says why. If it names a format or an extension, install a newer git and restart Galley.",
  });
  throw knownFailure(args, code, stderr) ?? unread;
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
    const settings = await readConfig(discovered, reading);
    await configureMirror(mirror, format, settings);
    return { mirror, settings };
  };
  const { mirror, settings } = await createMirror({ signal });
  const found = withoutBare(discovered, settings.get("core.bare"));
  const root = found.workTree ?? found.gitDir;
  const background = new AbortController();
  const alternates = new Set<string>();
  const shallowFile = join(found.commonDir, "shallow");
  const objects = new CatFilePool({ kind: "mirror", gitDir: mirror, shallowFile, alternates });
  const repository: Repository = {
    ...found,
    path: root,
    name: basename(root.replace(/\/\.jj\/repo\/store\/git$/u, "")).replace(/(.)\.git$/u, "$1"),
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
  shareConfig(discovered, repository);
  setRepositoryState(repository, {
    folders: await Promise.all([...new Set([root, found.gitDir, found.commonDir])].map(identityOf)),
    objects,
    alternates,
    createMirror: () => createMirror({}),
    mirrorGeneration: 0,
  });
  const graph = maintainCommitGraph(repository, background.signal);
  return repository;
}
