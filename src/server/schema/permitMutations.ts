import type { GraphQLSchema } from "graphql";
import { GalleyError } from "#contract/errors.ts";
import type { Role } from "#server/reviews/Viewer.ts";

const NOT_ALLOWED = "You may not do this here.";
const ASK = "Ask whoever runs this Galley.";

/** Agents write by the command line and by MCP: over this border they would have no name. */
const RANKS: Readonly<Record<Role, number>> = { reader: 0, agent: 0, reviewer: 1, maintainer: 2 };

/**
 * The least role that may do a deed at all; whose review or comment it is the verbs look at themselves. What is not in this
 * table nobody may do.
 */
const LEAST: ReadonlyMap<string, Role> = new Map([
  // Comment, verdict, marks.
  ["addComment", "reviewer"],
  ["reply", "reviewer"],
  ["editComment", "reviewer"],
  ["withdrawComment", "reviewer"],
  ["resolveThread", "reviewer"],
  ["reopenThread", "reviewer"],
  ["saveDraft", "reviewer"],
  ["discardDraft", "reviewer"],
  ["publishDrafts", "reviewer"],
  ["giveVerdict", "reviewer"],
  ["markSeen", "reviewer"],
  ["markRead", "reviewer"],
  ["markLooked", "reviewer"],
  // Request, update, abandon one's own.
  ["requestReview", "reviewer"],
  ["updateReview", "reviewer"],
  ["abandonReview", "reviewer"],
  ["reopenReview", "reviewer"],
  ["recordPatchSet", "reviewer"],
  ["closeMerged", "reviewer"],
  // What touches the machine of whoever runs Galley: the work tree, the remotes, the name to sign with.
  ["takeSnapshot", "maintainer"],
  ["readUnread", "maintainer"],
  ["applySuggestions", "maintainer"],
  ["revertHunks", "maintainer"],
  ["undoWorkTreeEdit", "maintainer"],
  ["shareReview", "maintainer"],
  ["sync", "maintainer"],
  ["nameViewer", "maintainer"],
]);

/** Has a schema's mutations refuse, as FORBIDDEN and before anything is read, what a role may not do. Gives the same schema. */
export function permitMutations(schema: GraphQLSchema, role: Role): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const least = LEAST.get(name);
    if (least !== undefined && RANKS[role] >= RANKS[least]) continue;
    field.resolve = () => {
      throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK });
    };
  }
  return schema;
}
