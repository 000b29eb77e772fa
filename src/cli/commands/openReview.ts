import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { locateRepository } from "#server/git/disk/discover.ts";
import { type AskedVerb, optionText, parsePort } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { chosenRemarks } from "../reviews/findComments.ts";
import { chosenReview, type ChosenReview } from "../reviews/findReview.ts";
import { reviewTarget, type ReviewTarget } from "../reviews/reviewTarget.ts";
import { saidBefore, waitForReader } from "../reviews/waitForReview.ts";
import { keepServing, runningPage } from "../server/keepServing.ts";
import { openBrowser } from "../server/openBrowser.ts";
import { type Outcome, remarksOutcome, type VerbSurroundings } from "./CommandResult.ts";

/** How long the page of whoever handed back may take to hear that it was written. */
const LAST_ANSWER_MS = 1000;

/** How long what is being written may take to be there, once it is to end. */
const STOP_MS = 700;

const DONE: Outcome = { text: "", isExact: true, code: 0 };

/** A page of a Galley that serves, this one or another. */
interface Shown {
  readonly page: string;
  /** Whether it goes on without us. */
  readonly isOthers: boolean;
  close(): Promise<unknown>;
  /** Has the page of whoever reads it go on without us; nothing where nobody does. Called once it is closed. */
  goOn(): void;
}

/**
 * Opens the page that is asked for, in the Galley that serves the repository or, where none does, in one that goes on until it
 * is interrupted. Where it is to wait it ends when the reader hands back, and prints what is open; the page goes on, for what the
 * reader does next.
 */
export async function reviewVerb(asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, signal, tell } = surroundings;
  const path = resolve(directory, optionText(asked, "repo") ?? ".");
  const act = async (galley: Galley): Promise<Outcome> => {
    const target = await reviewTarget(galley, asked);
    const { review } = target;
    const before = review === null ? new Set<string>() : await saidBefore(galley, review.revision, undefined);
    const { page, isOthers, close, goOn } = await showPage(target, path, asked, surroundings);
    let isHandedBack = false;
    try {
      tell(`Galley is at ${page}`);
      if (asked.options["no-open"] !== true) openBrowser(page, process.env);
      if (review !== null && asked.options["wait"] === true) {
        const outcome = await waitOutcome(galley, review, before, asked, surroundings);
        isHandedBack = !signal.aborted;
        if (isHandedBack && !isOthers) await pause(LAST_ANSWER_MS);
        return outcome;
      }
      if (!isOthers) await interrupted(signal);
      return DONE;
    } finally {
      await Promise.race([close(), pause(STOP_MS)]);
      if (isHandedBack) goOn();
    }
  };
  return withGalley(path, act, { agent: optionText(asked, "agent") ?? surroundings.agent, log: tell });
}

/** Finds who serves the repository, or serves it; where a port or a host is named always the latter. */
async function showPage(
  { addressIn }: ReviewTarget,
  path: string,
  asked: AskedVerb,
  { directory, tell }: VerbSurroundings,
): Promise<Shown> {
  const port = optionText(asked, "port");
  const host = optionText(asked, "host");
  const running =
    port === undefined && host === undefined ? await runningPage((await locateRepository(path)).id, addressIn) : null;
  if (running !== null) return { page: running, isOthers: true, close: () => Promise.resolve(), goOn: () => undefined };
  const { serve } = await import("../server/serve.ts");
  const { link, close, idleMs, address, slugs } = await serve({
    paths: [path],
    directory,
    host: host ?? "127.0.0.1",
    port: port === undefined ? DEFAULT_PORT : parsePort(port),
    exact: port !== undefined,
    log: tell,
  });
  const [slug = ""] = slugs;
  return {
    page: link(addressIn(slug)),
    isOthers: false,
    close,
    goOn: () => {
      if (idleMs() !== null) keepServing(path, host ?? "127.0.0.1", Number(new URL(address).port || 80));
    },
  };
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolved) => {
    if (signal.aborted) resolved();
    else signal.addEventListener("abort", () => resolved());
  });
}

/** Waits for the hand-back of the review that is named; what was said since `--since` counts too. */
export async function waitVerb(galley: Galley, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const review = await chosenReview(galley, asked.places[0]);
  const before = await saidBefore(galley, review.revision, optionText(asked, "since"));
  return waitOutcome(galley, review, before, asked, surroundings);
}

const CODES = { APPROVE: 0, REQUEST_CHANGES: 10, COMMENT: 11 } as const;
const INTERRUPTED: Outcome = { text: "", isExact: true, code: 130 };

/** Waits until the reader hands a review back, then gives what is open; its exit code says what they said. */
async function waitOutcome(
  galley: Galley,
  { id, revision, title }: Pick<ChosenReview, "id" | "revision" | "title">,
  before: ReadonlySet<string>,
  asked: AskedVerb,
  { signal, tell }: VerbSurroundings,
): Promise<Outcome> {
  tell(`Waiting until somebody hands back “${title}” (${revision.slice(0, 12)}).`);
  const answer = await waitForReader(galley, id, before, signal);
  if (answer === null) return INTERRUPTED;
  const { remarks } = await chosenRemarks(galley, revision, { isOpen: true });
  return remarksOutcome(remarks, optionText(asked, "format"), CODES[answer]);
}
