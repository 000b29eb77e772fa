import { GalleyError } from "#contract/errors.ts";
import { linkWith } from "./linkWith.ts";
import type { RunningServer } from "./RunningServer.ts";
import { Sessions } from "./Sessions.ts";

const IN_MEMORY = "The Galley that runs there could not write down which browsers it lets in.";
const NEXT = "Use the link that it printed, or end it and start it again.";

/** Makes a link that lets one browser in to a page of a server that runs, whichever program started it. */
export async function linkTo(server: RunningServer, path: string): Promise<string> {
  if (server.set === null) throw new GalleyError("CONFLICT", IN_MEMORY, { next: NEXT });
  return linkWith(server.origin, path, Sessions.open(server.set).newKey());
}
