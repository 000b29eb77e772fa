import { formatCount } from "./formatCount.ts";

const RULES = new Intl.PluralRules("en");

/** Writes a count with the form of its word that it takes: "1 file", "2,000 files". */
export function counted(count: number, words: { readonly one: string; readonly other: string }): string {
  return `${formatCount(count)} ${RULES.select(count) === "one" ? words.one : words.other}`;
}
