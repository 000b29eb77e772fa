import list from "big-list-of-naughty-strings/blns.json" with { type: "json" };

/** The strings of the Big List of Naughty Strings, each once. */
export const naughtyStrings: readonly string[] = [...new Set(list)];
