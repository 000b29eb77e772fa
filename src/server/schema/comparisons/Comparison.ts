import type { ID, Int } from "grats";
import { fallback, GalleyError } from "#contract/errors.ts";
import { countApart, countCommits } from "#server/git/ancestry/revList.ts";
import type { ChangedFiles } from "#server/git/diffs/diffTree.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { interdiff, type ChangeEnds } from "#server/reviews/patchSets/interdiff.ts";
import { Commit } from "../commits/Commit.ts";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import type { Context } from "../request/Context.ts";
import { FileTable } from "./FileTable.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { historyPage } from "../commits/historyPage.ts";
import { type Interdiff, type PortedChange, toInterdiff } from "./Interdiff.ts";
import type { RepositoryLoaders, Span } from "../request/Loaders.ts";
import type { ReviewSpan } from "../request/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { MadeFrom, type ServedRepository } from "../request/ServedRepositories.ts";
import { layerEnds } from "#server/reviews/stacks/readLayers.ts";
import type { Repository } from "../repositories/Repository.ts";

/**
 * The two ways of comparing revisions in Git: `TWO` dots compare the two states directly, `THREE` dots show the changes
 * of the head since the merge base.
 * @gqlEnum
 */
export type Dots = "TWO" | "THREE";

/** Layers of a stack that follow each other. @gqlInput */
export interface LayerRange {
  /** The position of the lowest, from 1. */
  readonly first: Int;
  /** The position of the highest. */
  readonly last: Int;
}

interface Compared {
  readonly served: ServedRepository;
  readonly base: Oid | null;
  readonly head: Oid;
  readonly dots: Dots;
  /** The commit of the old side: the base, or with three dots the merge base. */
  readonly from: Oid | null;
  /** The changes that an interdiff was built from; else null. */
  readonly ported: PortedChange | null;
}

/** The differences between two states of the tree, and the commits between them. @gqlType */
export class Comparison extends MadeFrom<Compared> implements Node {
  readonly __typename = "Comparison" as const;
  readonly served = this.source.served;

  /**
   * Compares two commits; a `base` of null is the empty tree. With three dots, unrelated histories are compared
   * directly.
   */
  static async between(
    context: Context,
    served: ServedRepository,
    base: Oid | null,
    head: Oid,
    dots: Dots,
  ): Promise<Comparison> {
    const compared = { served, base, head, dots, from: base, ported: null };
    if (base === null || dots === "TWO") return new Comparison(compared);
    const [shared] = await context.loaders.of(served.git).mergeBases(base, head);
    return new Comparison({ ...compared, from: shared ?? base });
  }

  /**
   * Compares two patch sets: shows what their author changed, without the changes between their bases. If the bases are
   * missing, shows all differences.
   */
  static async ofStates(
    context: Context,
    served: ServedRepository,
    older: ChangeEnds,
    newer: ChangeEnds,
  ): Promise<Comparison> {
    const reading = interdiff(served.git, older, newer, { signal: context.signal });
    const found = await reading.catch(fallback(null, "OBJECT_MISSING"));
    const from = found?.from ?? older.head;
    const conflicts = found?.conflicts ?? null;
    const ported = found?.isPorted === false ? null : { older, onto: newer.base, conflicts };
    return new Comparison({ served, base: from, head: newer.head, dots: "TWO", from, ported });
  }

  /** Compares the base and head of a change, or two patch sets of it. */
  static async ofSpan(
    context: Context,
    served: ServedRepository,
    { base, head, between }: ReviewSpan,
  ): Promise<Comparison> {
    if (between === null) return Comparison.between(context, served, base, head, "TWO");
    return Comparison.ofStates(context, served, between.older, between.newer);
  }

  static async byId(context: Context, names: readonly string[]): Promise<Comparison> {
    const [repositoryId = "", base = "", head = "", dots = "", ...ported] = names;
    const areOids = [base, ...ported].every((name) => name === "" || isOid(name));
    if ((dots !== "TWO" && dots !== "THREE") || !isOid(head) || !areOids) {
      throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
    }
    const served = context.repositories.byId(repositoryId);
    const [olderBase = "", olderHead = "", onto = ""] = ported;
    if (!isOid(olderHead)) return Comparison.between(context, served, base || null, head, dots);
    const older = { base: olderBase || null, head: olderHead };
    return Comparison.ofStates(context, served, older, { base: onto || null, head });
  }

  /** The Node ID of the Comparison object. @gqlField @killsParentOnException */
  readonly id: ID = comparisonId(this.source);

  /** The head revision. @gqlField */
  async head(context: Context): Promise<Commit> {
    return Commit.load(context, this.served, this.source.head);
  }

  /**
   * The best common ancestors of base and head, in Git's order: none if their histories are unrelated, several if they
   * merged each other. With three dots, the comparison begins at the first.
   * @gqlField
   */
  async mergeBases(context: Context): Promise<readonly Commit[]> {
    const shared =
      this.source.base === null ? [] : await this.#loaders(context).mergeBases(this.source.base, this.source.head);
    return Promise.all(shared.map((oid) => Commit.load(context, this.served, oid)));
  }

  /** The commit of the old side: the base, or with three dots the merge base; null for the empty tree. @gqlField */
  readonly oldOid: GitObjectID | null = this.source.from;
  /** The commit of the new side. @gqlField */
  readonly newOid: GitObjectID = this.source.head;

  /**
   * Information about a comparison of two patch sets with different bases, which shows only what their author changed.
   * Null for any other comparison.
   * @gqlField
   */
  interdiff(): Interdiff | null {
    return this.source.ported && toInterdiff(this.served, this.span(), this.source.ported);
  }

  /** The number of commits in the head that are not in the base. @gqlField */
  async aheadBy(context: Context): Promise<Int> {
    if (this.source.base !== null) return (await this.#apart(context, this.source.base)).ahead;
    return countCommits(this.served.git, this.source.head, null, { signal: context.signal });
  }

  /** The number of commits in the base that are not in the head. @gqlField */
  async behindBy(context: Context): Promise<Int> {
    return this.source.base === null ? 0 : (await this.#apart(context, this.source.base)).behind;
  }

  #apart({ loaders, signal }: Context, base: Oid) {
    const count = () => countApart(this.served.git, this.source.head, base, { signal });
    return loaders.of(this.served.git).once(`apart ${this.source.head} ${base}`, count);
  }

  /** The commits in the head that are not in the base, newest first. @gqlField */
  async commits(context: Context, first?: Int | null): Promise<CommitConnection> {
    const { head, base } = this.source;
    const range = { tips: [head], exclude: base === null ? [] : [base] };
    const key = `history of ${head} without ${base} ${first}`;
    return this.#loaders(context).once(key, () => historyPage(context, this.served, () => range, { first }));
  }

  /** All changed files in Git's order of paths. @gqlField */
  async fileTable(context: Context): Promise<FileTable> {
    const files = await this.changedFiles(context);
    return new FileTable(files, () => this.#loaders(context).generatedMarks(this.span()));
  }

  /** Whether there were too many files to detect renames among all of them. @gqlField */
  async renamesLimited(context: Context): Promise<boolean> {
    return (await this.changedFiles(context)).renamesLimited;
  }

  /** Lists the changed files in the order of `fileTable`. */
  changedFiles(context: Context): Promise<ChangedFiles> {
    return this.#loaders(context).files(this.span());
  }

  #loaders(context: Context): RepositoryLoaders {
    return context.loaders.of(this.served.git);
  }

  span(): Span {
    return { from: this.source.from ?? this.served.git.emptyTree, to: this.source.head };
  }
}

function comparisonId({ served, base, head, dots, ported }: Compared): ID {
  const { older, onto } = ported ?? {};
  const names = older === undefined ? [] : [older.base ?? "", older.head, onto ?? ""];
  return toGlobalId("Comparison", served.git.id, base ?? "", head, dots, ...names);
}

/**
 * A comparison of two revisions; with `layers`, only of those of the commits between them, if they are there.
 * @gqlField
 */
export async function comparison(
  repository: Repository,
  context: Context,
  base: string,
  head: string,
  dots: Dots = "THREE",
  layers?: LayerRange | null,
): Promise<Comparison> {
  const [from, to] = await Promise.all([repository.resolve(context, base), repository.resolve(context, head)]);
  const read = { signal: context.signal };
  const ends = layers == null ? null : await layerEnds(repository.served.git, { base: from, head: to }, layers, read);
  if (ends !== null) return Comparison.between(context, repository.served, ends.base, ends.head, "TWO");
  return Comparison.between(context, repository.served, from, to, dots);
}
