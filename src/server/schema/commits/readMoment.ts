import { GalleyError } from "#contract/errors.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/u;

/** Reads a moment in seconds since 1970: of a day its first or last second, in UTC. BAD_INPUT for any other text. */
export function readMoment(text: string, edge: "start" | "end"): number {
  const isDay = DAY.test(text);
  const at = isDay || MOMENT.test(text) ? Date.parse(isDay ? `${text}T00:00:00Z` : text) / 1000 : NaN;
  if (Number.isNaN(at)) throw new GalleyError("BAD_INPUT", `“${text}” is no day such as 2026-11-22.`);
  return isDay && edge === "end" ? at + 86_399 : at;
}
