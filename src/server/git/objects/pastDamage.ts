import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "./catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { standInKind, type StandInKind } from "./standInKind.ts";
import { withStandIns } from "./withStandIns.ts";

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
