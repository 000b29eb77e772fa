import { GalleyError } from "#contract/errors.ts";
import { SEARCH_PATTERN_BYTES_MAX } from "#contract/limits.ts";
import type { CommitFilter } from "#server/git/history/CommitFilter.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import { requirePath } from "#server/git/requirePath.ts";
import type { HistoryFilter } from "./HistoryFilter.ts";
import { readMoment } from "./readMoment.ts";

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
