import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";

/** The commits reachable from `tips`, without those reachable from `exclude`. */
export interface CommitRange {
  readonly tips: readonly Oid[];
  readonly exclude: readonly Oid[];
}

/** A place in a history: the range it is in and how many commits precede. */
export interface HistoryPlace {
  readonly range: CommitRange;
  readonly at: number;
}

/** The most ends that a range has on either side. */
const ENDS_MAX = 100;

/** Places of histories as texts. */
export const historyCursor = {
  /** Writes one. */
  write: ({ tips, exclude }: CommitRange, at: number): string => `${tips.join("_")}.${exclude.join("_")}.${at}`,

  /** Reads one; null for none, BAD_INPUT for one that is malformed. */
  read(cursor: string | null | undefined): HistoryPlace | null {
    if (cursor === null || cursor === undefined) return null;
    const [tips = "", exclude = "", at = "", ...more] = cursor.split(".");
    const range = { tips: endsIn(tips), exclude: endsIn(exclude) };
    const areEnds =
      tips !== "" && [range.tips, range.exclude].every((oids) => oids.length <= ENDS_MAX && oids.every(isOid));
    if (!areEnds || !/^\d{1,9}$/.test(at) || more.length > 0) {
      throw new GalleyError("BAD_INPUT", "The cursor is not one that Galley gave out.");
    }
    return { range, at: Number(at) };
  },
};

function endsIn(text: string): readonly Oid[] {
  return text === "" ? [] : text.split("_", ENDS_MAX + 1);
}
