import { GalleyError } from "./errors.ts";

/** The part of an operation that is up to people: all, nothing, or all that needs these arguments. */
type UpToPeople = "all" | "nothing" | readonly string[];

/** The mutations, by the least role that may run them and by what of them is up to people. Anything not listed is refused. */
const MUTATIONS = (
  [
    ["reviewer", "nothing", "addComment addComments reply importReport requestReview updateReview recordPatchSet"],
    ["reviewer", "nothing", "markDelivered offerDelivery"],
    ["reviewer", "all", "editComment deleteComment importComments resolveThread reopenThread dismiss"],
    ["reviewer", "all", "saveDraft discardDraft publishDrafts markViewed markRead markVisited"],
    ["reviewer", "all", "openCommitReview abandonReview reopenReview closeMerged"],
    // What affects the machine of the user who runs Galley: branches, the work tree, the remotes, the name, the settings.
    ["maintainer", "nothing", "sync"],
    ["maintainer", "all", "shareReview landReview undoLanding pushLanding setViewerName updateSettings openInEditor"],
    [
      "maintainer",
      "all",
      "openPullRequest updatePullRequest closePullRequest checkPullRequests requestSend reportSend",
    ],
    ["maintainer", "all", "takeSnapshot dropSnapshots includeSkippedFile putOffInboxItem openKnownRepository"],
    ["maintainer", "all", "applySuggestions revertHunks undoWorkTreeEdit"],
  ] as const
).flatMap(([role, upToPeople, names]) => names.split(" ").map((name) => ({ name, role, upToPeople })));

/** The least role for each mutation; operations themselves check who owns a review or comment. */
export const LEAST_ROLES: ReadonlyMap<string, "reviewer" | "maintainer"> = new Map(
  MUTATIONS.map(({ name, role }) => [name, role]),
);

/**
 * The permissions of an agent that acts in a person's name: it reads, comments, replies, imports reports, requests reviews
 * and updates them. It takes in nobody else's verdicts, and neither gets nor ends a session of the person.
 * Anything not listed is refused. A guard rail, not a barrier: an agent that does not give its name is not known as one.
 */
export const AGENT_RIGHTS = {
  mutation: new Map<string, UpToPeople>(MUTATIONS.map(({ name, upToPeople }) => [name, upToPeople])),
  command: new Map<string, UpToPeople>([
    ...each("nothing", "list show comments comment reply request review wait sync verify bundle export check"),
    ...each("nothing", "mcp stack doctor schema completion"),
    ["land", ["--yes", "--undo"]],
    ["snapshots", ["drop"]],
    ["hook", ["install", "remove"]],
    ["sessions", ["--revoke"]],
    ...each("all", "resolve apply approve reject abandon import unbundle open pr inbox"),
  ]),
  tool: new Map([
    ...each("nothing", "list_reviews read_review list_threads read_thread comment comment_many reply"),
    ...each("nothing", "propose_addressed request_review wait_for_review open_change import_report"),
  ]),
} satisfies Readonly<Record<string, ReadonlyMap<string, UpToPeople>>>;

function each(upToPeople: UpToPeople, names: string): readonly (readonly [name: string, upToPeople: UpToPeople])[] {
  return names.split(" ").map((name) => [name, upToPeople] as const);
}

/**
 * Fails as FORBIDDEN if an operation is up to people, for an agent; does nothing for a person, whose agent is null. `used`
 * are the arguments of a command.
 */
export function requireAgentRight(
  agent: string | null,
  kind: keyof typeof AGENT_RIGHTS,
  name: string,
  used: readonly string[] = [],
): void {
  if (agent === null) return;
  const upToPeople = AGENT_RIGHTS[kind].get(name) ?? "all";
  if (upToPeople === "nothing") return;
  if (upToPeople === "all") throw refusalToAgent(kind === "command" ? `galley ${name}` : null);
  const reserved = upToPeople.find((argument) => used.includes(argument));
  if (reserved !== undefined) throw refusalToAgent(`galley ${name} ${reserved}`);
}

const PEOPLES =
  "An agent can read, comment, reply, import reports and request reviews. Approving, resolving and deleting are up to people.";
const PROPOSE = "Propose that a comment is addressed: galley reply <id> --addressed";
const ASK_PERSON = "Ask the person in whose name you act to do it.";

/** The error for an action of an agent that is up to people, with the command that was refused, if there is one. */
export function refusalToAgent(command: string | null = null): GalleyError {
  const next = command === null || command === "galley resolve" ? PROPOSE : ASK_PERSON;
  const refused = command === null ? "" : `An agent cannot run \`${command}\`. `;
  return new GalleyError("FORBIDDEN", `${refused}${PEOPLES}`, { next });
}
