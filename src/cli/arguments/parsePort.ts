import { GalleyError } from "#contract/errors.ts";

/** Reads the number of a port; BAD_INPUT for what is none. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new GalleyError("BAD_INPUT", `“${text}” is no port: a number from 0 (any free one) to 65535 is.`);
}
