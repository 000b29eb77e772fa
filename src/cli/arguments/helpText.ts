import pages from "#generated/helpPages.json" with { type: "json" };
import { GalleyError } from "#contract/errors.ts";

/** A command, or a topic of its own. */
export type HelpTopic = keyof (typeof pages)["topics"];

/** All topics: the commands, and pages on everything else. */
export const helpTopics: readonly string[] = Object.keys(pages.topics);

/** Parses the topic of `galley help`. Throws BAD_INPUT, with the nearest topic, if there is no such topic. */
export function requireTopic(name: string | undefined): HelpTopic | null {
  if (name === undefined || isTopic(name)) return name ?? null;
  const nearest = nearestName(name, helpTopics);
  const next = nearest === null ? "Run `galley help` for a list." : `Did you mean \`galley help ${nearest}\`?`;
  throw new GalleyError("BAD_INPUT", `There is no help on “${name}”.`, { next });
}

function isTopic(name: string): name is HelpTopic {
  return helpTopics.includes(name);
}

/** Returns the help on a topic, or the list of all commands and topics. `.ci/helpPages.mjs` writes the pages. */
export function helpText(topic: HelpTopic | null): string {
  return topic === null ? pages.overview : pages.topics[topic];
}

/** Returns the name with the fewest letters that differ from a mistyped one, at most two of them; null if there is none. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const near = names.map((name) => ({ name, distance: editDistance(typed, name) })).filter((one) => one.distance <= 2);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null;
}

/** Returns the number of letters to insert, remove, replace or swap (Damerau and Levenshtein). */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + differs];
      rows[row]?.push(Math.min(...steps, isSwap ? at(row - 2, column - 2) + 1 : Infinity));
    }
  }
  return at(one.length, other.length);
}
