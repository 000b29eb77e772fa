import type { GitObjectID, GitTimestamp } from "../scalars.ts";

/**
 * The state of a check: `SUCCESS` or `FAILURE` of a build; `LOOKS_GOOD`, `FOR_INFORMATION` or `NEEDS_WORK` of an
 * analysis; or `PENDING`.
 * @gqlEnum
 */
export type CheckState = "SUCCESS" | "FAILURE" | "LOOKS_GOOD" | "FOR_INFORMATION" | "NEEDS_WORK" | "PENDING";

/**
 * The report of a build or an analysis, from the notes of the repository.
 * @gqlType
 */
export interface Check {
  /**
   * The tool that reports.
   * @gqlField
   */
  readonly agent: string;
  /**
   * The state of the check.
   * @gqlField
   */
  readonly state: CheckState;
  /**
   * The http or https URL of the full report, or null. Galley never fetches it.
   * @gqlField
   */
  readonly url: string | null;
  /**
   * The time of the report.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The commit of the report.
   * @gqlField
   */
  readonly commitOid: GitObjectID;
}
