import type { HistorySearch } from "#contract/historySearch.ts";

const TEXT = {
  merges: {
    none: "no merges",
    only: "merges only",
    first: "first parents",
  },
  message: (message: string): string => `message “${message}”`,
  author: (author: string): string => `author “${author}”`,
  cameOrWent: (added: string): string => `“${added}” came or went`,
  inChangedLines: (changed: string): string => `“${changed}” in changed lines`,
  since: (since: string): string => `since ${since}`,
  until: (until: string): string => `until ${until}`,
} as const;

/** Says in a few words what a history is narrowed down by; nothing where it is not. */
export function filterWords({ author, since, until, message, added, changed, merges }: HistorySearch): string {
  const words = [
    message === null ? null : TEXT.message(message),
    author === null ? null : TEXT.author(author),
    added === null ? null : TEXT.cameOrWent(added),
    changed === null ? null : TEXT.inChangedLines(changed),
    since === null ? null : TEXT.since(since),
    until === null ? null : TEXT.until(until),
    merges === null ? null : TEXT.merges[merges],
  ];
  return words.filter((word) => word !== null).join(", ");
}
