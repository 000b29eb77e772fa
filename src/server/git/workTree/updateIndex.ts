import { randomUUID } from "node:crypto";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { isArgSafePath } from "../gitPaths.ts";
import type { Oid } from "../oid.ts";
import { writeFailure } from "../processes/gitFailure.ts";
import { gitInWorkTree, type WorkTreeContext } from "./gitInWorkTree.ts";
import { lsStages, type StagedEntry } from "./scanWorkTree.ts";

/** The new entry of an index at a path; null to remove it. */
export interface IndexChange {
  readonly path: string;
  readonly entry: { readonly mode: string; readonly oid: Oid } | null;
}

/** Sets entries of a private index without reading files. A conflict at a path is resolved by it. */
async function setEntries(context: WorkTreeContext, changes: readonly IndexChange[]): Promise<void> {
  const { emptyTree } = context.repository;
  const lines = changes.map(({ path, entry }) => {
    const { mode, oid } = entry ?? { mode: "0", oid: "0".repeat(emptyTree.length) };
    return Buffer.concat([Buffer.from(`${mode} ${oid}\t`), encodeBytes(path), Buffer.of(0)]);
  });
  await gitInWorkTree(context, {
    args: ["update-index", "-z", "--replace", "--index-info"],
    input: Buffer.concat(lines),
  });
}

/** So many entries fit on a command line. */
const ARGS_MAX = 200;

/**
 * Reads files into the object store and a private index, as git would commit them but without filters; a file's present
 * entry, if any, determines line endings and mode. A missing file is not in the index. Returns false if one cannot be
 * added; then none is. With `mustAdd` it fails as READ_ONLY and DISK_FULL
 * instead. Starts one process for a few files, two for many.
 */
export async function addFiles(
  context: WorkTreeContext,
  files: readonly { readonly path: string; readonly indexed: { readonly mode: string; readonly oid: Oid } | null }[],
  { mustAdd = false } = {},
): Promise<boolean> {
  const paths = files.map(({ path }) => path);
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const entries = files.flatMap(({ path, indexed: entry }) => (entry === null ? [] : [{ path, entry }]));
  const areFew = entries.length <= ARGS_MAX && entries.every(({ path }) => isArgSafePath(path));
  if (!areFew) await setEntries(context, entries);
  const set = areFew
    ? entries.flatMap(({ path, entry: { mode, oid } }) => ["--cacheinfo", `${mode},${oid},${path}`])
    : [];
  const args = ["update-index", "--add", "--remove", "--replace", "-z", ...set, "--stdin"];
  return (await gitInWorkTree(context, { args, input, answers: mustAdd ? [0] : [0, 1, 128] })).code === 0;
}

/** Stores the bytes of a file as they are, in the object store only. Fails as READ_ONLY and DISK_FULL. */
export async function storeBytes(context: WorkTreeContext, path: string): Promise<void> {
  const quoted = Array.from(encodeBytes(path), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
  const args = ["hash-object", "-w", "--no-filters", "--stdin-paths"];
  await gitInWorkTree(context, { args, input: Buffer.from(`"${quoted.join("")}"\n`) });
}

/** Updates the file sizes and timestamps in an index, so that later scans read no contents. */
export async function refreshIndex(context: WorkTreeContext): Promise<void> {
  // Exit code 1 means that some files differ. With -q git would not report that the index is locked.
  const args = ["update-index", "--refresh", "--unmerged"];
  await gitInWorkTree(context, { args, answers: [0, 1] });
}

/** Writes the tree of an index and returns its id; null if a path is in conflict. 50,000 files take about 30 ms. */
export async function writeTree(context: WorkTreeContext): Promise<Oid | null> {
  const args = ["write-tree", "--missing-ok"];
  const { code, stdout, stderr } = await gitInWorkTree(context, { args, answers: [0, 128] });
  if (code === 0) return stdout.toString("latin1").trim();
  if ((await lsStages(context, "conflicts")).length > 0) return null;
  throw await writeFailure(context.repository, args, code, stderr);
}

/** The stages in order of preference: ours, theirs, base. */
const OURS = 2;
const STAGE_ORDER = [OURS, 3, 1];

/**
 * The tree of an index with conflicts, with "our" version of each path in conflict: the stages of a conflict stage
 * nothing. `entries` has "ours" of each path, else "theirs", else the base.
 */
export interface ResolvedTree {
  readonly tree: Oid;
  readonly entries: ReadonlyMap<string, StagedEntry>;
}

/** Writes the tree of an index with conflicts, using a copy in which they are resolved. */
export async function resolvedTree(context: WorkTreeContext): Promise<ResolvedTree> {
  const entries = new Map<string, StagedEntry>();
  const staged = await lsStages(context, "conflicts");
  for (const stage of STAGE_ORDER)
    for (const entry of staged) if (entry.stage === stage && !entries.has(entry.path)) entries.set(entry.path, entry);
  const copy = { ...context, indexFile: join(context.dir.location.gitDir, `new-${randomUUID()}`) };
  try {
    await copyFile(context.indexFile, copy.indexFile);
    await setEntries(
      copy,
      [...entries].map(([path, entry]) => ({ path, entry: entry.stage === OURS ? entry : null })),
    );
    const tree = await writeTree(copy);
    if (tree === null) throw new GalleyError("STALE");
    return { tree, entries };
  } finally {
    await rm(copy.indexFile, { force: true });
  }
}
