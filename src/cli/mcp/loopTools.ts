import { randomBytes } from "node:crypto";
import { REVIEW_FIELDS, reviewFieldsIn } from "#cli/arguments/Command.ts";
import { type FoundThread, listThreads, unresolvedOrNew } from "#cli/reviews/findComments.ts";
import { findReview, type FoundReview } from "#cli/reviews/findReview.ts";
import { requestedReview } from "#cli/reviews/reviewTarget.ts";
import {
  markDelivered,
  offerDelivery,
  previousCommentIds,
  type SubmittedReview,
  verdictText,
  waitForReader,
} from "#cli/reviews/waitForReview.ts";
import { VERDICTS } from "#cli/output/format.ts";
import type { Galley } from "#cli/client/Galley.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_WAIT_S_MAX } from "#contract/limits.ts";
import { threadBatch } from "./fencedText.ts";
import { type McpCall, type McpTool, optionSchemas, optionsIn, type ToolAnswer } from "./McpTool.ts";

const TICKET = /^([\da-f]{12})(?:\.([\da-f]{12}))?$/u;
const ISSUE = "Call request_review for another one: nothing is lost.";
const ID_LENGTH = 12;

interface Ticket {
  readonly review: string;
  readonly delivery: string | null;
}

function ticketText({ review, delivery }: Ticket): string {
  const id = review.slice(0, ID_LENGTH);
  return delivery === null ? id : `${id}.${delivery}`;
}

/** Throws BAD_INPUT for a text that is no ticket. */
function readTicket(text: string): Ticket {
  const [, review, delivery = null] = TICKET.exec(text) ?? [];
  if (review === undefined) throw new GalleyError("BAD_INPUT", "The ticket was not issued by Galley.", { next: ISSUE });
  return { review, delivery };
}

/**
 * The comments that this process delivered, by the ids of the deliveries, and which comments were acknowledged to it: all that is left
 * where the repository cannot be written, as in an agent's sandbox.
 */
interface Memory {
  readonly sent: Map<string, readonly string[]>;
  readonly received: Set<string>;
}

const memories = new WeakMap<Galley, Memory>();

function memoryOf(galley: Galley): Memory {
  const memory = memories.get(galley) ?? { sent: new Map(), received: new Set() };
  memories.set(galley, memory);
  return memory;
}

const NOT_WRITTEN: ReadonlySet<string> = new Set(["READ_ONLY", "DISK_FULL", "CONFLICT", "TIMEOUT"]);

/** Returns a failure to write, which must not keep what the reviewer wrote from the agent. Rethrows any other. */
function asNotWritten(error: unknown): GalleyError {
  if (error instanceof GalleyError && NOT_WRITTEN.has(error.code)) return error;
  throw error;
}

/** Says that a record of a delivery could not be written, and what that means. */
function notRecorded(what: string, { code, message }: GalleyError): string {
  return `${what} (${code}: ${message}) This process remembers it; any other process of this agent gets it again.`;
}

/**
 * Returns the review of a ticket. The delivery that the ticket names is acknowledged: it is not sent again. A note says if
 * that could not be recorded.
 */
async function acknowledged(galley: Galley, ticket: string) {
  const { review, delivery } = readTicket(ticket);
  const found = await findReview(galley, review);
  if (delivery === null) return { found, notes: [] };
  const { sent, received } = memoryOf(galley);
  const comments = sent.get(delivery) ?? [];
  for (const comment of comments) received.add(comment);
  const failure = await markDelivered(galley, found.id, comments, delivery).then(() => null, asNotWritten);
  return { found, notes: failure === null ? [] : [notRecorded("The delivery could not be acknowledged.", failure)] };
}

export const requestTool: McpTool = {
  name: "request_review",
  title: "Request a review",
  description:
    "Request a review of a change, or record the current state of the change if it is under review. Returns at once, with the ticket for wait_for_review.",
  reads: false,
  isIdempotent: true,
  takes: {
    what: {
      type: "string",
      description:
        "A branch, a commit, a range (main..topic), or at least the first 7 digits of a review's id. Default: the review of `ticket`, else the current branch if it has a review, else the uncommitted work, else the current branch.",
    },
    uncommitted: { type: "boolean", description: "Request a review of the uncommitted work. Default: false." },
    ...optionSchemas(REVIEW_FIELDS),
    body: { type: "string", description: "The purpose of the change for the reviewer, as Markdown." },
    target: { type: "string", description: "The branch that the change is for. Default: the one it comes from." },
    ticket: {
      type: "string",
      description: "The ticket of the last delivery, if there was one: it is acknowledged and not sent again.",
    },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const ticket = toolArgs.optionalText("ticket");
    const ticketed = ticket === undefined ? null : await acknowledged(galley, ticket);
    const isUncommitted = toolArgs.flag("uncommitted");
    const { revision, patchSets, isPrivate, state } = await requestedReview(galley, {
      what: toolArgs.optionalText("what") ?? (isUncommitted ? undefined : ticketed?.found.revision),
      isUncommitted,
      ...reviewFieldsIn(optionsIn(toolArgs, REVIEW_FIELDS)),
      body: toolArgs.optionalText("body") ?? null,
      target: toolArgs.optionalText("target") ?? null,
    });
    const next = ticketText({ review: revision, delivery: null });
    const patchSet = patchSets.at(-1)?.number ?? null;
    return {
      text: [
        `Review ${revision} is requested; patch set ${patchSet ?? "unknown"} is the current one.`,
        `The reviewer can open it with: galley review ${next}`,
        `Call wait_for_review with ticket "${next}".`,
        ...(ticketed?.notes ?? []),
      ].join("\n"),
      facts: { ticket: next, review: revision, state, patchSet, isPrivate },
    };
  },
};

const PROGRESS_MS = 5000;

export const waitTool: McpTool = {
  name: "wait_for_review",
  title: "Wait until the review is submitted",
  description:
    "Wait until the reviewer submits a verdict or comments, then return all of them and the unresolved comments at once: a delivery, with the ticket for the next call. If it is pending, call it again with the same ticket; if it is over, stop. Calling it with the ticket of a delivery acknowledges the delivery; until then it is sent again, to every process of this agent.",
  reads: true,
  takes: {
    ticket: { type: "string", description: "The ticket from request_review, or from the last delivery." },
    timeout_seconds: {
      type: "integer",
      minimum: 1,
      maximum: MCP_WAIT_S_MAX,
      description: `Default: ${MCP_WAIT_S_MAX}.`,
    },
  },
  needs: ["ticket"],
  async run(call, toolArgs) {
    const seconds = toolArgs.countIfAny("timeout_seconds") ?? MCP_WAIT_S_MAX;
    const ticket = toolArgs.text("ticket");
    const { galley } = call;
    return withProgress(call, seconds, async (ending, onPending) => {
      const { found, notes } = await acknowledged(galley, ticket);
      const { id, revision } = found;
      const before = await previousCommentIds(galley, revision, undefined);
      const known = new Set([...before, ...memoryOf(galley).received]);
      const end = await waitForReader(galley, id, known, ending, onPending);
      if (end?.kind === "submitted") return deliveryAnswer(galley, found, end.submitted, notes);
      const { state } = end ?? (await findReview(galley, revision));
      const text =
        end === null
          ? `Pending: nothing was submitted on review ${revision}. Call this tool again with the same ticket.`
          : `Review ${revision} is ${state.toLowerCase()}: it is over, and nothing more will be submitted. Do not wait any longer.`;
      const facts = { ticket, review: revision, state, submittedVerdict: null, isRecorded: notes.length === 0 };
      return { text: [text, ...notes].join("\n"), facts: { status: end === null ? "pending" : "over", ...facts } };
    });
  },
};

/**
 * Runs `act` with a signal that aborts after some seconds, but not before `act` has found that nothing was submitted, and
 * reports progress meanwhile.
 */
async function withProgress(
  { signal, progress }: McpCall,
  seconds: number,
  act: (ending: AbortSignal, onPending: () => void) => Promise<ToolAnswer>,
): Promise<ToolAnswer> {
  const begun = performance.now();
  const report = (): void => progress((performance.now() - begun) / 1000, seconds, "waiting for the reviewer");
  report();
  // Node forgets an `AbortSignal.timeout` that only `AbortSignal.any` refers to.
  const over = new AbortController();
  let [isPending, isLate] = [false, false];
  const endIfDone = (): void => {
    if (isPending && isLate) over.abort();
  };
  const timer = setInterval(report, PROGRESS_MS);
  const timeout = setTimeout(() => {
    isLate = true;
    endIfDone();
  }, seconds * 1000);
  try {
    return await act(AbortSignal.any([signal, over.signal]), () => {
      isPending = true;
      endIfDone();
    });
  } finally {
    clearInterval(timer);
    clearTimeout(timeout);
  }
}

/**
 * Writes a delivery, which is recorded before it is sent, so that a ticket can acknowledge it. What does not fit into one
 * response comes with the next delivery; the verdict belongs to the last.
 */
async function deliveryAnswer(
  galley: Galley,
  { id, revision }: Pick<FoundReview, "id" | "revision">,
  submitted: SubmittedReview,
  notes: readonly string[],
): Promise<ToolAnswer> {
  const { verdict, answers, verdicts } = submitted;
  const isNew = new Set(answers);
  const isVerdict = new Set(verdicts);
  const rank = ({ json: { comments } }: FoundThread): number =>
    comments.some((one) => isNew.has(one.id) && !isVerdict.has(one.id))
      ? 0
      : comments.some((one) => isNew.has(one.id))
        ? 1
        : 2;
  const threads = unresolvedOrNew(await listThreads(galley, revision), answers);
  const ranked = threads.toSorted((one, other) => rank(one) - rank(other));
  const { text, facts, shown } = threadBatch(ranked, HEAD_TOKENS);
  const later = ranked.slice(shown.length);
  const isLast = later.every((thread) => rank(thread) === 2) && answers.length <= SENT_MAX;
  const inShown = new Set(shown.flatMap(({ json }) => json.comments.map((one) => one.id)));
  const listed = answers.filter((one) => inShown.has(one));
  const comments = listed.filter((one) => !isVerdict.has(one));
  const some = [comments, listed].find(({ length }) => length > 0) ?? answers;
  const sent = isLast ? answers : some.slice(0, SENT_MAX);
  const offered = await offerDelivery(galley, id, sent).catch(asNotWritten);
  const failure = offered instanceof GalleyError ? offered : null;
  const delivery = offered instanceof GalleyError ? randomBytes(ID_LENGTH / 2).toString("hex") : offered.id;
  const isRepeated = !(offered instanceof GalleyError) && offered.isRepeated;
  memoryOf(galley).sent.set(delivery, sent);
  const openThreads = threads.filter(({ json }) => json.state === "OPEN").length;
  const ticket = ticketText({ review: revision, delivery });
  const head = [
    `${verdictText(submitted, openThreads)} (review ${revision}, delivery ${delivery}).`,
    ...notes,
    ...(failure === null ? [] : [notRecorded("The delivery could not be recorded.", failure)]),
    ...(isRepeated ? ["Some of it was sent before, and not acknowledged."] : []),
    nextStep(ticket, { isLast, isDone: verdict === "APPROVE" && openThreads === 0, left: later.length }),
    "What the reviewer wrote, and unresolved comments:",
  ].join("\n");
  return {
    text: `${head}\n\n${text}`,
    facts: {
      status: "delivered",
      ticket,
      delivery,
      isRepeated,
      isRecorded: failure === null && notes.length === 0,
      isLast,
      review: revision,
      submittedVerdict: VERDICTS[verdict],
      submitted: sent,
      openThreads,
      ...facts,
    },
  };
}

/** The comments and verdicts in one delivery. */
const SENT_MAX = 20;
/** The tokens of their ids, and of the lines before the threads. */
const HEAD_TOKENS = 1300;

function nextStep(
  ticket: string,
  { isLast, isDone, left }: { readonly isLast: boolean; readonly isDone: boolean; readonly left: number },
): string {
  if (!isLast)
    return `This is a part, since all of it is too long for one response. For the rest call wait_for_review with ticket "${ticket}" first.`;
  const more = left === 0 ? "" : ` ${left} more unresolved comments are listed by list_threads.`;
  if (isDone) return `Nothing is left to do. To wait for more, call wait_for_review with ticket "${ticket}".`;
  return `Next: change the code, call propose_addressed for each comment that the change addresses and reply to the others, then call request_review and wait_for_review with ticket "${ticket}".${more}`;
}
