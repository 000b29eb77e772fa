import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { GalleyError } from "#contract/errors.ts";
import type { Role } from "#server/reviews/viewer/Viewer.ts";
import type { Context } from "./request/Context.ts";

type Args = Readonly<Record<string, unknown>>;

const NOT_ALLOWED = "Your role in this Galley does not allow this action.";
const ASK_OWNER = "Ask the person who runs it.";

const PEOPLES =
  "An agent can only comment and reply. Resolving threads, deleting comments and approving changes is up to people.";
const PROPOSE = "Propose that a comment is addressed: galley reply <id> --addressed";

const RANKS: Readonly<Record<Role, number>> = { reader: 0, agent: 0, reviewer: 1, maintainer: 2 };

/**
 * The mutations that a program may run in a person's name, if that person may: agents comment, reply, request reviews
 * and update them.
 */
const AGENTS: ReadonlySet<string> = new Set([
  "addComment",
  "reply",
  "requestReview",
  "updateReview",
  "recordPatchSet",
  "sync",
  "markDelivered",
  "offerDelivery",
  "importReport",
]);

/**
 * The minimum role for each mutation; ownership of a review or comment is checked by the operations themselves.
 * Anything not listed is forbidden.
 */
const LEAST: ReadonlyMap<string, Role> = new Map([
  // Comments, verdicts, marks.
  ["addComment", "reviewer"],
  ["reply", "reviewer"],
  ["editComment", "reviewer"],
  ["deleteComment", "reviewer"],
  ["importComments", "reviewer"],
  ["resolveThread", "reviewer"],
  ["reopenThread", "reviewer"],
  ["dismiss", "reviewer"],
  ["importDismissals", "reviewer"],
  ["saveDraft", "reviewer"],
  ["discardDraft", "reviewer"],
  ["publishDrafts", "reviewer"],
  ["giveVerdict", "reviewer"],
  ["markViewed", "reviewer"],
  ["markRead", "reviewer"],
  ["markVisited", "reviewer"],
  ["answerLayer", "reviewer"],
  ["markDelivered", "reviewer"],
  ["offerDelivery", "reviewer"],
  ["importReport", "reviewer"],
  // Request, update, abandon the viewer's own reviews.
  ["requestReview", "reviewer"],
  ["openCommitReview", "reviewer"],
  ["updateReview", "reviewer"],
  ["abandonReview", "reviewer"],
  ["reopenReview", "reviewer"],
  ["recordPatchSet", "reviewer"],
  ["closeMerged", "reviewer"],
  // Mutations that affect the machine of the user who runs Galley: branches, the work tree, the remotes, the name, the settings.
  ["takeSnapshot", "maintainer"],
  ["dropSnapshots", "maintainer"],
  ["includeSkippedFile", "maintainer"],
  ["applySuggestions", "maintainer"],
  ["revertHunks", "maintainer"],
  ["undoWorkTreeEdit", "maintainer"],
  ["shareReview", "maintainer"],
  ["landReview", "maintainer"],
  ["undoLanding", "maintainer"],
  ["pushLanding", "maintainer"],
  ["sync", "maintainer"],
  ["setViewerName", "maintainer"],
  ["updateSettings", "maintainer"],
]);

/**
 * Wraps a schema's mutations so that they fail as FORBIDDEN, before any read, if the role is too low or an agent's
 * request is reserved for people. Returns the same schema.
 */
export function authorizeMutations(schema: GraphQLSchema, role: Role): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const least = LEAST.get(name);
    const isPermitted = least !== undefined && RANKS[role] >= RANKS[least];
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source: unknown, args: Args, context: Partial<Context> | undefined, info) => {
      if (!isPermitted) throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK_OWNER });
      if (context?.agent != null && !AGENTS.has(name)) throw new GalleyError("FORBIDDEN", PEOPLES, { next: PROPOSE });
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
