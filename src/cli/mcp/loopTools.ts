import { listThreads, unresolvedOrNew } from "#cli/reviews/findComments.ts";
import { findReview } from "#cli/reviews/findReview.ts";
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
import type { McpCall, McpTool, ToolAnswer } from "./McpTool.ts";

const TICKET = /^([\da-f]{12})(?:\.([\da-f]{12}))?$/u;
const ISSUE = "Call request_review for another one: nothing is lost.";
const ID_LENGTH = 12;

/** A review that an agent waits for, and the delivery that it has received, if any. */
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

/** Returns the review of a ticket. The delivery that the ticket names is acknowledged: it is not sent again. */
async function acknowledged(galley: Galley, ticket: string) {
  const { review, delivery } = readTicket(ticket);
  const found = await findReview(galley, review);
  if (delivery !== null) await markDelivered(galley, found.id, [], delivery);
  return found;
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
    title: { type: "string", description: "One line. Default: the subject of the last commit." },
    body: { type: "string", description: "The purpose of the change for the reviewer, as Markdown." },
    target: { type: "string", description: "The branch that the change is for. Default: the one it comes from." },
    ticket: {
      type: "string",
      description: "The ticket of the last delivery, if there was one: it is acknowledged and not sent again.",
    },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const ticket = toolArgs.textIfAny("ticket");
    const before = ticket === undefined ? null : await acknowledged(galley, ticket);
    const isUncommitted = toolArgs.flag("uncommitted", false);
    const { revision, patchSets, isPrivate, state } = await requestedReview(galley, {
      what: toolArgs.textIfAny("what") ?? (isUncommitted ? undefined : before?.revision),
      isUncommitted,
      title: toolArgs.textIfAny("title") ?? null,
      body: toolArgs.textIfAny("body") ?? null,
      target: toolArgs.textIfAny("target") ?? null,
    });
    const next = ticketText({ review: revision, delivery: null });
    const patchSet = patchSets.at(-1)?.number ?? null;
    return {
      text: [
        `Review ${revision} is requested; patch set ${patchSet ?? "unknown"} is the current one.`,
        `The reviewer can open it with: galley review ${next}`,
        `Call wait_for_review with ticket "${next}".`,
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
    const seconds = toolArgs.countIfAny("timeout_seconds", 1, MCP_WAIT_S_MAX) ?? MCP_WAIT_S_MAX;
    const ticket = toolArgs.text("ticket");
    const { galley } = call;
    return withProgress(call, seconds, async (ending) => {
      const { id, revision } = await acknowledged(galley, ticket);
      const before = await previousCommentIds(galley, revision, undefined);
      const end = await waitForReader(galley, id, before, ending);
      if (end?.kind === "submitted") return deliveryAnswer(galley, { id, revision }, end.submitted);
      if (end?.kind === "over") {
        return {
          text: `Review ${revision} is ${end.state.toLowerCase()}: it is over, and nothing more will be submitted. Do not wait any longer.`,
          facts: { status: "over", ticket, review: revision, state: end.state, submittedVerdict: null },
        };
      }
      const { state } = await findReview(galley, revision);
      return {
        text: `Pending: nothing was submitted on review ${revision}. Call this tool again with the same ticket.`,
        facts: { status: "pending", ticket, review: revision, state, submittedVerdict: null },
      };
    });
  },
};

/** Runs `act` with a signal that aborts after some seconds, and reports progress meanwhile. */
async function withProgress(
  { signal, progress }: McpCall,
  seconds: number,
  act: (ending: AbortSignal) => Promise<ToolAnswer>,
): Promise<ToolAnswer> {
  const begun = performance.now();
  const report = (): void => progress((performance.now() - begun) / 1000, seconds, "waiting for the reviewer");
  report();
  // Node forgets an `AbortSignal.timeout` that only `AbortSignal.any` refers to.
  const over = new AbortController();
  const timer = setInterval(report, PROGRESS_MS);
  const timeout = setTimeout(() => over.abort(), seconds * 1000);
  try {
    return await act(AbortSignal.any([signal, over.signal]));
  } finally {
    clearInterval(timer);
    clearTimeout(timeout);
  }
}

/** Writes a delivery. It was recorded before, so that a ticket can acknowledge it. */
async function deliveryAnswer(
  galley: Galley,
  { id, revision }: { readonly id: string; readonly revision: string },
  submitted: SubmittedReview,
): Promise<ToolAnswer> {
  const { verdict, answers } = submitted;
  const threads = unresolvedOrNew(await listThreads(galley, revision, { isOpen: false }), answers);
  const { id: delivery, isRepeated } = await offerDelivery(galley, id, answers);
  const { text, facts } = threadBatch(threads);
  const openThreads = threads.filter(({ json }) => json.state === "OPEN").length;
  const ticket = ticketText({ review: revision, delivery });
  const head = [
    `${verdictText(submitted, openThreads)} (review ${revision}, delivery ${delivery}).`,
    ...(isRepeated ? ["Some of it was sent before, and not acknowledged."] : []),
    verdict === "APPROVE" && openThreads === 0
      ? `Nothing is left to do. To wait for more, call wait_for_review with ticket "${ticket}".`
      : `Next: change the code, call propose_addressed for each comment that the change addresses and reply to the others, then call request_review and wait_for_review with ticket "${ticket}".`,
    "What the reviewer wrote, and unresolved comments:",
  ].join("\n");
  return {
    text: `${head}\n\n${text}`,
    facts: {
      status: "delivered",
      ticket,
      delivery,
      isRepeated,
      review: revision,
      submittedVerdict: VERDICTS[verdict],
      submitted: answers,
      openThreads,
      ...facts,
    },
  };
}
