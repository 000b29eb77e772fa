import { MCP_WAIT_S_MAX } from "#contract/limits.ts";
import { chosenRemarks } from "#cli/reviews/chosenRemarks.ts";
import { chosenReview } from "#cli/reviews/chosenReview.ts";
import { saidBefore } from "#cli/reviews/saidBefore.ts";
import { waitForReader } from "#cli/reviews/waitForReader.ts";
import type { McpTool } from "./McpTool.ts";
import { remarkPage } from "./remarkPage.ts";
import { reviewArgument } from "./reviewArgument.ts";

/** Clients that were told nothing else give a call up after a minute. */
const USUAL_S = 50;
const PROGRESS_MS = 5000;
const SAYS = {
  APPROVE: ["approve", "approved"],
  REQUEST_CHANGES: ["reject", "asked for changes"],
  COMMENT: ["comment", "left remarks alone"],
} as const;

/** Waits until the reader hands the review back. */
export const waitTool: McpTool = {
  name: "wait_for_hand_back",
  title: "Wait until the review is handed back",
  says: "Wait until the person who reads the change hands it back by a verdict or by remarks, then give what is open. What they said since you last listed remarks counts. Call it again where nobody did in time.",
  reads: true,
  takes: {
    review: reviewArgument,
    timeout_seconds: {
      type: "integer",
      minimum: 1,
      maximum: MCP_WAIT_S_MAX,
      description: `${USUAL_S} where left out.`,
    },
    since: { type: "string", description: "Count what was said since this patch set (2) or time (ISO 8601)." },
  },
  needs: [],
  async run({ galley, shown, signal, progress }, given) {
    const most = given.countIfAny("timeout_seconds", 1, MCP_WAIT_S_MAX) ?? USUAL_S;
    const { id, revision } = await chosenReview(galley, given.textIfAny("review"), true);
    const since = given.textIfAny("since");
    const known = since === undefined ? shown.get(revision) : undefined;
    const before = known ?? (await saidBefore(galley, revision, since));
    const begun = performance.now();
    const tell = (): void => progress((performance.now() - begun) / 1000, most, "waiting for the reader");
    tell();
    const timer = setInterval(tell, PROGRESS_MS);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(most * 1000)]);
    const answer = await waitForReader(galley, id, before, ending).finally(() => clearInterval(timer));
    if (answer === null) {
      shown.set(revision, before); // what comes between two calls counts in the next
      const text = `Nobody has handed review ${revision} back yet. Call this tool again to go on waiting.`;
      return { text, facts: { review: revision, handedBack: null } };
    }
    const { remarks, said } = await chosenRemarks(galley, revision, { isOpen: true });
    shown.set(revision, said);
    const page = remarkPage(remarks, undefined);
    const [handedBack, says] = SAYS[answer];
    const head = `The reader ${says} (review ${revision}). What is open:`;
    return { text: `${head}\n\n${page.text}`, facts: { review: revision, handedBack, ...page.facts } };
  },
};
