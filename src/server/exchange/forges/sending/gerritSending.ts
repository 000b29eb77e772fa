import type { Conversation, ForgePlace } from "../Conversation.ts";
import type { ForgeCommand, ForgeRules, SendAct, SendPlan } from "./SendPlan.ts";

export const GERRIT_RULES: ForgeRules = {
  name: "Gerrit",
  files: true,
  ranges: false,
  anyLine: true,
  replies: true,
  states: true,
  edits: false,
  verdicts: ["approve", "reject", "comment"],
  refusesOwn: false,
  textMax: 16_384,
  suggestion: () => undefined,
};

/** A comment of Gerrit's `ReviewInput`. */
interface GerritComment {
  readonly path: string;
  readonly line?: number;
  readonly side?: "PARENT";
  readonly in_reply_to?: string;
  readonly message: string;
  readonly unresolved: boolean;
}

/**
 * Returns the command that gives Gerrit the whole review, which is for the user to run: only Gerrit's own command over ssh takes one.
 * `settled` has the threads that ask for nothing any more, by their first comments.
 */
export function gerritCommand(plan: SendPlan, conversation: Conversation, settled: ReadonlySet<string>): ForgeCommand {
  const input = reviewInput(plan, conversation, settled);
  const args = ["-p", "29418", plan.host, "gerrit", "review", "--json", plan.head];
  return { program: "ssh", args, input: `${JSON.stringify(input, null, 2)}\n` };
}

const VOTES = { approve: { "Code-Review": 2 }, reject: { "Code-Review": -2 }, comment: {} } as const;

/** Builds Gerrit's `ReviewInput`. A state is that of the last comment of its thread. */
function reviewInput({ acts, summary }: SendPlan, { threads }: Conversation, settled: ReadonlySet<string>) {
  const replied = new Set(acts.flatMap(({ kind, thread }) => (kind === "reply" ? [thread] : [])));
  const comments = acts.flatMap((act): readonly GerritComment[] => {
    const isState = act.kind === "resolve" || act.kind === "reopen";
    if (isState && replied.has(act.thread)) return [];
    const there = threads.find(({ id }) => id === act.target);
    const begun = acts.find(({ kind, thread }) => kind === "thread" && thread === act.thread);
    const place = act.place ?? there?.place ?? begun?.place;
    if (place == null) return [];
    const message = isState ? STATES[act.kind] : act.text;
    const last = there?.comments.at(-1)?.id;
    const reply = last === undefined ? {} : { in_reply_to: last };
    return [{ ...placeOf(place), ...reply, message, unresolved: !settled.has(act.thread) }];
  });
  const files = new Map<string, object[]>();
  for (const { path, ...comment } of comments) files.set(path, [...(files.get(path) ?? []), comment]);
  const message = summary === null ? {} : { message: summary.text };
  return { ...message, labels: VOTES[summary?.verdict ?? "comment"], comments: Object.fromEntries(files) };
}

const STATES: Readonly<Record<Extract<SendAct["kind"], "resolve" | "reopen">, string>> = {
  resolve: "Resolved.",
  reopen: "Reopened.",
};

function placeOf({ path, side, endLine }: Pick<ForgePlace, "path" | "side" | "endLine">) {
  return { path, ...(endLine !== null && { line: endLine }), ...(side === "old" && { side: "PARENT" as const }) };
}
