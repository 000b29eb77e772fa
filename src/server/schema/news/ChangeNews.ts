import type { ID, Int } from "grats";
import { changesApart, type ChangeSides } from "#server/reviews/patchSets/changesApart.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { fromGlobalId } from "../globalId.ts";
import type { PatchSetRecord } from "../patchSets/PatchSet.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/**
 * That what is drawn of a change is not the change as it is now.
 * @gqlType
 */
export class ChangeNews {
  /**
   * Files whose change is another one by now; 0 where only commits differ.
   * @gqlField
   */
  readonly files: Int;
  /**
   * Whether one of the two states is not there any more.
   * @gqlField
   */
  readonly isGone: boolean;
  /**
   * Of a review, the number of the newest patch set where what is drawn is an older one.
   * @gqlField
   */
  readonly patchSet: Int | null;

  private constructor(files: number, isGone: boolean, patchSet: number | null) {
    this.files = files;
    this.isGone = isGone;
    this.patchSet = patchSet;
  }

  /** Says that there is no such change any more. */
  static readonly gone = new ChangeNews(0, true, null);

  /** Holds a comparison that was drawn, by its id, against the one that stands in its place now; null where they are the same. */
  static async between(
    context: Context,
    served: ServedRepository,
    drawn: ID,
    now: Comparison,
    newest: PatchSetRecord | null = null,
  ): Promise<ChangeNews | null> {
    if (now.id() === drawn) return null;
    const sides = { from: now.oldOid() ?? served.git.emptyTree, to: now.newOid() };
    const was = await ChangeNews.sidesOf(context, served, drawn);
    const files = await ChangeNews.filesApart(context, served, was, sides);
    return new ChangeNews(files, false, newest !== null && newest.head !== was.to ? newest.number : null);
  }

  /** The same for a change that has no commits to speak of; null where no file's change is another one. */
  static async ofFiles(
    context: Context,
    served: ServedRepository,
    drawn: ID,
    now: ChangeSides,
  ): Promise<ChangeNews | null> {
    const was = await ChangeNews.sidesOf(context, served, drawn);
    const files = await ChangeNews.filesApart(context, served, was, now);
    return files === 0 ? null : new ChangeNews(files, false, null);
  }

  private static async sidesOf(context: Context, served: ServedRepository, drawn: ID): Promise<ChangeSides> {
    const was = await Comparison.byId(context, fromGlobalId(drawn).names);
    return { from: was.oldOid() ?? served.git.emptyTree, to: was.newOid() };
  }

  private static async filesApart(
    context: Context,
    { git }: ServedRepository,
    was: ChangeSides,
    now: ChangeSides,
  ): Promise<number> {
    return changesApart(git, was, now, { signal: context.signal, priority: "background" });
  }
}
