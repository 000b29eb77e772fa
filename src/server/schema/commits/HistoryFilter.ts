import { GalleyError } from "#contract/errors.ts";
import { SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import { requirePath } from "#server/git/gitPaths.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";

/**
 * What of a history is wanted: all that is given must hold.
 * @gqlInput
 */
export interface HistoryFilter {
  /** A file or folder, from the repository's root on: commits that change it. */
  readonly path?: string | null;
  /** Whether a file is followed to the names that it had before; a folder never is. */
  readonly follow?: boolean | null;
  /** A part of the author's name and address, written `Name <address>`. */
  readonly author?: string | null;
  /** A day such as `2026-11-22`, of UTC, or a moment in ISO 8601: what was committed before is left out, with all that led to it. */
  readonly since?: string | null;
  /** A day, to its end, or a moment: what was committed after is left out. */
  readonly until?: string | null;
  /** A part of the message. */
  readonly message?: string | null;
  /** A text of which a file has more or fewer after the commit (git's `-S`). Contents of merges are looked into by first parent alone. */
  readonly added?: string | null;
  /** A text in a line that was added or removed (git's `-G`). */
  readonly changed?: string | null;
  /** Whether author, message and texts are extended regular expressions. */
  readonly isRegex?: boolean | null;
  /** Whether they match in any case. */
  readonly ignoreCase?: boolean | null;
  /** Whether merges are left out, or alone wanted. */
  readonly merges?: HistoryMerges | null;
  /** Whether of a merge only the first parent counts: what was merged in, and not how it came about. */
  readonly firstParent?: boolean | null;
}

/**
 * Which commits of a history count, by their parents: no merges (`NONE`) or merges alone (`ONLY`).
 * @gqlEnum
 */
export type HistoryMerges = "NONE" | "ONLY";

/** What a filter asks for: which commits a history consists of, and what is looked for in them; null for all of them. */
export interface WantedHistory {
  readonly limits: Omit<HistoryRange, "tips" | "exclude">;
  readonly filter: CommitFilter | null;
}

/** Reads what is wanted of a history; BAD_INPUT for what git could not be told. */
export function readHistoryFilter(asked: HistoryFilter | null | undefined): WantedHistory {
  const { path, follow, author, since, until, message, added, changed, isRegex, ignoreCase, merges, firstParent } =
    asked ?? {};
  const limits = {
    path: path ? requirePath(path) : null,
    follow: follow ?? false,
    firstParent: firstParent ?? false,
    since: since ? readMoment(since, "start") : null,
  };
  const filter = {
    author: pattern(author),
    message: pattern(message),
    added: pattern(added, "lines"),
    changed: pattern(changed),
    isRegex: isRegex ?? false,
    ignoreCase: ignoreCase ?? false,
    merges: merges ?? null,
    until: until ? readMoment(until, "end") : null,
  };
  const sought = [filter.author, filter.message, filter.added, filter.changed, filter.merges, filter.until];
  return { limits, filter: sought.every((value) => value === null) ? null : filter };
}

function pattern(text: string | null | undefined, mayHave: "line" | "lines" = "line"): string | null {
  if (!text) return null;
  if (Buffer.byteLength(text) > SEARCH_PATTERN_BYTES_MAX) {
    throw new GalleyError("BAD_INPUT", `What is looked for has at most ${SEARCH_PATTERN_BYTES_MAX} bytes.`);
  }
  if (text.includes("\0") || /\p{Cs}/u.test(text) || (mayHave === "line" && text.includes("\n"))) {
    throw new GalleyError("BAD_INPUT", "What is looked for is one line of text.");
  }
  return text;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u;

/** Reads a moment in seconds since 1970: of a day its first or last second, in UTC. BAD_INPUT for any other text. */
function readMoment(text: string, edge: "start" | "end"): number {
  const isDay = DAY.test(text);
  const at = isDay || MOMENT.test(text) ? Date.parse(isDay ? `${text}T00:00:00Z` : text) / 1000 : NaN;
  if (Number.isNaN(at)) throw new GalleyError("BAD_INPUT", `“${text}” is no day such as 2026-11-22.`);
  return isDay && edge === "end" ? at + 86_399 : at;
}
