import { GalleyError } from "#contract/errors.ts";
import { mayDo, type Deed } from "./mayDo.ts";
import type { Viewer } from "../Viewer.ts";

/** In whose name a line is written. */
export interface Author {
  readonly email: string;
  readonly name: string | null;
  /** The program that writes it for them, if one does. */
  readonly agent?: string | undefined;
}

const NAMELESS = "Galley does not know who you are: git's configuration has no user.email.";
const SAY_NAME = "Say your name and e-mail, and try again.";

const NOT_OWN = "Only whoever wrote a remark may edit it or take it back.";
const ANSWER = "Answer it instead.";
const NOT_ALLOWED = "You may not do this here: your role in this Galley does not allow it.";
const ASK = "Ask whoever runs it.";
const PEOPLES = "An agent remarks and answers; what is settled, taken back or may go in is for people to say.";
const PROPOSE = "Propose that a remark is addressed: galley reply <id> --addressed";

/**
 * Gives in whose name a deed is written, or fails as FORBIDDEN where the viewer may not do it to what is `owner`'s, or where
 * nobody knows who they are.
 */
export function requireRight(viewer: Viewer, deed: Deed, owner: string | null): Author {
  if (viewer.email === null) throw new GalleyError("FORBIDDEN", NAMELESS, { next: SAY_NAME });
  if (!mayDo(viewer, deed, owner)) {
    if (viewer.role === "agent") throw new GalleyError("FORBIDDEN", PEOPLES, { next: PROPOSE });
    const isOwn = deed === "edit" || deed === "withdraw";
    throw new GalleyError("FORBIDDEN", isOwn ? NOT_OWN : NOT_ALLOWED, { next: isOwn ? ANSWER : ASK });
  }
  return { email: viewer.email, name: viewer.name, agent: viewer.agent };
}
