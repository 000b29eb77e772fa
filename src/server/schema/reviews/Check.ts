import type { GitObjectID, GitTimestamp } from "../scalars.ts";

/**
 * What a tool says of a commit: a build's `SUCCESS` or `FAILURE`, an analysis' `LOOKS_GOOD`, `FOR_INFORMATION` or
 * `NEEDS_WORK`, or nothing yet.
 * @gqlEnum
 */
export type CheckState = "SUCCESS" | "FAILURE" | "LOOKS_GOOD" | "FOR_INFORMATION" | "NEEDS_WORK" | "PENDING";

/**
 * The report of a build or an analysis, as the repository's notes have it.
 * @gqlType
 */
export interface Check {
  /**
   * The tool that reports.
   * @gqlField
   */
  readonly agent: string;
  /**
   * What it says.
   * @gqlField
   */
  readonly state: CheckState;
  /**
   * Where the whole report is, an http or https address; null where none is named. Galley itself never goes there.
   * @gqlField
   */
  readonly url: string | null;
  /**
   * When it was written.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The commit that it is about.
   * @gqlField
   */
  readonly commitOid: GitObjectID;
}
