import { GalleyError } from "#contract/errors.ts";
import { SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import { requirePath } from "#server/git/gitPaths.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";

/** Filters for a commit history. All given conditions must hold; case does not count. @gqlInput */
export interface HistoryFilter {
  /** Only commits that change the file or folder at this path, relative to the root of the repository. */
  readonly path?: string | null;
  /** Whether to follow a file across renames. Folders are not followed. */
  readonly follow?: boolean | null;
  /** A part of the author's name and email address, written `Name <address>`. */
  readonly author?: string | null;
  /**
   * The earliest commit date: a day in UTC such as `2026-11-22`, or a time in ISO 8601. Commits made earlier are
   * excluded with all their ancestors.
   */
  readonly since?: string | null;
  /** The latest commit date: a day, including its end, or a time. */
  readonly until?: string | null;
  /** A part of the commit message. */
  readonly message?: string | null;
  /** A text whose number of occurrences in a file changes (Git's `-S`). Merges are not searched. */
  readonly added?: string | null;
}

/** A parsed filter: the limits of the history and the conditions of the search, null for all commits. */
export interface WantedHistory {
  readonly limits: Omit<HistoryRange, "tips" | "exclude">;
  readonly filter: CommitFilter | null;
}

/** Validates a filter; fails with BAD_INPUT for values that git cannot take. */
export function readHistoryFilter(request: HistoryFilter | null | undefined): WantedHistory {
  const { path, follow, author, since, until, message, added } = request ?? {};
  const limits = {
    path: path ? requirePath(path) : null,
    follow: follow ?? false,
    since: since ? readMoment(since, "start") : null,
  };
  const filter = {
    author: pattern(author),
    message: pattern(message),
    added: pattern(added, "lines"),
    until: until ? readMoment(until, "end") : null,
  };
  return { limits, filter: Object.values(filter).every((value) => value === null) ? null : filter };
}

function pattern(text: string | null | undefined, mayHave: "line" | "lines" = "line"): string | null {
  if (!text) return null;
  if (Buffer.byteLength(text) > SEARCH_PATTERN_BYTES_MAX) {
    throw new GalleyError("BAD_INPUT", `The search text must have at most ${SEARCH_PATTERN_BYTES_MAX} bytes.`);
  }
  if (text.includes("\0") || /\p{Cs}/u.test(text) || (mayHave === "line" && text.includes("\n"))) {
    throw new GalleyError("BAD_INPUT", "The search text must be one line.");
  }
  return text;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u;

/**
 * Parses a date into seconds since 1970; a day gives its first or last second in UTC. Fails with BAD_INPUT for any
 * other text.
 */
function readMoment(text: string, edge: "start" | "end"): number {
  const isDay = DAY.test(text);
  const at = isDay || MOMENT.test(text) ? Date.parse(isDay ? `${text}T00:00:00Z` : text) / 1000 : NaN;
  if (Number.isNaN(at)) throw new GalleyError("BAD_INPUT", `“${text}” is not a date such as 2026-11-22.`);
  return isDay && edge === "end" ? at + 86_399 : at;
}
