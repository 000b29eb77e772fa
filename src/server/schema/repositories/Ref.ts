import DataLoader from "dataloader";
import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { type CommitPair, type Distance, distancesOrErrors } from "#server/git/ancestry/distances.ts";
import { type RefRecord, upstreams } from "#server/git/refs/forEachRef.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { type Context, perRequest } from "../request/Context.ts";
import { Recorded, type ServedRepository } from "../request/ServedRepositories.ts";

const PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"] as const;

/** A branch, tag or remote branch. @gqlType */
export class Ref extends Recorded<RefRecord> implements Node {
  readonly __typename = "Ref" as const;

  /** Finds a ref by the names inside its id; fails as NOT_FOUND if it was deleted. */
  static async byId(context: Context, [repositoryId = "", name = ""]: readonly string[]): Promise<Ref> {
    const served = context.repositories.byId(repositoryId);
    const ref = await Ref.find(context, served, name);
    if (!ref) throw new GalleyError("NOT_FOUND", "This ref was deleted after the page was loaded.");
    return ref;
  }

  static async find(context: Context, served: ServedRepository, name: string): Promise<Ref | null> {
    // A name that is not UTF-8 cannot be passed to git as an argument: it is searched among all refs.
    const asked = /[\uDC80-\uDCFF]/u.test(name) ? "refs/" : name;
    const refs = await context.loaders.of(served.git).refs(asked, "name");
    const record = refs.find((candidate) => candidate.name === name);
    return record ? new Ref(served, record) : null;
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Ref", this.served.git.id, this.record.name);

  /** The prefix of the name: `refs/heads/`, `refs/tags/`, `refs/remotes/`. @gqlField */
  readonly prefix: string = PREFIXES.find((prefix) => this.record.name.startsWith(prefix)) ?? "";

  /** The name without its prefix: `main`, `v1.2`, `origin/main`. @gqlField */
  readonly name: string = this.record.name.slice(this.prefix.length);

  /**
   * An unambiguous revision for this ref: its name, or the full one if Git would resolve the name to something else, as
   * it prefers tags to branches.
   * @gqlField
   */
  async revision(context: Context): Promise<string> {
    const { name, prefix } = this;
    const loaders = context.loaders.of(this.served.git);
    const before =
      prefix === "refs/tags/" ? [] : prefix === "refs/heads/" ? ["refs/tags/"] : ["refs/tags/", "refs/heads/"];
    const names = await Promise.all(before.map((other) => loaders.refNames(other)));
    const isTaken =
      /^(?:-.*|@|[A-Z_]*HEAD|refs\/.*|[0-9a-f]{40}|[0-9a-f]{64})$/.test(name) || names.some((taken) => taken.has(name));
    return isTaken ? this.record.name : name;
  }

  /** The number of commits ahead of the default branch. @gqlField */
  async aheadBy(context: Context): Promise<Int> {
    return (await this.#distance(context)).ahead;
  }

  /** The number of commits behind the default branch. @gqlField */
  async behindBy(context: Context): Promise<Int> {
    return (await this.#distance(context)).behind;
  }

  async #distance(context: Context) {
    if (this.record.commit === null) return { ahead: 0, behind: 0 };
    return context.loaders.of(this.served.git).distance.load(this.record.commit);
  }
}

/** Returns the short name of a branch, tag or remote branch; any other ref name unchanged. */
export function shortRefName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags|remotes)\//u, "");
}

/** The upstream of a branch from Git's configuration, and the distance between them. @gqlType */
export interface Upstream {
  readonly __typename?: "Upstream";
  /** The name without `refs/remotes/` or `refs/heads/`, such as `origin/main`. @gqlField */
  readonly name: string;
  /** The number of commits ahead of the upstream, or null if it was deleted. @gqlField */
  readonly aheadBy: Int | null;
  /** The number of commits behind the upstream, or null if it was deleted. @gqlField */
  readonly behindBy: Int | null;
}

const upstreamsOf = perRequest((git, { signal }) => upstreams(git, { signal }));

/** Counts all distances that are requested in one tick in one walk. */
const distanceLoader = perRequest(
  (git, { signal }) =>
    new DataLoader<CommitPair, Distance, string>(
      async (pairs) => [...(await distancesOrErrors(git, pairs, { signal }))],
      { cacheKeyFn: ({ head, base }) => `${head} ${base}` },
    ),
);

/**
 * The upstream of this branch, or null if none is configured, and for tags and remote branches. All distances of a
 * response are counted in one walk.
 * @gqlField upstream
 */
export async function refUpstream(ref: Ref, context: Context): Promise<Upstream | null> {
  const { served, record } = ref;
  const full = record.name.startsWith("refs/heads/")
    ? (await upstreamsOf(context, served.git)).get(record.name)
    : undefined;
  if (full === undefined) return null;
  const name = shortRefName(full);
  const found = await Ref.find(context, served, full);
  if (found === null) return { name, aheadBy: null, behindBy: null };
  const [head, base] = [record.commit, found.record.commit];
  if (head === null || base === null)
    throw new GalleyError("OBJECT_MISSING", `The commit of ${ref.name} or of ${name} is not in this repository.`);
  const { ahead, behind } = await distanceLoader(context, served.git).load({ head, base });
  return { name, aheadBy: ahead, behindBy: behind };
}
