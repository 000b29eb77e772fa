import { createInterface } from "node:readline/promises";
import { GalleyError } from "#contract/errors.ts";
import type { Forge } from "#server/exchange/forges/forgeQueries.ts";
import { pullUrl } from "#server/exchange/forges/PullAddress.ts";
import { forgeOfPull } from "#server/exchange/forges/sending/hostForge.ts";
import type { ForgeCommand, SendAct, SendPlan } from "#server/exchange/forges/sending/SendPlan.ts";
import type { Sending } from "#server/exchange/forges/sending/Sending.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { pullOf } from "#server/reviews/state/Review.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";
import { decodeText } from "../commands/readInputFile.ts";
import { runForgeTool, shellText } from "../forges/runForgeTool.ts";
import { counted } from "../output/format.ts";
import { withReviews } from "../server/repositories.ts";

/** The parts of the command that other uses have, too. */
interface PullCommands {
  /** Fetches the pull request of this name, and returns the key of its review. */
  readonly open: (name: string) => Promise<{ readonly key: string }>;
  /** Returns the commands whose output is what the forge has. */
  readonly query: (kind: Forge, url: string | null) => Promise<readonly ForgeCommand[]>;
}

/** Prints what would be sent of a review to its forge, and sends it if that is confirmed, by the user's own program. */
export async function sendReview(
  { positionals: [, name, ...others], options }: ParsedCommand,
  context: CommandContext,
  commands: PullCommands,
): Promise<Outcome> {
  if (name === undefined || others.length > 0)
    throw new GalleyError("BAD_INPUT", WHICH, { next: "galley pr send <number|address>" });
  const { path, agent, reportProgress } = context;
  const { key } = await commands.open(name);
  return withReviews(path, agent, async (reviews) => {
    const { planned, send } = await planReview(reviews, { key, name }, context, commands);
    const { plan, steps, notes } = planned;
    if (steps.length === 0) return readable(lines([...notes, NONE, ...plan.notSent]));
    const text = lines([...notes, ...(send === null ? [] : [""]), planText(planned)]);
    if (send === null) return readable(lines([text.trimEnd(), BY_HAND]));
    const again = `Send it: galley pr send ${name} --confirm ${plan.hash}`;
    const confirmed = optionText({ options }, "confirm");
    if (confirmed === undefined) {
      if (options["preview"] === true || !mayAsk(context)) return readable(lines([text, again]));
      reportProgress(text);
      if (!(await isConfirmed(context))) return readable(lines([NOTHING]));
    } else if (confirmed !== plan.hash) {
      reportProgress(text);
      throw new GalleyError("STALE", OTHER, { next: again });
    }
    await send();
    return readable(lines([`Sent to ${placeText(plan)}.`]));
  });
}

/** The plan of what is sent of a review, and the function that sends it; null for Gerrit, to which the user sends it. */
interface PlannedReview {
  readonly planned: Pick<Sending, "plan" | "counts" | "steps" | "notes">;
  readonly send: (() => Promise<void>) | null;
}

/** Asks the forge of a review what it has, by the user's own program, and plans what is sent to it. */
async function planReview(
  reviews: ReviewContext,
  { key, name }: { readonly key: string; readonly name: string },
  { reportProgress }: Pick<CommandContext, "reportProgress">,
  { query }: PullCommands,
): Promise<PlannedReview> {
  const { planGerrit, Sending } = await import("#server/exchange/forges/sending/Sending.ts");
  const pull = pullOf(await requireReview(reviews, key));
  if (pull === null) throw new GalleyError("STALE");
  if (pull.kind === "change") return { planned: { ...(await planGerrit(reviews, key)), notes: [] }, send: null };
  const commands = await query((await forgeOfPull(reviews, pull)).forge, pullUrl(pull));
  const read = async (): Promise<string> =>
    decodeText(await runForgeTool(commands, reportProgress, NOTHING), "This answer");
  const planned = await Sending.begin(reviews, key, await read());
  const next = `Run it again: galley pr send ${name}`;
  const run = async (requests: readonly ForgeCommand[], isPublished: boolean): Promise<void> => {
    await runForgeTool(requests, reportProgress, isPublished ? PUBLISHED : PENDING, next);
  };
  return { planned, send: async () => planned.run({ read, send: run }) };
}

const lines = (all: readonly string[]): string => `${all.join("\n")}\n`;

const NONE = "There is nothing to send.";
const BY_HAND = "Send it: run this request in a shell. Galley does not run it for Gerrit.";
const WHICH = "Name the one pull request whose review is to be sent.";
const NOTHING = "Nothing was sent.";
const OTHER = "What would be sent is not what you confirmed. Nothing was sent; this is it now.";

/** A program that reads the output has nobody to answer. */
function mayAsk({ agent }: CommandContext): boolean {
  return agent === null && process.stdin.isTTY && process.stderr.isTTY;
}

async function isConfirmed({ input }: CommandContext): Promise<boolean> {
  const lines = createInterface({ input, output: process.stderr });
  try {
    return /^y(?:es)?$/iu.test((await lines.question("Send? [y/N] ")).trim());
  } finally {
    lines.close();
  }
}

const PENDING = "Nothing was published: what was sent waits in your pending review there.";
const PUBLISHED = "The review was published, but not everything after it was done.";

function placeText({ host, path, number }: SendPlan): string {
  return `${host}/${path}, pull request ${number}`;
}

/** Lists what is sent, the texts, and the requests in their order. */
function planText({ plan, steps, counts }: Pick<Sending, "plan" | "counts" | "steps">): string {
  const { acts, summary, others, login, head, notSent, rules } = plan;
  const texts = acts.flatMap((act) => (act.kind === "edit" && act.isThere ? [] : [actText(act, rules.name)]));
  if (summary !== null && summary.text !== "") texts.push(`Text of the review:\n${indented(summary.text)}`);
  const reasons = new Set(summary?.entries.flatMap(({ reason }) => reason ?? []));
  const pending =
    others === 0 ? [] : [`${counted(others, "other comment")} in your pending review there: published with it.`];
  const requests = steps.flatMap(({ commands }) => commands.map(shellText));
  return [
    `To ${placeText(plan)}, at ${head.slice(0, 12)}, as ${login ?? "you"}:\n  ${counts.join("; ")}`,
    ...texts,
    ...list("In the text of the review, because:", [...reasons]),
    ...list("Also:", pending),
    ...list("Not sent:", notSent),
    `Requests, in this order:\n${requests.join("\n")}`,
  ].join("\n\n");
}

function list(head: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [[head, ...lines.map((line) => `  ${line}`)].join("\n")];
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gmu, "    ");
}

const ACTS = {
  thread: "Comment on",
  reply: "Reply in the thread",
  edit: "Changed text of comment",
  approve: "Approve the change",
  resolve: "Resolve the thread",
  reopen: "Reopen the thread",
} as const satisfies Record<SendAct["kind"], string>;

function actText({ kind, place, comment, thread, text, isThere }: SendAct, forge: string): string {
  const { path = "", startLine = null, endLine = null, side } = place ?? {};
  const lines =
    startLine === null ? "" : startLine === endLine ? `, line ${startLine}` : `, lines ${startLine} to ${endLine}`;
  const about = place === null ? (kind === "edit" ? comment : thread).slice(0, 12) : `${path}${lines}`;
  const old = side === "old" ? " before the change" : "";
  const there = isThere ? ` (waits on ${forge} already)` : "";
  return `${ACTS[kind]} ${about}${old}${there}${text === "" ? "" : `:\n${indented(text)}`}`;
}
