import { GalleyError } from "#contract/errors.ts";
import type { Viewer } from "../Viewer.ts";

const NOT_ALLOWED = "The files of the work tree are changed by whoever runs this Galley alone.";
const ASK = "Ask them.";

/** Fails as FORBIDDEN for all but who runs this Galley: what is done touches their files, in nobody's name. */
export function requireMaintainer({ role }: Pick<Viewer, "role">): void {
  if (role !== "maintainer") throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK });
}
