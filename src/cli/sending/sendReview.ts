import { createInterface } from "node:readline/promises";
import { nameLines } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import type { sendReviewReportMutation } from "#generated/sendReviewReportMutation.graphql.ts";
import type { sendReviewSubscription } from "#generated/sendReviewSubscription.graphql.ts";
import type { Forge } from "#server/exchange/forges/forgeQueries.ts";
import type { ForgeCommand, SendAct, SendPlan } from "#server/exchange/forges/sending/SendPlan.ts";
import type { Sending } from "#server/exchange/forges/sending/Sending.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";
import { decodeText } from "../commands/readInputFile.ts";
import { runForgeTool, shellText } from "../forges/runForgeTool.ts";
import { counted } from "../output/format.ts";
import { withReviews } from "../server/repositories.ts";

/** The parts of the command that other uses have, too. */
interface PullCommands {
  /** True if somebody at a terminal can answer. */
  readonly mayAsk: boolean;
  /** Fetches the pull request of this name, and returns the key of its review. */
  readonly open: (name: string) => Promise<{ readonly key: string }>;
  /** Returns the commands whose output is what the forge has. */
  readonly query: (kind: Forge, url: string | null) => Promise<readonly ForgeCommand[]>;
}

/** Prints what would be sent of a review to its forge, and sends it if that is confirmed, by the user's own program. */
export async function sendReview(
  galley: Galley,
  { positionals: [, name, ...others], options }: ParsedCommand,
  context: CommandContext,
  commands: PullCommands,
): Promise<Outcome> {
  if (options["listen"] === true && name === undefined && options["threads"] === undefined)
    return listenToPage(galley, context, commands);
  const which = "Name the one pull request whose review is to be sent.";
  if (name === undefined || others.length > 0 || options["listen"] === true)
    throw new GalleyError("BAD_INPUT", which, { next: "galley pr send <number|address>" });
  const { path, agent, reportProgress } = context;
  const { key } = await commands.open(name);
  return withReviews(path, agent, async (reviews) => {
    const next = `Run it again: galley pr send ${name}`;
    const { planned, send } = await planReview(reviews, { key, next }, context, commands);
    const { plan, steps, notes } = planned;
    if (steps.length === 0) return readable(lines([...notes, NONE, ...plan.notSent]));
    const text = lines([...notes, ...(send === null ? [] : [""]), planText(planned)]);
    if (send === null) return readable(lines([text.trimEnd(), BY_HAND]));
    const again = `Send it: galley pr send ${name} --confirm ${plan.hash}`;
    const confirmed = optionText({ options }, "confirm");
    if (confirmed === undefined) {
      if (options["preview"] === true || !commands.mayAsk) return readable(lines([text, again]));
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

/** Asks the forge of a review what it has, by the user's own program, and plans what is sent to it. `next` is the advice when that fails. */
async function planReview(
  reviews: ReviewContext,
  { key, next }: { readonly key: string; readonly next: string },
  { reportProgress, signal }: Pick<CommandContext, "reportProgress" | "signal">,
  { query }: PullCommands,
): Promise<PlannedReview> {
  const { planGerrit, Sending, sentPull } = await import("#server/exchange/forges/sending/Sending.ts");
  const { forge, url } = await sentPull(reviews, key);
  if (forge === "gerrit") return { planned: { ...(await planGerrit(reviews, key)), notes: [] }, send: null };
  const commands = await query(forge, url);
  const run = async (requests: readonly ForgeCommand[], lost: string): Promise<Buffer> => {
    if (signal.aborted) throw new GalleyError("UNREACHABLE", `Interrupted. ${lost}`, { next });
    return runForgeTool(requests, reportProgress, lost, next);
  };
  let isBegun = false;
  const read = async (): Promise<string> => decodeText(await run(commands, isBegun ? UNKNOWN : NOTHING), "This answer");
  const planned = await Sending.begin(reviews, key, await read());
  const send = async (requests: readonly ForgeCommand[], isPublished: boolean): Promise<void> => {
    isBegun = true;
    await run(requests, isPublished ? PUBLISHED : PENDING);
  };
  return { planned, send: async () => planned.run({ read, send }) };
}

const lines = (all: readonly string[]): string => `${all.join("\n")}\n`;

const NONE = "There is nothing to send.";
const BY_HAND = "Send it: run this request in a shell. Galley does not run it for Gerrit.";
const NOTHING = "Nothing was sent.";
const OTHER = "What would be sent is not what you confirmed. Nothing was sent; this is it now.";

async function isConfirmed({ input }: CommandContext): Promise<boolean> {
  const lines = createInterface({ input, output: process.stderr });
  try {
    return /^y(?:es)?$/iu.test((await lines.question("Send? [y/N] ")).trim());
  } finally {
    lines.close();
  }
}

const UNKNOWN = "What the forge has by now was not read.";
const PENDING = "Nothing was published: what was sent waits in your pending review there.";
const PUBLISHED = "The review was published, but not everything after it was done.";

function placeText({ host, path, number }: SendPlan): string {
  return `${host}/${path}, pull request ${number}`;
}

/** Formats the plan with its texts, and the requests in their order. */
function planText(planned: PlannedReview["planned"]): string {
  const { parts, requests } = planTexts(planned);
  return [...parts, `Requests, in this order:\n${requests.join("\n")}`].join("\n\n");
}

/** Lists what is sent, each text with a heading, and the requests. */
function planTexts({ plan, steps, counts }: PlannedReview["planned"]) {
  const { acts, summary, others, login, head, notSent, rules } = plan;
  const texts = acts.flatMap((act) => (act.kind === "edit" && act.isThere ? [] : [actText(act, rules.name)]));
  if (summary !== null && summary.text !== "") texts.push(`Text of the review:\n${indented(summary.text)}`);
  const reasons = new Set(summary?.entries.flatMap(({ reason }) => reason ?? []));
  const pending =
    others === 0 ? [] : [`${counted(others, "other comment")} in your pending review there: published with it.`];
  const parts = [
    `To ${placeText(plan)}, at ${head.slice(0, 12)}, as ${login ?? "you"}:\n  ${counts.join("; ")}`,
    ...texts,
    ...list("In the text of the review, because:", [...reasons]),
    ...list("Also:", pending),
    ...list("Not sent:", notSent),
  ];
  return { parts, requests: steps.flatMap(({ commands }) => commands.map(shellText)) };
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
  edit: "Changed text in the thread",
  approve: "Approve the change",
  resolve: "Resolve the thread",
  reopen: "Reopen the thread",
} as const satisfies Record<SendAct["kind"], string>;

function actText({ kind, place, threadName, text, isThere }: SendAct, forge: string): string {
  const { path = "", startLine = null, endLine = null, side } = place ?? {};
  const lines = startLine === null ? "" : `, ${nameLines(startLine, endLine ?? startLine)}`;
  const about = place !== null ? ` ${path}${lines}` : kind === "approve" ? "" : ` ${threadName}`;
  const old = side === "old" ? " before the change" : "";
  const there = isThere ? ` (pending on ${forge} already)` : "";
  return `${ACTS[kind]}${about}${old}${there}${text === "" ? "" : `:\n${indented(text)}`}`;
}

const REQUESTED = graphql`
  subscription sendReviewSubscription($slug: String!) {
    requestedSends(slug: $slug) {
      key
      url
      state
      plan
    }
  }
`;

const REPORT = graphql`
  mutation sendReviewReportMutation($input: ReportSendInput!) {
    reportSend(input: $input) {
      problem {
        code
        message
      }
    }
  }
`;

type Report = Omit<sendReviewReportMutation["variables"]["input"], "slug" | "key">;

interface Task extends Pick<Report, "state" | "plan"> {
  readonly key: string;
  readonly url: string;
}

const LIST_AGAIN = "Press “List again” on the page while a terminal listens: it finds what is there by now.";
const TOO_LONG = "This list is too long for the page.";
/** Fewer characters than a request to the server can have in bytes. */
const LIST_MAX = 250_000;

/** Lists and sends what pages request, by the user's own programs, until it is interrupted or the server ends. */
async function listenToPage(galley: Galley, context: CommandContext, commands: PullCommands): Promise<Outcome> {
  const { reportProgress, signal } = context;
  let pages = "";
  const variables = (slug: string, origin: string) => {
    pages = origin;
    return { slug };
  };
  try {
    const events = galley.listen<sendReviewSubscription>(REQUESTED, variables, signal);
    for await (const { requestedSends } of events) {
      const { key, url, state, plan } = nonNull(requestedSends);
      if (key === "") reportProgress(`Listening for “Send review…” on ${pages}. Interrupt this to end it.`);
      else
        await doTask(galley, context, commands, { key: nonNull(key), url: nonNull(url), state: nonNull(state), plan });
    }
  } catch (error) {
    if (!signal.aborted) throw error; // an interrupt is no error
  }
  return readable("");
}

/** Does one task, and reports each step and its end. */
async function doTask(galley: Galley, context: CommandContext, commands: PullCommands, task: Task): Promise<void> {
  const { key, state } = task;
  let reported = Promise.resolve();
  const report = (input: Report): void => {
    context.reportProgress(input.message);
    const variables = (slug: string) => ({ input: { slug, key, ...input } });
    reported = reported.then(async () => void (await galley.execute<sendReviewReportMutation>(REPORT, variables)));
  };
  const reportProgress = (message: string): void => report({ state, message });
  try {
    reportProgress(`Fetching ${task.url}`);
    report(await endOf(task, { ...context, reportProgress }, commands, context.reportProgress));
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code === "INTERNAL") {
      report({ state: "FAILED", message: "An error of Galley itself, which the terminal shows, ended this." });
      throw error;
    }
    report({ state: error.code === "STALE" ? "STOPPED" : "FAILED", message: error.message });
  } finally {
    await reported;
  }
}

async function endOf(
  { url, state, plan }: Task,
  context: CommandContext,
  commands: PullCommands,
  print: (text: string) => void,
): Promise<Report> {
  const { key } = await commands.open(url);
  return withReviews(context.path, context.agent, async (reviews) => {
    const { planned, send } = await planReview(reviews, { key, next: LIST_AGAIN }, context, commands);
    const { hash, notSent } = planned.plan;
    if (planned.steps.length === 0) return { state: "LISTED", message: NONE, parts: notSent };
    const list = planTexts(planned);
    if (JSON.stringify(list).length > LIST_MAX)
      throw new GalleyError("TOO_LARGE", TOO_LONG, { next: `Send it in a terminal: galley pr send ${url}` });
    if (send === null) return { state: "LISTED", message: BY_HAND, ...list };
    if (state === "READING") return { state: "LISTED", message: "Nothing of this was sent yet.", plan: hash, ...list };
    if (plan !== hash) return { state: "STOPPED", message: OTHER, plan: hash, ...list };
    print(planText(planned));
    await send();
    return { state: "SENT", message: `Sent to ${placeText(planned.plan)}.` };
  });
}
