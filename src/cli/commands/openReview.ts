import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { locateRepository } from "#server/git/repository/discover.ts";
import { type ParsedCommand, optionText, parsePort } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { listThreads, unresolvedOrNew } from "../reviews/findComments.ts";
import { findReview, type FoundReview } from "../reviews/findReview.ts";
import { requestToWait, reviewTarget, type ReviewTarget } from "../reviews/reviewTarget.ts";
import { markDelivered, previousCommentIds, verdictText, waitForReader } from "../reviews/waitForReview.ts";
import { serveInBackground, runningPage } from "../server/serveInBackground.ts";
import { openBrowser, shownLink } from "../server/openBrowser.ts";
import { type CommandContext, exact, type Outcome, readable, threadsOutcome } from "./CommandResult.ts";

/** The time in which the page that submitted the review may receive the response to its mutation. */
const LAST_ANSWER_MS = 1000;

/** The time that pending writes may take on exit. */
const STOP_MS = 700;

/** A page of a running server, this process or another. */
interface Shown {
  readonly page: string;
  /** True if another process serves it. */
  readonly isOthers: boolean;
  close(): Promise<unknown>;
  /** Continues serving in the background if a page is connected. Called after `close`. */
  resume(): void;
}

/**
 * Opens the requested page on a running server, or else on a server in this process that runs until interrupted. With
 * --wait it ends when the reviewer submits a review, or did so unnoticed, and prints the unresolved comments; the page stays available in
 * the background.
 */
export async function reviewCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { path, agent, signal, reportProgress } = context;
  const act = async (galley: Galley): Promise<Outcome> => {
    const target = await reviewTarget(galley, command);
    const { review } = target;
    if (command.options["wait"] === true) await requestToWait(galley, review, reportProgress);
    const before = review === null ? new Set<string>() : await previousCommentIds(galley, review.revision, undefined);
    const { page, isOthers, close, resume } = await showPage(target, command, context);
    let isSubmitted = false;
    try {
      reportProgress(`Galley is at ${shownLink(page, agent)}`);
      if (command.options["no-open"] !== true) await openBrowser(page, process.env);
      if (review !== null && command.options["wait"] === true) {
        const outcome = await waitOutcome(galley, review, before, command, context);
        isSubmitted = !signal.aborted;
        if (isSubmitted && !isOthers) await pause(LAST_ANSWER_MS);
        return outcome;
      }
      if (!isOthers && !signal.aborted) await once(signal, "abort");
      return exact("");
    } finally {
      await Promise.race([close(), pause(STOP_MS)]);
      if (isSubmitted) resume();
    }
  };
  return withGalley(path, act, { agent, log: reportProgress });
}

/** Finds a running server, or starts one; always starts one if a port or a host is given. */
async function showPage(
  { addressIn }: ReviewTarget,
  command: ParsedCommand,
  { path, directory, reportProgress }: CommandContext,
): Promise<Shown> {
  const port = optionText(command, "port");
  const host = optionText(command, "host");
  const running =
    port === undefined && host === undefined ? await runningPage((await locateRepository(path)).id, addressIn) : null;
  if (running !== null)
    return { page: running, isOthers: true, close: () => Promise.resolve(), resume: () => undefined };
  const { serve } = await import("../server/serve.ts");
  const { link, prepare, close, idleMs, address, slugs } = await serve({
    paths: [path],
    directory,
    host: host ?? "127.0.0.1",
    port: port === undefined ? DEFAULT_PORT : parsePort(port),
    exact: port !== undefined,
    log: reportProgress,
  });
  const [slug = ""] = slugs;
  prepare(addressIn(slug));
  return {
    page: link(addressIn(slug)),
    isOthers: false,
    close,
    resume: () => {
      if (idleMs() !== null) serveInBackground(path, host ?? "127.0.0.1", Number(new URL(address).port || 80));
    },
  };
}

/**
 * Waits until the named review is submitted, which it may already be: what this watcher has not received yet counts, and
 * with `--since` everything from there on.
 */
export async function waitCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const review = await findReview(galley, command.positionals[0]);
  const before = await previousCommentIds(galley, review.revision, optionText(command, "since"));
  return waitOutcome(galley, review, before, command, context);
}

const CODES = { APPROVE: 0, REQUEST_CHANGES: 10, COMMENT: 11 } as const;
const APPROVED_WITH_OPEN_THREADS = 12;
const OVER = 13;
const INTERRUPTED = 130;

/**
 * Waits until the review is submitted, then returns the verdict, and below it the unresolved comments and those that came with it. The
 * exit code is the verdict. Once printed, it counts as delivered.
 */
async function waitOutcome(
  galley: Galley,
  { id, revision, title }: Pick<FoundReview, "id" | "revision" | "title">,
  before: ReadonlySet<string>,
  command: ParsedCommand,
  { path, agent, signal, reportProgress }: CommandContext,
): Promise<Outcome> {
  reportProgress(`Waiting for a review of “${title}” (${revision.slice(0, 12)}).`);
  const end = await waitForReader(galley, id, before, signal);
  if (end === null) return exact("", INTERRUPTED);
  if (end.kind === "over") {
    reportProgress(`The review is ${end.state.toLowerCase()}: nothing more will be submitted.`);
    return exact("", OVER);
  }
  const { verdict, answers } = end.submitted;
  const threads = await listThreads(galley, revision);
  const shown = unresolvedOrNew(threads, answers);
  const open = shown.filter(({ json }) => json.state === "OPEN").length;
  const isUnfinished = verdict === "APPROVE" && open > 0;
  const code = isUnfinished ? APPROVED_WITH_OPEN_THREADS : CODES[verdict];
  const format = optionText(command, "format");
  const headline = `${verdictText(end.submitted, open)}.`;
  const outcome = threadsOutcome(shown, format, code);
  const isForPeople = format === undefined || format === "md";
  if (!isForPeople) reportProgress(headline);
  return {
    ...(isForPeople
      ? readable(shown.length === 0 ? `${headline}\n` : `${headline}\n\n${outcome.text}`, code)
      : outcome),
    onPrinted: () => withGalley(path, (one) => markDelivered(one, id, answers), { agent, log: reportProgress }),
  };
}
