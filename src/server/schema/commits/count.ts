import { countHistory } from "#server/git/history/countHistory.ts";
import type { CommitConnection } from "./CommitConnection.ts";
import type { CommitCount } from "./CommitCount.ts";
import type { Context } from "../request/Context.ts";

/**
 * How many commits the whole list has, as far as that is counted soon; null where nothing is known: behind the first page of
 * what is looked for.
 * @gqlField
 */
export async function count(connection: CommitConnection, context: Context): Promise<CommitCount | null> {
  const { totalCount, asked } = connection;
  if (totalCount !== null) return { value: totalCount, isExact: true };
  if (asked === undefined) return null;
  const { served, range, filter, known } = asked;
  if (filter === null) return countHistory(served.git, range, known ?? 0, { signal: context.signal });
  return known === null ? null : { value: known, isExact: false };
}
