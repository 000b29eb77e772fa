import { GalleyError } from "#contract/errors.ts";
import { type Fields, fieldsOf, textOf } from "#server/reviews/reports/Report.ts";
import type { VerdictName } from "#server/reviews/state/Review.ts";
import type { Conversation } from "../Conversation.ts";
import { oidOf } from "../forgeAnswer.ts";
import { withMarks } from "./sentText.ts";
import type { ForgeRules, SendAct, SendPlan, SendState, SendStep } from "./SendPlan.ts";

export const GITHUB_RULES: ForgeRules = {
  name: "GitHub",
  files: true,
  ranges: true,
  anyLine: false,
  replies: true,
  states: true,
  verdicts: ["approve", "reject", "comment"],
  refusesOwn: true,
  textMax: 65_536,
  suggestion: () => "suggestion",
};

/** Reads what sending needs from an answer of GitHub and the reviews in it. */
export function githubSendState(viewer: unknown, pullId: unknown, reviews: readonly Fields[]): SendState | undefined {
  const [login, id] = [textOf(fieldsOf(viewer)["login"]), textOf(pullId)];
  const pending = reviews.find(({ state }) => state === "PENDING");
  if (login === "" || id === "") return undefined;
  const commit = oidOf(fieldsOf(pending?.["commit"])["oid"]);
  return {
    viewer: login,
    id,
    pending: pending === undefined ? null : { id: textOf(pending["id"]), commit, body: textOf(pending["body"]) },
  };
}

/** In place of ids that only the answers before give. */
const REVIEW = "(the pending review)";
const threadAt = ({ thread }: SendAct): string => `(the thread of ${thread.slice(0, 12)})`;

/** One call of a mutation, with the input of its type. */
type Call = readonly [name: string, input: Readonly<Record<string, unknown>>];

/** More calls would take GitHub longer than it answers. */
const CALLS_MAX = 50;

const OLD_REVIEW = "Your pending review there has other comments and is about older commits.";

/** Returns the requests for GitHub that are left of a plan. Nothing is published before the review is submitted. */
export function githubSteps(plan: SendPlan, { sending }: Pick<Conversation, "sending">): readonly SendStep[] {
  if (sending === undefined) throw new Error("GitHub's answer does not say whose program asked.");
  const { acts, summary, head, others } = plan;
  const isOld = sending.pending !== null && sending.pending.commit !== head;
  if (isOld && (others > 0 || sending.pending.body !== ""))
    throw new GalleyError("CONFLICT", OLD_REVIEW, { next: "Submit or discard it on the page of the pull request." });
  const pending = isOld ? null : sending.pending;
  const open = acts.filter(({ isThere }) => !isThere);
  const threads = open.filter(({ kind }) => kind === "thread");
  const inFirst = pending === null ? threads.filter(({ place }) => place?.startLine != null).slice(0, CALLS_MAX) : [];
  const review = { pullRequestReviewId: pending?.id ?? REVIEW };
  const begin: Call = [
    "addPullRequestReview",
    { pullRequestId: sending.id, commitOID: head, threads: inFirst.map(threadInput) },
  ];
  const begun = new Set(acts.flatMap(({ kind, thread }) => (kind === "thread" ? [thread] : [])));
  const replies = open.filter(({ kind }) => kind === "reply");
  const edits = acts.filter(({ kind }) => kind === "edit");
  const reply = (act: SendAct): Call => [
    "addPullRequestReviewThreadReply",
    { ...review, pullRequestReviewThreadId: act.target ?? threadAt(act), body: withMarks(act.text, [act.mark]) },
  ];
  const edit = ({ target, text, mark }: SendAct): Call => [
    "updatePullRequestReviewComment",
    { pullRequestReviewCommentId: target, body: withMarks(text, [mark]) },
  ];
  const added: readonly Call[] = [
    ...threads.filter((act) => !inFirst.includes(act)).map(threadCall(review)),
    ...replies.filter(({ thread }) => !begun.has(thread)).map(reply),
    ...edits.filter(({ isThere }) => isThere).map(edit),
  ];
  const marks = summary?.entries.map(({ mark }) => mark) ?? [];
  const body = marks.length === 0 ? summary?.text : withMarks(summary?.text ?? "", marks);
  const submit = { ...review, event: EVENTS[summary?.verdict ?? "comment"], body };
  const states = open.filter(({ kind }) => kind === "resolve" || kind === "reopen");
  const steps: readonly (readonly Call[])[] = [
    isOld ? [["deletePullRequestReview", { pullRequestReviewId: sending.pending.id }]] : [],
    summary !== null && pending === null ? [begin] : [],
    added,
    replies.filter(({ thread }) => begun.has(thread)).map(reply),
    summary === null ? [] : [["submitPullRequestReview", submit]],
    [...edits.filter(({ isThere }) => !isThere).map(edit), ...states.map(stateCall)],
  ];
  return steps.filter((calls) => calls.length > 0).map((calls) => stepOf(plan, calls));
}

const EVENTS: Readonly<Record<VerdictName, string>> = {
  approve: "APPROVE",
  reject: "REQUEST_CHANGES",
  comment: "COMMENT",
};

/** GitHub wants a first line only of several, and the lines of one side. */
function threadInput({ place, text, mark }: SendAct): Readonly<Record<string, unknown>> {
  const { path, side, startLine = null, endLine = null } = place ?? {};
  const on = side === "old" ? "LEFT" : "RIGHT";
  const range = startLine === null || startLine === endLine ? {} : { startLine, startSide: on };
  return { path, body: withMarks(text, [mark]), line: endLine, side: on, ...range };
}

const threadCall =
  (review: Readonly<Record<string, unknown>>) =>
  (act: SendAct): Call => {
    const { path, body, ...lines } = threadInput(act);
    const place = act.place?.startLine == null ? { subjectType: "FILE" } : lines;
    return ["addPullRequestReviewThread", { ...review, path, body, ...place }];
  };

function stateCall(act: SendAct): Call {
  const name = act.kind === "resolve" ? "resolveReviewThread" : "unresolveReviewThread";
  return [name, { threadId: act.target ?? threadAt(act) }];
}

function stepOf({ host }: SendPlan, calls: readonly Call[]): SendStep {
  const parts: (readonly Call[])[] = [];
  for (let at = 0; at < calls.length; at += CALLS_MAX) parts.push(calls.slice(at, at + CALLS_MAX));
  const commands = parts.map((part) => ({
    program: "gh" as const,
    args: ["api", "graphql", "--hostname", host, "--input", "-"],
    input: `${JSON.stringify(documentOf(part), null, 2)}\n`,
  }));
  return { commands, publishes: calls.some(([name]) => name === "submitPullRequestReview") };
}

/** Writes calls as one document, which GitHub executes in their order. */
function documentOf(calls: readonly Call[]) {
  const types = calls.map(([name], at) => `$i${at}: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`);
  const fields = calls.map(([name], at) => `  c${at}: ${name}(input: $i${at}) { clientMutationId }`);
  const query = `mutation Send(${types.join(", ")}) {\n${fields.join("\n")}\n}`;
  return { query, variables: Object.fromEntries(calls.map(([, input], at) => [`i${at}`, input])) };
}
