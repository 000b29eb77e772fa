import { GalleyError } from "#contract/errors.ts";
import { mayDo } from "./mayDo.ts";
import type { Viewer } from "../Viewer.ts";

const NOT_ALLOWED = "You may read here, but not keep marks of what you have seen.";
const ASK = "Ask whoever runs this Galley.";

/** Fails as FORBIDDEN where the viewer may not keep marks for themselves. It takes no name: nobody else gets to see them. */
export function requireMark(viewer: Viewer): void {
  if (!mayDo(viewer, "mark", null)) throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK });
}
