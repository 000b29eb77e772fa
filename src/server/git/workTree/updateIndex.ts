import { randomUUID } from "node:crypto";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "../oid.ts";
import { writeFailure } from "../processes/gitFailure.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import { lsStages, type StagedEntry } from "./scanWorkTree.ts";

/** What is to stand in an index at a path; null for nothing. */
export interface IndexChange {
  readonly path: string;
  readonly entry: { readonly mode: string; readonly oid: Oid } | null;
}

/** Puts entries into a private index without looking at files; a path that was in conflict is so no more. */
export async function setEntries(look: WorkTreeLook, changes: readonly IndexChange[]): Promise<void> {
  const { emptyTree } = look.repository;
  const lines = changes.map(({ path, entry }) => {
    const { mode, oid } = entry ?? { mode: "0", oid: "0".repeat(emptyTree.length) };
    return Buffer.concat([Buffer.from(`${mode} ${oid}\t`), encodeBytes(path), Buffer.of(0)]);
  });
  await gitInWorkTree(look, { args: ["update-index", "-z", "--replace", "--index-info"], input: Buffer.concat(lines) });
}

/**
 * What became of files that were to be stored: all were, or none, since one changed its kind meanwhile or cannot be read, or
 * since the one at `path` is not in the encoding that attributes say it has.
 */
export type AddedFiles = "all" | "none" | { readonly path: string };

/** What git says where a file went or became something else while it was looked at, or may not be read. */
const NOT_READ = /Unable to process path|is beyond a symbolic link|is a directory|unable to index file/u;
/** What it says before that where a file was read and could not be stored. */
const NOT_STORED =
  /insufficient permission|No space left|Disk quota|Read-only file system|failed to insert|unable to write/iu;
/** What it says of a file whose text is not what `working-tree-encoding` says; it names the file as it stands. */
const NOT_ENCODED = /^fatal: (?:BOM is (?:required|prohibited) in|failed to encode) '/mu;

/**
 * Reads files into the object store and a private index, as git would commit them but through no filter. One that is gone is
 * taken out. Where not all can be read nothing is in the index. Fails as READ_ONLY and DISK_FULL.
 */
export async function addFiles(look: WorkTreeLook, paths: readonly string[]): Promise<AddedFiles> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const args = ["update-index", "--add", "--remove", "--replace", "-z", "--stdin"];
  const { code, stderr } = await gitInWorkTree(look, { args, input, answers: [0, 1, 128] });
  if (code === 0) return "all";
  const said = NOT_ENCODED.exec(stderr);
  const rest = said === null ? "" : stderr.slice(said.index + said[0].length);
  const path = paths.find((one) => rest.startsWith(`${Buffer.from(encodeBytes(one)).toString()}'`));
  if (path !== undefined) return { path };
  if (NOT_READ.test(stderr) && !NOT_STORED.test(stderr)) return "none";
  throw await writeFailure(look.repository, args, code, stderr);
}

/** Brings what an index knows of each file's size and times up to date, so that later looks read no contents. */
export async function refreshIndex(look: WorkTreeLook): Promise<void> {
  // 1 says that some files differ. With -q git would not say that somebody else holds the lock.
  const args = ["update-index", "--refresh", "--unmerged"];
  await gitInWorkTree(look, { args, answers: [0, 1] });
}

const UNMERGED = /unmerged/u;

/** Writes the tree of an index and gives its id; null where a path is in conflict. 50,000 files take some 30 ms. */
export async function writeTree(look: WorkTreeLook): Promise<Oid | null> {
  const args = ["write-tree", "--missing-ok"];
  const { code, stdout, stderr } = await gitInWorkTree(look, { args, answers: [0, 128] });
  if (code === 0) return stdout.toString("latin1").trim();
  if (UNMERGED.test(stderr)) return null;
  throw await writeFailure(look.repository, args, code, stderr);
}

/** The stages in the order in which one is taken: ours, theirs, what both began with. */
const CHOICE = [2, 3, 1];

/** An index in which paths are in conflict, as a tree: "our" version stands for each of them, else "theirs". */
export interface ResolvedTree {
  readonly tree: Oid;
  readonly entries: ReadonlyMap<string, StagedEntry>;
}

/** Writes the tree of an index with conflicts, by a copy of it in which they are resolved. */
export async function resolvedTree(look: WorkTreeLook): Promise<ResolvedTree> {
  const entries = new Map<string, StagedEntry>();
  const staged = await lsStages(look, "conflicts");
  for (const stage of CHOICE)
    for (const entry of staged) if (entry.stage === stage && !entries.has(entry.path)) entries.set(entry.path, entry);
  const copy = { ...look, indexFile: join(look.dir.place.gitDir, `new-${randomUUID()}`) };
  try {
    await copyFile(look.indexFile, copy.indexFile);
    await setEntries(
      copy,
      [...entries].map(([path, entry]) => ({ path, entry })),
    );
    const tree = await writeTree(copy);
    if (tree === null) throw new GalleyError("STALE");
    return { tree, entries };
  } finally {
    await rm(copy.indexFile, { force: true });
  }
}
