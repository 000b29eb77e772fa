import { basename, join } from "node:path";
import { fallback, GalleyError } from "#contract/errors.ts";
import { withTemporaryFolder } from "../disk/cacheFiles.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readObjects, statObjects } from "./catFile.ts";
import { ObjectPack, writeToMirror } from "./ObjectPack.ts";
import { readCommits } from "./readCommits.ts";

export interface SkippedRead<Result> {
  readonly result: Result;
  /** The missing or damaged objects that the read met. Empty for an intact repository. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface SkipUnreadableOptions extends ReadOptions {
  /** The kind of object to assume if git does not say. */
  readonly kind: ReplacedKind;
  /** Finds all missing objects of that kind at once. Without it git names one per failure. */
  readonly missing?: (() => Promise<readonly Oid[]>) | undefined;
  /**
   * True to fail for objects of another kind, because the result would be wrong, such as a list of files without one
   * folder's.
   */
  readonly isStrict?: boolean | undefined;
  /** The number of failures before `missing` is called, which may cost more than a few reads; 0 if absent. */
  readonly attempts?: number | undefined;
}

/** A read that passes `replaceRefBase` to its git calls. `unreadable` are the objects that are replaced. */
type Reading<Result> = (replaceRefBase: string | undefined, unreadable: ReadonlySet<Oid>) => Promise<Result>;

/** The limits for the number of failures and the total time, since each failure repeats the read. */
const TRIES_MAX = 100;
const TRIES_MS = 20_000;
const ID = /\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/gu;

/**
 * Runs a read that skips missing or damaged objects. Git fails at the first one; the read is then repeated with an
 * empty replacement for each unreadable object that git named. Costs nothing in an intact repository, else one more
 * read per object. Rethrows the first error if there is another cause, or if more than a hundred objects are unreadable
 * that `missing` does not find.
 */
export async function skipUnreadable<Result>(
  repository: Repository,
  { kind, missing = () => Promise.resolve([]), attempts = 0, isStrict = false, ...options }: SkipUnreadableOptions,
  act: Reading<Result>,
): Promise<SkippedRead<Result>> {
  const found = new Map<Oid, ReplacedKind>();
  const began = performance.now();
  let failure: unknown = null;
  for (let tries = 0; ; tries += 1) {
    const unreadable = new Set(found.keys());
    try {
      const result =
        found.size === 0
          ? await act(undefined, unreadable)
          : await withReplacements(repository, found, options, (replaceRefBase) => act(replaceRefBase, unreadable));
      return { result, unreadable };
    } catch (error) {
      failure ??= error;
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw failure;
      if (tries === TRIES_MAX || performance.now() - began > TRIES_MS) throw failure;
      const stderr = error.cause instanceof Error ? error.cause.message : "";
      let isMore = false;
      for (const oid of new Set(stderr.match(ID))) {
        const before = found.get(oid);
        // A replaced object is readable, and git naming it again means that it needed another kind.
        if (before === undefined && (await isReadable(repository, oid, options))) continue;
        const now = await replacedKind(repository, oid, stderr, before ?? kind, options);
        if (isStrict && now !== kind) throw failure;
        isMore ||= now !== before;
        found.set(oid, now);
      }
      if (tries === attempts) {
        for (const oid of await missing().catch(noneIfUnreadable)) {
          isMore ||= !found.has(oid);
          if (!found.has(oid)) found.set(oid, kind);
        }
      }
      if (!isMore) throw failure;
    }
  }
}

/** The search for missing objects may hit the same damage, and then git names the object. */
const noneIfUnreadable = fallback<readonly Oid[]>([], "OBJECT_MISSING");

async function isReadable(repository: Repository, oid: Oid, options: ReadOptions): Promise<boolean> {
  const [object] = await readObjects(repository, [oid], options).catch(fallback([], "TOO_LARGE"));
  return object !== null;
}

/** The replacement of an object: a commit without parents and files, an empty folder, or empty contents. */
type ReplacedKind = "commit" | "tree" | "blob";

/**
 * Determines the kind of an unreadable object from git's message, else from its header if that is intact, else returns
 * `fallback`. Reads no content.
 */
async function replacedKind(
  repository: Repository,
  oid: Oid,
  stderr: string,
  fallback: ReplacedKind,
  options: ReadOptions,
): Promise<ReplacedKind> {
  const [, expected] =
    new RegExp(`object ${oid} is a (commit|tree|blob), not a`, "iu").exec(stderr) ??
    new RegExp(`object ${oid} not a (commit|tree|blob)`, "iu").exec(stderr) ??
    new RegExp(`(commit|tree|blob) \\(?${oid}`, "iu").exec(stderr) ??
    [];
  const known = kindOf(expected?.toLowerCase());
  if (known !== null) return known;
  const [stat] = await statObjects(repository, [oid], options);
  return kindOf(stat?.type) ?? fallback;
}

function kindOf(type: string | undefined): ReplacedKind | null {
  return type === "commit" || type === "tree" || type === "blob" ? type : null;
}

/** The year 2100: later than all commits, so that a log lists it right after its last child. */
const MADE_AT = "Galley <> 4102444800 +0000";

/**
 * Runs git commands with replacements for unreadable objects. `act` gets the `replaceRefBase` for its calls. The
 * commands print the original ids and find nothing in the objects. The replacement refs are in our mirror and are
 * removed afterwards.
 */
async function withReplacements<Result>(
  repository: Repository,
  objects: ReadonlyMap<Oid, ReplacedKind>,
  options: ReadOptions,
  act: (replaceRefBase: string) => Promise<Result>,
): Promise<Result> {
  const pack = new ObjectPack(repository.objectFormat);
  const commit = `tree ${repository.emptyTree}\nauthor ${MADE_AT}\ncommitter ${MADE_AT}\n\n`;
  const replacements: Readonly<Record<ReplacedKind, Oid>> = {
    commit: pack.add("commit", Buffer.from(commit)),
    tree: pack.add("tree", Buffer.alloc(0)),
    blob: pack.add("blob", Buffer.alloc(0)),
  };
  await writeToMirror(repository, pack, options);
  const files = new Map(Array.from(objects, ([oid, kind]) => [oid, `${replacements[kind]}\n`]));
  // No other command reads the refs in this folder.
  return withTemporaryFolder({ parent: join(repository.mirror, "refs"), prefix: "stand-ins-" }, files, (folder) =>
    act(`refs/${basename(folder)}/`),
  );
}

interface PastUnreadableOptions extends ReadOptions {
  readonly unreadable: ReadonlySet<Oid>;
  /** True if commits are compared with their parents, which then have to be readable too. */
  readonly withParents: boolean;
}

/**
 * Runs `act` with some commits, or if one of them is missing or damaged, only with the readable ones. (A walk over the
 * commit-graph does not notice missing commits.) In that case all commits are read, which is linear in them. `isPast`
 * is true if trees and blobs may be unreadable too and have to be skipped.
 */
export async function pastUnreadable<Row extends { readonly oid: Oid }, Result>(
  repository: Repository,
  rows: readonly Row[],
  { unreadable, withParents, ...options }: PastUnreadableOptions,
  act: (rows: readonly Row[], isPast: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    if (unreadable.size === 0) return await act(rows, false);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
  }
  const oids = rows.map(({ oid }) => oid);
  const commits = await readCommits(repository, oids, options);
  const parents = withParents ? [...new Set(commits.flatMap((commit) => commit?.parents ?? []))] : [];
  const requested = [...oids, ...parents];
  const found = [...commits, ...(await readCommits(repository, parents, options))];
  const missing = new Set([...unreadable, ...requested.filter((_, at) => found[at] === null)]);
  const isLost = (oid: Oid): boolean => missing.has(oid);
  const left = rows.filter(({ oid }, at) => !isLost(oid) && !(withParents && commits[at]?.parents.some(isLost)));
  return act(left, true);
}
