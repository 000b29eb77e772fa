import pages from "#generated/helpPages.json" with { type: "json" };
import { GalleyError } from "#contract/errors.ts";
import { readLicenses } from "#server/http/assets.ts";
import { nearestName } from "../arguments/parseArguments.ts";

/** All topics: the commands, and pages on everything else. */
export const helpTopics: readonly string[] = Object.keys(pages.topics);

/**
 * Returns the help on a topic, or the list of all commands and topics. Throws BAD_INPUT, with the nearest topic, if there
 * is no such topic. `.ci/helpPages.mjs` writes the pages; the build has the licenses.
 */
export function helpText(topic: string | null): string {
  if (topic === null) return pages.overview;
  if (topic === "licenses") return readLicenses();
  if (isTopic(topic)) return pages.topics[topic];
  const nearest = nearestName(topic, helpTopics);
  const next = nearest === null ? "Run `galley help` for a list." : `Did you mean \`galley help ${nearest}\`?`;
  throw new GalleyError("BAD_INPUT", `There is no help on “${topic}”.`, { next });
}

function isTopic(name: string): name is keyof (typeof pages)["topics"] {
  return helpTopics.includes(name);
}
