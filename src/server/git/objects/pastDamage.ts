import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "./catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { withStandIns, type StandInKind } from "./withStandIns.ts";

/** What was read of objects some of which cannot be read. */
export interface PastDamage<Result> {
  readonly result: Result;
  /** The objects that are missing or damaged, as far as they were in the way. Empty for a repository that is whole. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface PastDamageOptions extends ReadOptions {
  readonly kind: StandInKind;
  /** Finds at once which objects are missing; else git names one each time that it gives up. */
  readonly missing?: (() => Promise<readonly Oid[]>) | undefined;
}

/** How often git may give up at yet another object. */
const TRIES_MAX = 20;
const ID = /\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/gu;

/**
 * Reads past objects that are missing or damaged. Git gives up at the first one; then it is asked again, something empty in
 * place of those that it names and that cannot be read. Costs nothing where all is whole, else one more reading for each.
 * Fails as `act` first did where something else is in the way, or more than twenty.
 */
export async function pastDamage<Result>(
  repository: Repository,
  { kind, missing = () => Promise.resolve([]), ...options }: PastDamageOptions,
  act: (standIns: string | undefined) => Promise<Result>,
): Promise<PastDamage<Result>> {
  const unreadable = new Set<Oid>();
  let failure: unknown = null;
  for (let tries = 0; ; tries += 1) {
    try {
      const result =
        unreadable.size === 0 ? await act(undefined) : await withStandIns(repository, kind, unreadable, options, act);
      return { result, unreadable };
    } catch (error) {
      failure ??= error;
      if (!(error instanceof GalleyError) || error.code !== "OBJECT_MISSING" || tries === TRIES_MAX) throw failure;
      const before = unreadable.size;
      for (const oid of tries === 0 ? await missing() : []) unreadable.add(oid);
      for (const oid of idsIn(error)) if (!(await isReadable(repository, oid, options))) unreadable.add(oid);
      if (unreadable.size === before) throw failure;
    }
  }
}

/** Finds the ids that git named when it gave up. */
function idsIn({ cause }: GalleyError): readonly Oid[] {
  return cause instanceof Error ? (cause.message.match(ID) ?? []) : [];
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
