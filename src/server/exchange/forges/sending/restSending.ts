import { createHash } from "node:crypto";
import { type Fields, fieldsOf, textOf } from "#server/reviews/reports/Report.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Conversation, ForgeDraft } from "../Conversation.ts";
import { readMarks, withMarks } from "./sentText.ts";
import type { DiffRow, ForgeCommand, ForgeRules, SendAct, SendPlan, SendState, SendStep } from "./SendPlan.ts";

export const GITLAB_RULES: ForgeRules = {
  name: "GitLab",
  files: true,
  ranges: true,
  anyLine: false,
  replies: true,
  states: true,
  verdicts: ["approve", "comment"],
  approvesApart: true,
  refusesOwn: true,
  textMax: 1_000_000,
  suggestion: (lines) => `suggestion:-${lines - 1}+0`,
};

/** Reads what sending needs: drafts that were sent for another head, or on lines of it, are sent again. */
export function gitlabSendState(
  request: Fields,
  objects: readonly Fields[],
  drafts: readonly ForgeDraft[],
  head: Oid | null,
): SendState | undefined {
  const viewer = objects.map(({ username }) => textOf(username)).find((name) => name !== "");
  const { base_sha, start_sha } = fieldsOf(request["diff_refs"]);
  if (viewer === undefined) return undefined;
  const sent = drafts.filter(isSent);
  const isOld = sent.some(({ place }) => place !== null && place.side === "new" && place.commit !== head);
  const pending = sent.length === 0 ? null : { id: "", commit: isOld ? null : head, body: "" };
  return { viewer, id: "", pending, base: textOf(base_sha), start: textOf(start_sha) };
}

const isSent = ({ body }: ForgeDraft): boolean => readMarks(body).ids.length > 0;
/** The forge's own id, without the word before it. */
const idIn = (id: string | null): string => id?.replace(/^[a-z]+-/u, "") ?? "";

/** In place of an id that only the answers before give. */
const threadAt = ({ thread }: SendAct): string => `(the thread of ${thread.slice(0, 12)})`;

/**
 * Returns the requests for GitLab that are left of a plan: drafts that nobody else sees, their publication, and what GitLab
 * does not take in drafts. A reply to a thread that is published with it comes after it.
 */
export function gitlabSteps(
  plan: SendPlan,
  { sending, drafts }: Pick<Conversation, "sending" | "drafts">,
): readonly SendStep[] {
  const { host, path, number, head, acts, summary } = plan;
  const at = `projects/${encodeURIComponent(path)}/merge_requests/${number}`;
  const request = (method: string, part: string, body: object | null = null): ForgeCommand => ({
    program: "glab",
    args: [
      "api",
      "--hostname",
      host,
      "--method",
      method,
      ...(body === null ? [] : ["--header", "Content-Type: application/json", "--input", "-"]),
      `${at}/${part}`,
    ],
    input: body === null ? null : `${JSON.stringify(body, null, 2)}\n`,
  });
  const isOld = sending?.pending != null && sending.pending.commit !== head;
  const old = isOld ? drafts.filter(isSent).map(({ id }) => request("DELETE", `draft_notes/${idIn(id)}`)) : [];
  const open = acts.filter(({ isThere }) => !isThere);
  const draft = (act: SendAct): ForgeCommand => {
    const reply = { in_reply_to_discussion_id: act.target === null ? threadAt(act) : idIn(act.target) };
    const about = act.kind === "reply" ? reply : { position: positionOf(plan, act, sending) };
    return request("POST", "draft_notes", { note: withMarks(act.text, [act.mark]), ...about });
  };
  const edits = acts.filter(({ kind }) => kind === "edit");
  const marks = summary?.entries.map(({ mark }) => mark) ?? [];
  const text = marks.length === 0 ? "" : withMarks(summary?.text ?? "", marks);
  const there = isOld ? undefined : drafts.find(({ body }) => readMarks(body).ids.some((id) => marks.includes(id)));
  const summaries =
    text === "" || there?.body === text
      ? []
      : there === undefined
        ? [request("POST", "draft_notes", { note: text })]
        : [request("PUT", `draft_notes/${idIn(there.id)}`, { note: text })];
  const first = open.filter(({ kind, target }) => kind === "thread" || (kind === "reply" && target !== null));
  const later = open.filter(({ kind, target }) => kind === "reply" && target === null);
  const prepared = [
    ...first.map(draft),
    ...edits.flatMap(({ isThere, target, text: note, mark }) =>
      isThere ? [request("PUT", `draft_notes/${idIn(target)}`, { note: withMarks(note, [mark]) })] : [],
    ),
    ...summaries,
  ];
  const publish = request("POST", "draft_notes/bulk_publish");
  const isPublishing = summary !== null && (prepared.length > 0 || drafts.some(isSent));
  const steps: readonly (readonly ForgeCommand[])[] = [
    old,
    prepared,
    isPublishing ? [publish] : [],
    later.length === 0 ? [] : [...later.map(draft), publish],
    [
      ...edits.flatMap(({ isThere, target, text: body, mark }) =>
        isThere ? [] : [request("PUT", `notes/${idIn(target)}`, { body: withMarks(body, [mark]) })],
      ),
      ...open.flatMap((act) => {
        if (act.kind === "approve") return [request("POST", "approve", { sha: head })];
        const thread = act.target === null ? threadAt(act) : idIn(act.target);
        const isState = act.kind === "resolve" || act.kind === "reopen";
        return isState ? [request("PUT", `discussions/${thread}`, { resolved: act.kind === "resolve" })] : [];
      }),
    ],
  ];
  return steps.flatMap((commands) =>
    commands.length === 0 ? [] : [{ commands, publishes: commands.includes(publish) }],
  );
}

/** An unchanged line needs both of its numbers, any other only the one it has: with a wrong one GitLab refuses the comment. */
function positionOf({ head }: SendPlan, { place }: SendAct, sending: SendState | undefined) {
  const { path = "", oldPath = "", rows = null } = place ?? {};
  const refs = {
    base_sha: sending?.base,
    start_sha: sending?.start,
    head_sha: head,
    old_path: oldPath,
    new_path: path,
  };
  if (rows === null) return { ...refs, position_type: "file" };
  const [start, end] = rows;
  const file = createHash("sha1").update(path).digest("hex");
  const codeOf = (row: DiffRow) => ({
    line_code: `${file}_${row.old}_${row.new}`,
    type: row.sign === "+" ? "new" : "old",
  });
  return {
    ...refs,
    position_type: "text",
    ...(end.sign !== "+" && { old_line: end.old }),
    ...(end.sign !== "-" && { new_line: end.new }),
    ...(start !== end && { line_range: { start: codeOf(start), end: codeOf(end) } }),
  };
}

export const GITEA_RULES: ForgeRules = {
  name: "Gitea",
  files: false,
  ranges: false,
  anyLine: false,
  replies: false,
  states: false,
  verdicts: ["approve", "reject", "comment"],
  edits: false,
  refusesOwn: true,
  textMax: 65_536,
  suggestion: (lines) => (lines === 1 ? "suggestion" : undefined),
};

/** The shell script that sends one review, with host, path and number as its arguments, and the review as its input. */
const SCRIPT = String.raw`set -e
[ "$GITEA_TOKEN" ] || { echo "Set GITEA_TOKEN: a token that may write repository and issue." >&2; exit 1; }
curl -fgsS -K /dev/fd/3 -H "Content-Type: application/json" --data-binary @- \
  "https://$1/api/v1/repos/$2/pulls/$3/reviews" 3<<END
header = "Authorization: token $GITEA_TOKEN"
END`;

const EVENTS = { approve: "APPROVED", reject: "REQUEST_CHANGES", comment: "COMMENT" } as const;

/** Returns the one request for Gitea or Forgejo that has the whole review; it is published at once, or not at all. */
export function giteaSteps({ host, path, number, head, acts, summary }: SendPlan): readonly SendStep[] {
  if (summary === null) return [];
  const comments = acts.flatMap(({ place, text, mark }) =>
    place === null
      ? []
      : [
          {
            path: place.path,
            body: withMarks(text, [mark]),
            old_position: place.side === "old" ? place.endLine : 0,
            new_position: place.side === "new" ? place.endLine : 0,
          },
        ],
  );
  const marks = summary.entries.map(({ mark }) => mark);
  const body = marks.length === 0 ? summary.text : withMarks(summary.text, marks);
  const review = { event: EVENTS[summary.verdict], commit_id: head, body, comments };
  const args = ["-c", SCRIPT, "gitea", host, path, String(number)];
  return [{ commands: [{ program: "sh", args, input: `${JSON.stringify(review, null, 2)}\n` }], publishes: true }];
}
