import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { countCommits } from "#server/git/ancestry/revList.ts";
import type { ChangedFiles } from "#server/git/diffs/diffTree.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { minifiedFiles } from "#server/git/contents/generatedFiles.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { interdiff, type ChangeEnds } from "#server/reviews/patchSets/interdiff.ts";
import { Commit } from "../commits/Commit.ts";
import type { CommitConnection } from "../commits/CommitConnection.ts";
import { pageOf, type Connection } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { FileChange } from "./FileChange.ts";
import { FileTable } from "./FileTable.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { historyPage } from "../commits/historyPage.ts";
import { Interdiff, type CarriedChange } from "./Interdiff.ts";
import type { RepositoryLoaders, Span } from "../request/Loaders.ts";
import type { ReviewSpan } from "../reviews/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/**
 * How two revisions are compared, as git writes it: `TWO` dots hold one state against the other, `THREE` dots show what
 * the head did since it left the base.
 * @gqlEnum
 */
export type Dots = "TWO" | "THREE";

/**
 * What differs between two states of the tree, and the commits between them.
 * @gqlType
 */
export class Comparison implements Node {
  readonly __typename = "Comparison" as const;
  readonly served: ServedRepository;
  readonly #base: Oid | null;
  readonly #head: Oid;
  readonly #dots: Dots;
  /** Where the files' old side comes from: the base, or with three dots what both come from. */
  readonly #from: Oid | null;

  /** Of an interdiff what it was made of; else null. */
  readonly #carried: CarriedChange | null;

  private constructor(
    served: ServedRepository,
    base: Oid | null,
    head: Oid,
    dots: Dots,
    from: Oid | null,
    carried: CarriedChange | null = null,
  ) {
    this.#carried = carried;
    this.served = served;
    this.#base = base;
    this.#head = head;
    this.#dots = dots;
    this.#from = from;
  }

  /**
   * Compares two commits; a `base` of null is the empty tree. With three dots, two histories that share nothing are
   * compared as wholes.
   */
  static async between(
    context: Context,
    served: ServedRepository,
    base: Oid | null,
    head: Oid,
    dots: Dots,
  ): Promise<Comparison> {
    if (base === null || dots === "TWO") return new Comparison(served, base, head, dots, base);
    const shared = await mergeBase(served.git, base, head, { signal: context.signal });
    return new Comparison(served, base, head, dots, shared ?? base);
  }

  /**
   * Holds two states of a change together: what their author changed, without what the base of the one has and that of the
   * other has not. Where the bases are not here, all that differs.
   */
  static async ofStates(
    context: Context,
    served: ServedRepository,
    older: ChangeEnds,
    newer: ChangeEnds,
  ): Promise<Comparison> {
    const found = await interdiff(served.git, older, newer, { signal: context.signal }).catch((error: unknown) => {
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
      throw error;
    });
    const from = found?.from ?? older.head;
    const conflicts = found?.conflicts ?? null;
    const carried = found?.isCarried === false ? null : { older, onto: newer.base, conflicts };
    return new Comparison(served, from, newer.head, "TWO", from, carried);
  }

  /** Compares the ends of a change, or two states of it. */
  static async ofSpan(
    context: Context,
    served: ServedRepository,
    { base, head, between }: ReviewSpan,
  ): Promise<Comparison> {
    if (between === null) return Comparison.between(context, served, base, head, "TWO");
    return Comparison.ofStates(context, served, between.older, between.newer);
  }

  /** Finds a comparison by the names inside its id. */
  static async byId(context: Context, names: readonly string[]): Promise<Comparison> {
    const [repositoryId = "", base = "", head = "", dots = "", ...carried] = names;
    const areOids = [base, ...carried].every((name) => name === "" || isOid(name));
    if ((dots !== "TWO" && dots !== "THREE") || !isOid(head) || !areOids) {
      throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    }
    const served = context.repositories.byId(repositoryId);
    const [olderBase = "", olderHead = "", onto = ""] = carried;
    if (!isOid(olderHead)) return Comparison.between(context, served, base || null, head, dots);
    const older = { base: olderBase || null, head: olderHead };
    return Comparison.ofStates(context, served, older, { base: onto || null, head });
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    const { older, onto } = this.#carried ?? {};
    const carried = older === undefined ? [] : [older.base ?? "", older.head, onto ?? ""];
    return toGlobalId("Comparison", this.served.git.id, this.#base ?? "", this.#head, this.#dots, ...carried);
  }

  /**
   * Whether one state is held against the other or only what the head did is shown.
   * @gqlField
   */
  dots(): Dots {
    return this.#dots;
  }

  /**
   * The revision compared with; null where a first commit is compared with nothing.
   * @gqlField
   */
  async base(context: Context): Promise<Commit | null> {
    return this.#base === null ? null : Commit.load(context, this.served, this.#base);
  }

  /**
   * The revision that is read.
   * @gqlField
   */
  async head(context: Context): Promise<Commit> {
    return Commit.load(context, this.served, this.#head);
  }

  /**
   * The newest commit that both come from; null where they share none.
   * @gqlField
   */
  async mergeBase(context: Context): Promise<Commit | null> {
    if (this.#base === null) return null;
    const shared = await mergeBase(this.served.git, this.#base, this.#head, { signal: context.signal });
    return shared === null ? null : Commit.load(context, this.served, shared);
  }

  /**
   * The commit that the files' old side comes from: the base, or with three dots what both come from; null for the empty tree.
   * @gqlField
   */
  oldOid(): GitObjectID | null {
    return this.#from;
  }

  /**
   * The commit that the files' new side comes from.
   * @gqlField
   */
  newOid(): GitObjectID {
    return this.#head;
  }

  /**
   * Of two states of a change on different bases: how they are held together, so that only what their author changed is
   * shown. Null for any other comparison.
   * @gqlField
   */
  interdiff(): Interdiff | null {
    return this.#carried && new Interdiff(this.served, this.span(), this.#carried);
  }

  /**
   * How many commits the head has that the base has not.
   * @gqlField
   */
  async aheadBy(context: Context): Promise<Int> {
    return countCommits(this.served.git, this.#head, this.#base, { signal: context.signal });
  }

  /**
   * How many commits the base has that the head has not.
   * @gqlField
   */
  async behindBy(context: Context): Promise<Int> {
    if (this.#base === null) return 0;
    return countCommits(this.served.git, this.#base, this.#head, { signal: context.signal });
  }

  /**
   * The commits that the head has and the base has not, newest first.
   * @gqlField
   */
  async commits(
    context: Context,
    first?: Int | null,
    after?: string | null,
    last?: Int | null,
    before?: string | null,
  ): Promise<CommitConnection> {
    const range = { tips: [this.#head], exclude: this.#base === null ? [] : [this.#base] };
    return historyPage(context, this.served, () => range, { first, after, last, before });
  }

  /**
   * The files that differ, in git's order of paths; 1 to 1,000 a page.
   * @gqlField
   */
  async files(context: Context, first?: Int | null, after?: string | null): Promise<Connection<FileChange>> {
    const files = await this.changedFiles(context);
    const page = { first, after };
    return pageOf(files, page, (file) => new FileChange(this.served, this.span(), file), FILE_PAGE_SIZE_MAX);
  }

  /**
   * All files that differ, in the order of `files`, in a form that costs little however many they are.
   * @gqlField
   */
  async fileTable(context: Context): Promise<FileTable> {
    const files = await this.changedFiles(context);
    return new FileTable(
      files,
      () => this.#loaders(context).generatedMarks(this.span()),
      () => minifiedFiles(this.served.git, files, { signal: context.signal, priority: "prefetch" }),
    );
  }

  /**
   * Whether there were so many files that git did not look for renames among all of them.
   * @gqlField
   */
  async renamesLimited(context: Context): Promise<boolean> {
    return (await this.changedFiles(context)).renamesLimited;
  }

  /** Lists the files that differ, in the order of `files`. */
  changedFiles(context: Context): Promise<ChangedFiles> {
    return this.#loaders(context).files(this.span());
  }

  #loaders(context: Context): RepositoryLoaders {
    return context.loaders.of(this.served.git);
  }

  /** The two commits, or trees, that the files lie between. */
  span(): Span {
    return { from: this.#from ?? this.served.git.emptyTree, to: this.#head };
  }
}
