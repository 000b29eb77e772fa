import type { ID, Int } from "grats";
import { openedSlug } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import { HOME_BRANCHES_MAX } from "#contract/limits.ts";
import { isRefusedForOwner } from "#server/git/repository/discover.ts";
import type { RefRecord } from "#server/git/refs/forEachRef.ts";
import type { Head } from "#server/git/refs/head.ts";
import type { Oid } from "#server/git/oid.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { pageOf, type Connection } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { noSuchRevision } from "./revisions.ts";
import { Ref, shortRefName } from "./Ref.ts";
import { MadeFrom, type ServedRepository } from "../request/ServedRepositories.ts";

/** The sort order of refs: by name, or by the newest commit. @gqlEnum */
export type RefOrder = "NAME" | "NEWEST";

/** A Git repository on this machine. @gqlType */
export class Repository extends MadeFrom<ServedRepository> implements Node {
  readonly __typename = "Repository" as const;
  readonly served = this.source;

  static async byId(context: Context, [id = ""]: readonly string[]): Promise<Repository> {
    return new Repository(context.repositories.byId(id));
  }

  /** The opaque ID. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Repository", this.served.git.id);

  /** The name of the folder. @gqlField */
  readonly name: string = this.served.git.name;
  /** The slug in URLs, unique among the served repositories. @gqlField */
  readonly slug: string = this.served.slug;
  /** The path on this machine: the root of the work tree, or the folder of a bare repository. @gqlField */
  readonly path: string = this.served.git.path;
  /** Whether the repository has no work tree. @gqlField */
  readonly isBare: boolean = this.served.git.workTree === null;
  /** Whether the repository is a shallow clone. @gqlField */
  readonly isShallow: boolean = this.served.git.isShallow;

  /**
   * Whether git refuses to work in the repository because it belongs to another user. Galley reads it all the same.
   * @gqlField
   */
  async isRefusedForOwner(context: Context): Promise<boolean> {
    return isRefusedForOwner(this.served.git, context.signal);
  }

  /** Whether the repository has no commits: neither HEAD nor any branch. @gqlField */
  async isEmpty(context: Context): Promise<boolean> {
    if ((await this.head(context)).kind !== "unborn") return false;
    return (await context.loaders.of(this.served.git).refs("refs/heads/", "name", 1)).length === 0;
  }

  /** The checked out branch, or null if HEAD is detached or the branch has no commit yet. @gqlField */
  async headRef(context: Context): Promise<Ref | null> {
    const head = await this.head(context);
    return head.kind === "branch" ? Ref.find(context, this.served, head.ref) : null;
  }

  /** The name of HEAD's branch, even if it has no commit yet. Null if HEAD is detached. @gqlField */
  async headName(context: Context): Promise<string | null> {
    const head = await this.head(context);
    return head.kind === "detached" ? null : shortName(head.ref);
  }

  /** The default branch: the remote's default one, else `main`, `master` and the like, else HEAD's. @gqlField */
  async defaultBranchRef(context: Context): Promise<Ref | null> {
    const record = await context.loaders.of(this.served.git).defaultBranch();
    return record && new Ref(this.served, record);
  }

  /**
   * The branches, tags and remote branches, or those below a prefix such as `refs/heads/`, whose names contain `query`.
   * @gqlField
   */
  async refs(
    context: Context,
    first?: Int | null,
    after?: string | null,
    refPrefix: string = "refs/",
    query: string = "",
    orderBy: RefOrder = "NAME",
  ): Promise<Connection<Ref>> {
    if (!/^refs\/(?:[\w-]+\/)*$/.test(refPrefix)) {
      throw new GalleyError("BAD_INPUT", "A prefix of refs must look like `refs/heads/`.");
    }
    const sort = orderBy === "NEWEST" ? "-committerdate" : "name";
    const all = await context.loaders.of(this.served.git).refs(refPrefix, sort);
    const wanted = query.toLowerCase();
    const refOf = (record: RefRecord) => new Ref(this.served, record);
    const named = all.filter(({ symref }) => symref === null);
    const found = named.filter((record) => wanted === "" || shortRefName(record.name).toLowerCase().includes(wanted));
    return pageOf(found, { first, after }, refOf);
  }

  /**
   * The branches that are ahead of the default branch, newest first. Checks the 30 newest branches. All distances are
   * counted in one walk.
   * @gqlField
   */
  async branchesAhead(context: Context, first?: Int | null, after?: string | null): Promise<Connection<Ref>> {
    const loaders = context.loaders.of(this.served.git);
    const base = await loaders.defaultBranch();
    const newest = await loaders.refs("refs/heads/", "-committerdate", HOME_BRANCHES_MAX);
    const others = newest.filter((ref) => ref.commit !== null && ref.name !== base?.name);
    const distances = await Promise.all(others.map((ref) => loaders.distance.load(ref.commit ?? "")));
    const ahead = others.filter((_, index) => (distances[index]?.ahead ?? 0) > 0);
    return pageOf(ahead, { first, after }, (record) => new Ref(this.served, record));
  }

  head(context: Context): Promise<Head> {
    return context.loaders.of(this.served.git).head();
  }

  /** Resolves a revision to a commit; fails as NOT_FOUND if there is none. */
  async resolve(context: Context, revision: string): Promise<Oid> {
    const oid = await revParse(this.served.git, revision, { signal: context.signal });
    if (oid !== null) return oid;
    const { name } = this.served.git;
    throw noSuchRevision({ name, isEmpty: await this.isEmpty(context), head: await this.head(context) }, revision);
  }
}

function shortName(ref: string): string {
  return ref.replace(/^refs\/heads\//, "");
}

/** The repository with a slug. @gqlQueryField */
export function repository(context: Context, slug: string): Repository {
  return new Repository(context.repositories.bySlug(slug));
}

/**
 * The repositories that this Galley serves: those of its arguments in their order, then those that were opened since, without further
 * work trees of the same.
 * @gqlQueryField
 */
export function repositories(context: Context, first?: Int | null, after?: string | null): Connection<Repository> {
  const { all } = context.repositories;
  const isFirst = ({ git }: ServedRepository, at: number): boolean =>
    all.findIndex((one) => one.git.commonDir === git.commonDir) === at;
  const listed = all.filter((one, at) => openedSlug.read(one.slug) === null || isFirst(one, at));
  return pageOf(listed, { first, after }, (served) => new Repository(served));
}
