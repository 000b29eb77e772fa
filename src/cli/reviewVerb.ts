import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_PORT } from "#contract/limits.ts";
import { GalleyError } from "#contract/errors.ts";
import { slugsOf } from "#contract/slugsOf.ts";
import type { Outcome } from "./Outcome.ts";
import { openBrowser } from "./openBrowser.ts";
import { optionText } from "./optionText.ts";
import { parsePort } from "./parsePort.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { reviewTarget } from "./reviewTarget.ts";
import { saidBefore } from "./saidBefore.ts";
import { serve } from "./serve.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitOutcome } from "./waitOutcome.ts";
import { withReviews } from "./withReviews.ts";

const NOTHING_TO_WAIT = "Nobody reviews this, so nobody can hand it back.";
const REQUEST = "Ask for a review with `galley request`, or open the uncommitted work with --worktree.";

/** How long the page of whoever handed back may take to hear that it was written. */
const LAST_ANSWER_MS = 1000;

/** How long what is being written may take to be there, once it is to end. */
const STOP_MS = 700;

/**
 * Serves the repository, opens the page that is asked for, and goes on until it is interrupted; where it is to wait, until the
 * reader hands back, and then prints what is open.
 */
export async function reviewVerb(asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, signal, tell } = surroundings;
  const path = resolve(directory, optionText(asked, "repo") ?? ".");
  return withReviews(path, async (room) => {
    const { addressIn, review } = await reviewTarget(room, asked);
    if (asked.options["wait"] === true && review === null)
      throw new GalleyError("BAD_INPUT", NOTHING_TO_WAIT, { next: REQUEST });
    const before = review === null ? new Set<string>() : saidBefore(review, null);
    const port = optionText(asked, "port");
    const { address, close } = await serve({
      paths: [path],
      directory,
      host: optionText(asked, "host") ?? "127.0.0.1",
      port: port === undefined ? DEFAULT_PORT : parsePort(port),
      exact: port !== undefined,
      log: tell,
    });
    try {
      const [slug = ""] = slugsOf([room.git.name]);
      const page = new URL(addressIn(slug), address).href;
      tell(`Galley is at ${page}`);
      if (asked.options["no-open"] !== true) openBrowser(page, process.env);
      if (review !== null && asked.options["wait"] === true) {
        const outcome = await waitOutcome(room, review, before, asked, surroundings);
        if (!signal.aborted) await pause(LAST_ANSWER_MS);
        return outcome;
      }
      await interrupted(signal);
      return { text: "", isExact: true, code: 0 };
    } finally {
      await Promise.race([close(), pause(STOP_MS)]);
    }
  });
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolved) => {
    if (signal.aborted) resolved();
    else signal.addEventListener("abort", () => resolved());
  });
}
