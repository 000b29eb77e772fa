import type { IncomingHttpHeaders } from "node:http";
import { GalleyError } from "#contract/errors.ts";
import { AGENT_HEADER } from "#contract/wire.ts";

const BAD_NAME = "What an agent calls itself is percent-encoded text.";

/**
 * Reads whether a program asks in a person's name, and what it calls itself; null where it does not say so. Whoever says so, by whatever
 * session, may do less than the person, so there is nothing to win by it. BAD_INPUT for what is no percent-encoded text.
 */
export function readAgent(headers: IncomingHttpHeaders): string | null {
  const value = headers[AGENT_HEADER]?.toString();
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", BAD_NAME, { cause: error });
  }
}
