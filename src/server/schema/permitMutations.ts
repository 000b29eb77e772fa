import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { GalleyError } from "#contract/errors.ts";
import type { Role } from "#server/reviews/viewer/Viewer.ts";
import type { Context } from "./request/Context.ts";

type Given = Readonly<Record<string, unknown>>;

const NOT_ALLOWED = "You may not do this here: your role in this Galley does not allow it.";
const ASK = "Ask whoever runs it.";

const PEOPLES = "An agent remarks and answers; what is settled, taken back or may go in is for people to say.";
const PROPOSE = "Propose that a remark is addressed: galley reply <id> --addressed";

const RANKS: Readonly<Record<Role, number>> = { reader: 0, agent: 0, reviewer: 1, maintainer: 2 };

/** What a program may do in a person's name, where they themselves may: it remarks, answers, asks for reviews and keeps them up to date. */
const AGENTS: ReadonlySet<string> = new Set([
  "addComment",
  "reply",
  "requestReview",
  "updateReview",
  "recordPatchSet",
  "sync",
]);

/**
 * The least role that may do a deed at all; whose review or comment it is the verbs look at themselves. What is not in this
 * table nobody may do.
 */
const LEAST: ReadonlyMap<string, Role> = new Map([
  // Whoever reads.
  ["restStreams", "reader"],
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
  // What touches the machine of whoever runs Galley: the work tree, the remotes, the name to sign with, the settings.
  ["takeSnapshot", "maintainer"],
  ["dropSnapshots", "maintainer"],
  ["readUnread", "maintainer"],
  ["applySuggestions", "maintainer"],
  ["revertHunks", "maintainer"],
  ["undoWorkTreeEdit", "maintainer"],
  ["shareReview", "maintainer"],
  ["sync", "maintainer"],
  ["nameViewer", "maintainer"],
  ["keepChoices", "maintainer"],
]);

/**
 * Has a schema's mutations refuse, as FORBIDDEN and before anything is read, what a role may not do, and of a request that an agent
 * makes also what is for people. Gives the same schema.
 */
export function permitMutations(schema: GraphQLSchema, role: Role): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const least = LEAST.get(name);
    const isPermitted = least !== undefined && RANKS[role] >= RANKS[least];
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source: unknown, given: Given, context: Partial<Context> | undefined, info) => {
      if (!isPermitted) throw new GalleyError("FORBIDDEN", NOT_ALLOWED, { next: ASK });
      if (context?.agent != null && !AGENTS.has(name)) throw new GalleyError("FORBIDDEN", PEOPLES, { next: PROPOSE });
      return resolve(source, given, context, info);
    };
  }
  return schema;
}
