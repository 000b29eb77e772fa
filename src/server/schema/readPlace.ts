import { REF_NAME_MAX } from "#server/git/refs/refNameMax.ts";
import type { Context } from "./request/Context.ts";
import type { ServedRepository } from "./request/ServedRepositories.ts";

/** A revision and a path in it, "" for its root. */
export interface PlaceReading {
  readonly revision: string;
  readonly path: string;
}

const REF_PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/**
 * Parts a revision from a path behind it, of which the path may be absent, in all the ways that begin with a branch or tag:
 * the longest first, which counts. Where there is none, the first part is the revision. Never empty. Linear in the place, in
 * the length of a ref's name for each slash in it, and in the refs.
 */
export async function readPlace(
  context: Context,
  served: ServedRepository,
  place: string,
): Promise<readonly [PlaceReading, ...PlaceReading[]]> {
  const loaders = context.loaders.of(served.git);
  const names = await Promise.all(REF_PREFIXES.map((prefix) => loaders.refNames(prefix)));
  const isRef = (name: string): boolean =>
    names.some((known, index) => known.has(name) || known.has(withoutPrefix(name, REF_PREFIXES[index] ?? "")));
  const [plain, ...longer] = cutsOf(place).map((at) => ({ revision: place.slice(0, at), path: place.slice(at + 1) }));
  const first = plain ?? { revision: place, path: "" };
  const [counting, ...others] = [first, ...longer].filter(({ revision }) => isRef(revision)).toReversed();
  return counting === undefined ? [first] : [counting, ...others];
}

/** Where a place can be parted: at its slashes and at its end, as far as a name can go. */
function cutsOf(place: string): readonly number[] {
  const cuts: number[] = [];
  for (let at = place.indexOf("/"); at !== -1 && at <= REF_NAME_MAX; at = place.indexOf("/", at + 1)) cuts.push(at);
  return place.length <= REF_NAME_MAX ? [...cuts, place.length] : cuts;
}

function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
