import { GalleyError } from "./errors.ts";

/** The part of an operation that is up to people: all, nothing, or all that needs these arguments. */
type UpToPeople = "all" | "nothing" | readonly string[];

/**
 * The permissions of an agent that acts in a person's name: it reads, comments, replies, imports reports, requests reviews and updates
 * them. It takes in nobody else's verdicts, gets no access that it could act with as the person, and ends nobody's.
 * Anything not listed is refused. A guard rail, not a barrier: an agent that does not give its name is not known as one.
 */
export const AGENT_RIGHTS: Readonly<
  Record<"mutation" | "command" | "tool", Readonly<Record<string, UpToPeople | undefined>>>
> = {
  mutation: {
    addComment: "nothing",
    reply: "nothing",
    importReport: "nothing",
    requestReview: "nothing",
    updateReview: "nothing",
    recordPatchSet: "nothing",
    sync: "nothing",
    markDelivered: "nothing",
    offerDelivery: "nothing",
    editComment: "all",
    deleteComment: "all",
    importComments: "all",
    resolveThread: "all",
    reopenThread: "all",
    dismiss: "all",
    saveDraft: "all",
    discardDraft: "all",
    publishDrafts: "all",
    giveVerdict: "all",
    markViewed: "all",
    markRead: "all",
    markVisited: "all",
    answerLayer: "all",
    openCommitReview: "all",
    abandonReview: "all",
    reopenReview: "all",
    closeMerged: "all",
    takeSnapshot: "all",
    dropSnapshots: "all",
    includeSkippedFile: "all",
    applySuggestions: "all",
    revertHunks: "all",
    undoWorkTreeEdit: "all",
    shareReview: "all",
    landReview: "all",
    undoLanding: "all",
    pushLanding: "all",
    setViewerName: "all",
    updateSettings: "all",
  },
  command: {
    list: "nothing",
    show: "nothing",
    comments: "nothing",
    comment: "nothing",
    reply: "nothing",
    request: "nothing",
    review: "nothing",
    wait: "nothing",
    sync: "nothing",
    verify: "nothing",
    bundle: "nothing",
    export: "nothing",
    mcp: "nothing",
    doctor: "nothing",
    schema: "nothing",
    completion: "nothing",
    check: "nothing",
    stack: ["--answer"],
    land: ["--yes", "--undo"],
    snapshots: ["drop"],
    sessions: ["--revoke"],
    resolve: "all",
    approve: "all",
    reject: "all",
    abandon: "all",
    import: "all",
    unbundle: "all",
    open: "all",
  },
  tool: {
    list_reviews: "nothing",
    read_review: "nothing",
    list_threads: "nothing",
    read_thread: "nothing",
    comment: "nothing",
    reply: "nothing",
    propose_addressed: "nothing",
    request_review: "nothing",
    wait_for_review: "nothing",
    import_report: "nothing",
  },
};

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
  const upToPeople = AGENT_RIGHTS[kind][name] ?? "all";
  if (upToPeople === "nothing") return;
  if (upToPeople === "all") throw refusalToAgent(kind === "command" ? `galley ${name}` : null);
  const reserved = upToPeople.find((argument) => used.includes(argument));
  if (reserved !== undefined) throw refusalToAgent(`galley ${name} ${reserved}`);
}

const PEOPLES =
  "An agent can only comment and reply. Resolving threads, deleting comments and approving changes is up to people.";
const PROPOSE = "Propose that a comment is addressed: galley reply <id> --addressed";
const ASK_PERSON = "Ask the person in whose name you act to do it.";

/** The error for an action of an agent that is up to people, with the command that was refused, if there is one. */
export function refusalToAgent(command: string | null = null): GalleyError {
  const next = command === null || command === "galley resolve" ? PROPOSE : ASK_PERSON;
  const refused = command === null ? "" : `An agent cannot run \`${command}\`. `;
  return new GalleyError("FORBIDDEN", `${refused}${PEOPLES}`, { next });
}
