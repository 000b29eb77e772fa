import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { removeOld } from "../disk/cacheFiles.ts";
import { cacheFailure } from "../disk/fsErrors.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readObjects, statObjects } from "./catFile.ts";
import { keepInShadow, ObjectPack } from "./ObjectPack.ts";
import { readCommits } from "./readCommits.ts";

/** What was read of objects some of which cannot be read. */
export interface PastDamage<Result> {
  readonly result: Result;
  /** The objects that are missing or damaged, as far as they were in the way. Empty for a repository that is whole. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface PastDamageOptions extends ReadOptions {
  /** What git looks for where it does not say what. */
  readonly kind: StandInKind;
  /** Finds at once which objects of that kind are missing; else git names one each time that it gives up. */
  readonly missing?: (() => Promise<readonly Oid[]>) | undefined;
  /** Whether objects of another kind are not read past, as what comes of it would be wrong: a list of files without a folder's. */
  readonly isStrict?: boolean | undefined;
  /** How often git may give up before `missing` is asked, which may cost more than a few readings; 0 if absent. */
  readonly patience?: number | undefined;
}

/** Reads; `standIns` goes into its calls of git, `unreadable` are the objects that something stands in for. */
type Reading<Result> = (standIns: string | undefined, unreadable: ReadonlySet<Oid>) => Promise<Result>;

/** How often git may give up at yet another object, and for how long: each time something is read anew. */
const TRIES_MAX = 100;
const TRIES_MS = 20_000;
const ID = /\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/gu;

/**
 * Reads past objects that are missing or damaged. Git gives up at the first one; then it is asked again, something empty in
 * place of those that it names and that cannot be read. Costs nothing where all is whole, else one more reading for each.
 * Fails as `act` first did where something else is in the way, or more than a hundred that no `missing` finds.
 */
export async function pastDamage<Result>(
  repository: Repository,
  { kind, missing = () => Promise.resolve([]), patience = 0, isStrict = false, ...options }: PastDamageOptions,
  act: Reading<Result>,
): Promise<PastDamage<Result>> {
  const found = new Map<Oid, StandInKind>();
  const began = performance.now();
  let failure: unknown = null;
  for (let tries = 0; ; tries += 1) {
    const unreadable = new Set(found.keys());
    try {
      const result =
        found.size === 0
          ? await act(undefined, unreadable)
          : await withStandIns(repository, found, options, (standIns) => act(standIns, unreadable));
      return { result, unreadable };
    } catch (error) {
      failure ??= error;
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw failure;
      if (tries === TRIES_MAX || performance.now() - began > TRIES_MS) throw failure;
      const said = error.cause instanceof Error ? error.cause.message : "";
      let isMore = false;
      for (const oid of new Set(said.match(ID))) {
        const before = found.get(oid);
        // What stands in for it is readable: then git tells that something else was to.
        if (before === undefined && (await isReadable(repository, oid, options))) continue;
        const now = await standInKind(repository, oid, said, before ?? kind, options);
        if (isStrict && now !== kind) throw failure;
        isMore ||= now !== before;
        found.set(oid, now);
      }
      if (tries === patience) {
        for (const oid of await missing().catch(noneIfDamaged)) {
          isMore ||= !found.has(oid);
          if (!found.has(oid)) found.set(oid, kind);
        }
      }
      if (!isMore) throw failure;
    }
  }
}

/** Who looks for what is missing may come upon the same damage: then git names it. */
function noneIfDamaged(error: unknown): readonly Oid[] {
  if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return [];
  throw error;
}

async function isReadable(repository: Repository, oid: Oid, options: ReadOptions): Promise<boolean> {
  try {
    const [object] = await readObjects(repository, [oid], options);
    return object !== null;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "TOO_LARGE") return true;
    throw error;
  }
}

/** What stands in for an object: a commit without parents and files, an empty folder, or empty contents. */
type StandInKind = "commit" | "tree" | "blob";

/**
 * Tells of what kind an object is that cannot be read: by what git said of it, by its own first bytes where these are whole, or
 * else `fallback`. Reads no content.
 */
async function standInKind(
  repository: Repository,
  oid: Oid,
  said: string,
  fallback: StandInKind,
  options: ReadOptions,
): Promise<StandInKind> {
  const [, expected] =
    new RegExp(`object ${oid} is a (commit|tree|blob), not a`, "iu").exec(said) ??
    new RegExp(`object ${oid} not a (commit|tree|blob)`, "iu").exec(said) ??
    new RegExp(`(commit|tree|blob) \\(?${oid}`, "iu").exec(said) ??
    [];
  const known = kindOf(expected?.toLowerCase());
  if (known !== null) return known;
  const [stat] = await statObjects(repository, [oid], options);
  return kindOf(stat?.type) ?? fallback;
}

function kindOf(word: string | undefined): StandInKind | null {
  return word === "commit" || word === "tree" || word === "blob" ? word : null;
}

const PREFIX = "stand-ins-";
const LEFT_BEHIND = new RegExp(`^${PREFIX}`, "u");
/** Later than all commits, so that a log has it right behind its last child: the year 2100. */
const MADE_AT = "Galley <> 4102444800 +0000";

/**
 * Runs git commands for which something stands in for objects that cannot be read: `act` gets the word for `standIns` of their
 * calls. A command says the objects' own ids and finds nothing in them. It all stands in our own git dir, and is gone afterwards.
 */
async function withStandIns<Result>(
  repository: Repository,
  objects: ReadonlyMap<Oid, StandInKind>,
  options: ReadOptions,
  act: (standIns: string) => Promise<Result>,
): Promise<Result> {
  const pack = new ObjectPack(repository.objectFormat);
  const commit = `tree ${repository.emptyTree}\nauthor ${MADE_AT}\ncommitter ${MADE_AT}\n\n`;
  const standIns: Readonly<Record<StandInKind, Oid>> = {
    commit: pack.add("commit", Buffer.from(commit)),
    tree: pack.add("tree", Buffer.alloc(0)),
    blob: pack.add("blob", Buffer.alloc(0)),
  };
  await keepInShadow(repository, pack, options);
  const names = new Map(Array.from(objects, ([oid, kind]) => [oid, standIns[kind]]));
  const folder = await writeNames(repository.shadow, names);
  try {
    return await act(`refs/${basename(folder)}/`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names the stand-in for each object in the way of git's replacement refs, in a folder that nobody else looks into. */
async function writeNames(shadow: string, names: ReadonlyMap<Oid, Oid>): Promise<string> {
  try {
    const refs = join(shadow, "refs");
    await mkdir(refs, { recursive: true });
    await removeOld(refs, LEFT_BEHIND);
    const folder = await mkdtemp(join(refs, PREFIX));
    await Promise.all(Array.from(names, ([oid, standIn]) => writeFile(join(folder, oid), `${standIn}\n`)));
    return folder;
  } catch (error) {
    throw cacheFailure(shadow, error);
  }
}

interface PastUnreadableOptions extends ReadOptions {
  /** Those that are known to be missing or damaged. */
  readonly unreadable: ReadonlySet<Oid>;
  /** Whether commits are held against their parents, which then have to be readable too. */
  readonly withParents: boolean;
}

/**
 * Does with some commits what takes reading them: with all, or where one is missing or damaged, which a walk by the commit-graph
 * does not notice, with those that can be read. Only then all are read, which is linear in them; `isPast` says that folders and
 * contents may be lost too, and are to be read past.
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
  const asked = [...oids, ...parents];
  const found = [...commits, ...(await readCommits(repository, parents, options))];
  const missing = new Set([...unreadable, ...asked.filter((_, at) => found[at] === null)]);
  const isLost = (oid: Oid): boolean => missing.has(oid);
  const left = rows.filter(({ oid }, at) => !isLost(oid) && !(withParents && commits[at]?.parents.some(isLost)));
  return act(left, true);
}
