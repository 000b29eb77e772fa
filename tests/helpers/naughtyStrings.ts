import list from "big-list-of-naughty-strings/blns.json" with { type: "json" };

/** The strings of the Big List of Naughty Strings, without duplicates. */
export const naughtyStrings: readonly string[] = [...new Set(list)];
