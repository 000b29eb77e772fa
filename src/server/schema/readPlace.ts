import { REF_NAME_MAX } from "#server/git/refs/refNameMax.ts";
import type { Context } from "./request/Context.ts";
import type { ServedRepository } from "./request/ServedRepositories.ts";
import { refTest } from "./repositories/refTest.ts";

/** A revision and a path in it, "" for its root. */
export interface PlaceReading {
  readonly revision: string;
  readonly path: string;
}

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
  const isRef = await refTest(context, served);
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
