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
 * the longest first, which counts. Where there is none, the first part is the revision. Never empty. Linear in the place for
 * each slash, and in the refs.
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
  const parts = place.split("/");
  const readings = parts.map((_, index) => ({
    revision: parts.slice(0, index + 1).join("/"),
    path: parts.slice(index + 1).join("/"),
  }));
  const [counting, ...others] = readings.filter(({ revision }) => isRef(revision)).toReversed();
  const plain = { revision: parts[0] ?? "", path: parts.slice(1).join("/") };
  return counting === undefined ? [plain] : [counting, ...others];
}

function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
