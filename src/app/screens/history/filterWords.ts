import type { HistorySearch, MergesWord } from "#contract/historySearch.ts";

const MERGES: Readonly<Record<MergesWord, string>> = {
  none: "no merges",
  only: "merges only",
  first: "first parents",
};

/** Says in a few words what a history is narrowed down by; nothing where it is not. */
export function filterWords({ author, since, until, message, added, changed, merges }: HistorySearch): string {
  const words = [
    message === null ? null : `message “${message}”`,
    author === null ? null : `author “${author}”`,
    added === null ? null : `“${added}” came or went`,
    changed === null ? null : `“${changed}” in changed lines`,
    since === null ? null : `since ${since}`,
    until === null ? null : `until ${until}`,
    merges === null ? null : MERGES[merges],
  ];
  return words.filter((word) => word !== null).join(", ");
}
