import { checksOfForge, readChecks } from "#server/store/checks.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Review } from "./Review.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";

/**
 * The state of a check: `SUCCESS` or `FAILURE` of a build; `LOOKS_GOOD`, `FOR_INFORMATION` or `NEEDS_WORK` of an
 * analysis; `PENDING`; or `UNKNOWN`, if an imported report does not show that its tool ran to its end.
 * @gqlEnum
 */
export type CheckState =
  | "SUCCESS"
  | "FAILURE"
  | "LOOKS_GOOD"
  | "FOR_INFORMATION"
  | "NEEDS_WORK"
  | "PENDING"
  | "UNKNOWN";

/** The report of a build or an analysis, from the notes of the repository. @gqlType */
interface Check {
  /** The tool that reports, with the agent that imported the report, if one did. @gqlField */
  readonly agent: string;
  /** The state of the check. @gqlField */
  readonly state: CheckState;
  /** Why the report does not show that the tool ran to its end, or null. @gqlField */
  readonly reason: string | null;
  /** The http or https URL of the full report, or null. Galley never fetches it. @gqlField */
  readonly url: string | null;
  /** The time of the report. @gqlField */
  readonly at: GitTimestamp;
  /** The commit of the report. @gqlField */
  readonly commitOid: GitObjectID;
}

/** The reports of builds and analyses on the reviewed commits, from the notes of the repository or an imported answer. @gqlField */
export async function checks({ viewerReview }: Review, context: Context): Promise<readonly Check[]> {
  const heads = patchSetsOf(viewerReview.review).map(({ head }) => head);
  const found = await readChecks(viewerReview.served.git, heads, { signal: context.signal });
  const { store } = await context.loaders.reviewsOf(viewerReview.served).reviewContext();
  const ofForge = checksOfForge((await store.readPrivate("checks")).get(viewerReview.review.revision) ?? "");
  return [...found, ...ofForge].map(({ agent, state, reason, url, commit, timestamp }) => ({
    agent,
    state,
    reason,
    url,
    at: gitTimestamp(secondsOf(timestamp)),
    commitOid: commit,
  }));
}
