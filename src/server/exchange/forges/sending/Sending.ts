import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { parseSuggestions } from "#contract/suggesting/suggestionText.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import { partThread } from "#server/reviews/positions/suggesting/suggestedParts.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { type DerivedThread, pullOf } from "#server/reviews/state/Review.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import type { Conversation } from "../Conversation.ts";
import { ForgeLines } from "../forgeLines.ts";
import { type Forge, parseConversation } from "../forgeQueries.ts";
import { pullUrl } from "../PullAddress.ts";
import { fetchAgain, importAnswer } from "../pulls.ts";
import { readGerritConversation } from "../gerritConversation.ts";
import { GERRIT_RULES, gerritCommand } from "./gerritSending.ts";
import { forgeOfPull } from "./hostForge.ts";
import { GITHUB_RULES, githubSteps } from "./githubSending.ts";
import { GITEA_RULES, giteaSteps, GITLAB_RULES, gitlabSteps } from "./restSending.ts";
import { planSend, type SendInput, type SentFile } from "./planSend.ts";
import type { ForgeCommand, ForgeRules, SendPlan, SendStep } from "./SendPlan.ts";
import { planCounts } from "./sentText.ts";

/** Sends to one kind of forge. */
interface Sender {
  readonly rules: ForgeRules;
  /** Returns the requests that are left of a plan; only later ones may lack ids that the forge gives. */
  readonly steps: (plan: SendPlan, conversation: Conversation) => readonly SendStep[];
}

const SENDERS: Readonly<Record<Forge, Sender>> = {
  github: { rules: GITHUB_RULES, steps: githubSteps },
  gitlab: { rules: GITLAB_RULES, steps: gitlabSteps },
  gitea: { rules: GITEA_RULES, steps: giteaSteps },
};

/** No forge needs more. */
const STEPS_MAX = 20;
const MOVED = "The pull request has another head there than here, so nothing was published.";
const INCOMPLETE = "The answer of the forge is not complete, so what it has already is unknown. Nothing was sent.";

/** A review on its way to its forge: the plan, and what is left of it after each answer. */
export class Sending {
  readonly plan: SendPlan;
  /** The numbers of what the plan sends, by kind. */
  readonly counts: readonly string[];
  /** Sentences about what the forge's answer changed here. */
  readonly notes: readonly string[];
  steps: readonly SendStep[];
  readonly #context: ReviewContext;
  readonly #sender: Sender;
  readonly #input: SendInput;

  private constructor(context: ReviewContext, sender: Sender, input: SendInput, notes: readonly string[]) {
    this.#context = context;
    this.#sender = sender;
    this.#input = input;
    this.notes = notes;
    this.plan = planSend(input);
    this.counts = planCounts(this.plan);
    this.steps = sender.steps(this.plan, input.conversation);
  }

  /** Imports what the forge has, and plans what is sent to it. Fails as STALE if it has another head than the review. */
  static async begin(context: ReviewContext, name: string, text: string): Promise<Sending> {
    const conversation = parseConversation(text);
    const sender = conversation.forge === "gerrit" ? undefined : SENDERS[conversation.forge];
    if (sender === undefined)
      throw new GalleyError("BAD_INPUT", "Gerrit has no such answer.", { next: "Send to it without --with." });
    const notes = await importAnswer(context, name, text);
    const review = await requireReview(context, name);
    if (complete(conversation).head !== review.head) throw movedHead(conversation);
    return new Sending(context, sender, await readSendInput(context, review, conversation, sender.rules), notes);
  }

  /**
   * Sends step by step, and asks the forge after each what it has: so an interrupted run is completed by the next, and nothing is sent twice.
   * Fails as STALE if its head moved before the review was published. Remembers in the end where the forge has what was sent.
   */
  async run({ send, read }: SendPrograms): Promise<void> {
    let [answer, last, isPublished] = ["", "", this.plan.summary === null];
    let left = STEPS_MAX;
    for (let [step] = this.steps; step !== undefined; [step] = this.steps) {
      const now = JSON.stringify(step.commands);
      if (now === last || left-- === 0)
        throw new GalleyError("CONFLICT", NOT_TAKEN, { next: "Send the rest on its page." });
      await send(step.commands, isPublished);
      last = now;
      isPublished ||= step.publishes;
      answer = await read();
      const conversation = complete(parseConversation(answer));
      if (!isPublished && conversation.head !== this.plan.head) throw movedHead(conversation);
      this.steps = this.#sender.steps(planSend({ ...this.#input, conversation }), conversation);
    }
    if (answer !== "") await importAnswer(this.#context, this.#input.review.revision, answer);
  }
}

/** The user's own programs, which alone talk to the forge. */
export interface SendPrograms {
  /** Runs commands; `isPublished` if others see the review by then. */
  readonly send: (commands: readonly ForgeCommand[], isPublished: boolean) => Promise<void>;
  /** Returns what the forge has. */
  readonly read: () => Promise<string>;
}

const NOT_TAKEN = "The forge accepted a request, but does not show what it was for.";

function movedHead({ number }: Conversation): GalleyError {
  return new GalleyError("STALE", MOVED, { next: `Fetch it and see the new preview: galley pr send ${number}` });
}

function complete(conversation: Conversation): Conversation {
  if (conversation.isComplete && conversation.sending !== undefined) return conversation;
  throw new GalleyError("BAD_INPUT", INCOMPLETE, { next: "Send it on the page of the pull request." });
}

const ELSEWHERE = "Galley cannot send to the host of this review.";
/** In place of an answer of the forge. */
const NOTHING_KNOWN = {
  title: "",
  body: "",
  author: null,
  patchSets: [],
  threads: [],
  verdicts: [],
  drafts: [],
  requestedReviewers: [],
  viewedPaths: [],
  isComplete: false,
};

/** Returns the pull request of a review, and the kind of its forge. Fails as BAD_INPUT for a host that Galley cannot send to. */
export async function sentPull(context: ReviewContext, name: string) {
  const review = await requireReview(context, name);
  const pull = pullOf(review);
  const url = pull && pullUrl(pull);
  if (pull === null || url === null || !["pull", "mergeRequest", "change"].includes(pull.kind))
    throw new GalleyError("BAD_INPUT", ELSEWHERE, { next: "Send it on the page of the pull request." });
  const forge = pull.kind === "change" ? ("gerrit" as const) : (await forgeOfPull(context, pull)).forge;
  return { review, pull, url, forge };
}

/** Plans what would be sent of a review by what is known here. Asks no forge. Fails as `sentPull` does. */
export async function planUnsent(context: ReviewContext, name: string): Promise<SendPlan> {
  const { review, pull, url, forge } = await sentPull(context, name);
  const { host, path, number } = pull;
  const rules = forge === "gerrit" ? GERRIT_RULES : SENDERS[forge].rules;
  const conversation: Conversation = { ...NOTHING_KNOWN, forge, host, path, number, url, head: review.head };
  return planSend(await readSendInput(context, review, conversation, rules));
}

/**
 * Plans what is sent of a review to Gerrit, by its conversation as git fetches it: one command that the user runs, none if there is
 * nothing to send. Fails as `fetchPull` does, and as STALE if Gerrit has another patch set than the review.
 */
export async function planGerrit(
  context: ReviewContext,
  name: string,
): Promise<Pick<Sending, "plan" | "counts" | "steps">> {
  const { meta, pull } = await fetchAgain(context, name);
  if (meta === null) throw new GalleyError("BAD_INPUT", ELSEWHERE, { next: "Send it on the page of the change." });
  const conversation = await readGerritConversation(context.git, meta.commit, meta.heads, pull);
  const review = await requireReview(context, name);
  if (conversation.head !== review.head) throw movedHead(conversation);
  const plan = planSend(await readSendInput(context, review, conversation, GERRIT_RULES));
  const settled = review.threads.filter(({ state }) => state === "NOTE" || state === "RESOLVED");
  const command = gerritCommand(plan, conversation, new Set(settled.map(({ root }) => root.item.id)));
  const isEmpty = plan.acts.length === 0 && plan.summary === null;
  return { plan, counts: planCounts(plan), steps: isEmpty ? [] : [{ commands: [command], publishes: true }] };
}

/** Reads the places of the viewer's threads in the change that a forge has, and the patches of their files. */
async function readSendInput(
  { git, store, viewer, now }: ReviewContext,
  review: IndexedReview,
  conversation: Conversation,
  rules: ForgeRules,
): Promise<SendInput> {
  const { email } = requireRight(viewer, "verdict", null);
  const { head, base } = review;
  if (head === null || base === null) throw movedHead(conversation);
  const own = review.threads.filter((thread) => thread.root.item.author === email && homeOf(thread) === null);
  const parts = new Map(own.map((thread) => [thread, sentParts(thread)]));
  const positions = await positionsOf(git, review, [...own, ...[...parts.values()].flat().map(({ at }) => at)]);
  const paths = new Set([...positions.values()].map(({ path }) => path));
  const changed = (await diffTree(git, base, head)).filter((one) => paths.has(one.newPath) || paths.has(one.oldPath));
  const patches = await diffPatches(git, base, head, changed);
  const files = changed.map(({ oldPath, newPath }, at): SentFile => {
    const patch = patches[at];
    const hunks = patch instanceof Buffer ? parsePatch(decodeBytes(patch)).hunks : [];
    return { path: newPath ?? oldPath ?? "", oldPath: oldPath ?? newPath ?? "", hunks };
  });
  const drafts = (await readDrafts(store)).get(review.revision)?.length ?? 0;
  const lines = new ForgeLines(conversation, email, now());
  return { review, viewer: email, conversation, lines, rules, positions, parts, files, drafts };
}

/** Returns the parts of the suggestion with which a thread begins. */
function sentParts(thread: DerivedThread) {
  const found = parseSuggestions(thread.root.latest.description).find(([first]) => first?.range != null) ?? [];
  return found.map((part) => ({ ...part, at: partThread(thread, part.range) }));
}
