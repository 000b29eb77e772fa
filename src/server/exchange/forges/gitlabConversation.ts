import { type Fields, fieldsOf, lineNumber, listOf, textOf } from "#server/reviews/reports/Report.ts";
import type {
  Conversation,
  ForgeComment,
  ForgeDraft,
  ForgePatchSet,
  ForgePerson,
  ForgePlace,
  ForgeThread,
  ForgeVerdict,
} from "./Conversation.ts";
import {
  idOf,
  isAnswer,
  oidOf,
  type Replies,
  type RequestName,
  requireSameRequest,
  sortReplies,
  timeOf,
} from "./forgeAnswer.ts";
import { gitlabSendState } from "./sending/restSending.ts";

const PARTS = ["", "/discussions", "/versions", "/approvals", "/reviewers", "/draft_notes"];

/**
 * Returns the arguments of `glab` for the replies that are read, in any order. They are those of GitLab's REST API: its GraphQL API
 * has neither the first line of a comment on several lines nor the time of an approval.
 */
export function gitlabRequests({ host, path, number }: Omit<RequestName, "url">): readonly (readonly string[])[] {
  const at = `projects/${encodeURIComponent(path)}/merge_requests/${number}`;
  const parts = PARTS.map((part) => ["api", "--hostname", host, "--paginate", `${at}${part}?per_page=100`]);
  return [...parts, ["api", "--hostname", host, "user"]];
}

const FORM = { url: "web_url", number: "iid", page: /(?:\/-)?\/merge_requests\/\d+$/u };

interface Parts extends Replies {
  /** Null if the reply is missing. */
  readonly approvals: readonly Fields[] | null;
  readonly discussions: readonly Fields[];
  readonly notes: readonly Fields[];
  readonly versions: readonly Fields[];
  readonly drafts: readonly Fields[];
  readonly reviewers: readonly Fields[];
}

export function isGitlab(replies: readonly unknown[]): boolean {
  return isAnswer(FORM, replies);
}

/** Reads the replies of the command, in any order. Fails as BAD_INPUT if they are not about one merge request. */
export function parseGitlab(replies: readonly unknown[]): Conversation {
  const parts = partsOf(sortReplies(FORM, replies));
  requireSameRequest(isSame(parts));
  const { request, name } = parts;
  const [head, drafts] = [oidOf(request["sha"]), parts.drafts.map(draftOf)];
  const patchSets = parts.versions.flatMap(patchSetOf).toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return {
    forge: "gitlab",
    ...name,
    title: textOf(request["title"]),
    body: textOf(request["description"]),
    author: personOf(request["author"]),
    head,
    patchSets,
    threads: parts.discussions.flatMap((discussion) => threadOf(discussion, name.url)),
    verdicts: verdictsOf(parts, patchSets),
    drafts,
    requestedReviewers: listOf(request["reviewers"]).flatMap((user) => personOf(user) ?? []),
    viewedPaths: [], // GitLab keeps them in the browser.
    isComplete: isComplete(parts),
    sending: gitlabSendState(request, parts.objects, drafts, head),
  };
}

function partsOf(replies: Replies): Parts {
  const { objects, entries } = replies;
  const having = (member: string): readonly Fields[] => entries.filter((entry) => member in entry);
  const discussions = having("notes");
  const approvals = objects.find((object) => Array.isArray(object["approved_by"]));
  return {
    ...replies,
    approvals: approvals === undefined ? null : listOf(approvals["approved_by"]).map(fieldsOf),
    discussions,
    notes: discussions.flatMap(({ notes }) => listOf(notes).map(fieldsOf)),
    versions: having("head_commit_sha"),
    drafts: having("note"),
    reviewers: having("user").filter((entry) => "state" in entry),
  };
}

function isSame({ request, notes, versions, drafts }: Parts): boolean {
  const ids = [
    ...notes.map(({ noteable_id }) => noteable_id),
    ...[...versions, ...drafts].map(({ merge_request_id }) => merge_request_id),
  ];
  return ids.every((id) => id === request["id"]);
}

/** A page that is missing has comments that the merge request counts. */
function isComplete({ request, approvals, notes, emptyLists, ...lists }: Parts): boolean {
  const { discussions, versions, drafts, reviewers } = lists;
  const listed = [discussions, versions, drafts, reviewers].filter((list) => list.length > 0).length;
  const count = notes.filter(({ system }) => system !== true).length;
  return approvals !== null && listed + emptyLists >= 4 && count >= Number(request["user_notes_count"]);
}

function personOf(value: unknown): ForgePerson | null {
  const { username, name } = fieldsOf(value);
  return textOf(username) === "" ? null : { login: textOf(username), name: textOf(name) || null };
}

function patchSetOf({ head_commit_sha, base_commit_sha, created_at }: Fields): readonly ForgePatchSet[] {
  const head = oidOf(head_commit_sha);
  return head === null ? [] : [{ head, base: oidOf(base_commit_sha), at: timeOf(created_at) }];
}

/** Returns the thread of a discussion; none if GitLab itself wrote it. */
function threadOf(discussion: Fields, url: string): readonly ForgeThread[] {
  const notes = listOf(discussion["notes"])
    .map(fieldsOf)
    .filter(({ system }) => system !== true);
  const [first] = notes;
  if (first === undefined) return [];
  const place = placeOf(first["position"]);
  const resolvable = notes.filter(({ resolvable: isResolvable }) => isResolvable === true);
  const isResolved = resolvable.every(({ resolved }) => resolved === true);
  return [
    {
      id: `discussion-${idOf(discussion)}`,
      place,
      comments: notes.map((note) => commentOf(note, place, url)),
      isResolved: resolvable.length === 0 ? null : isResolved,
      resolvedBy: isResolved ? personOf(resolvable.at(-1)?.["resolved_by"]) : null,
    },
  ];
}

function commentOf(note: Fields, place: ForgePlace | null, url: string): ForgeComment {
  const id = idOf(note);
  return {
    id: `note-${id}`,
    url: `${url}#note_${id}`,
    author: personOf(note["author"]),
    at: timeOf(note["created_at"]) ?? 0,
    editedAt: timeOf(note["updated_at"]),
    body: suggestionsOn(place, textOf(note["body"])),
  };
}

const SUGGESTION = /^( {0,3}`{3,}suggestion)(?::(-\d{1,3}\+\d{1,3}))?[ \t]*$/gmu;

/** Keeps a suggestion only for the lines that are commented on: one of GitLab can replace others, counted from the last one. */
function suggestionsOn(place: ForgePlace | null, body: string): string {
  const lines = (place?.endLine ?? 0) - (place?.startLine ?? 0);
  return body.replace(SUGGESTION, (_, fence: string, replaced = "-0+0") =>
    place?.side === "new" && replaced === `-${lines}+0` ? fence : `${fence}:${replaced}`,
  );
}

/**
 * Reads a position: an unchanged line has both numbers, and is one of the new side. On several lines it is the last one. The old
 * side is the merge base; `start_sha` is the tip of the target branch at that time.
 */
function placeOf(value: unknown): ForgePlace | null {
  const position = fieldsOf(value);
  const [oldLine, newLine] = [lineNumber(position["old_line"]), lineNumber(position["new_line"])];
  const side = newLine === null && oldLine !== null ? "old" : "new";
  const endLine = newLine ?? oldLine;
  const path = textOf(position[`${side}_path`]);
  if (path === "") return null;
  return {
    commit: oidOf(side === "new" ? position["head_sha"] : position["base_sha"]),
    path,
    side,
    startLine: endLine === null ? null : firstLine(fieldsOf(position["line_range"])["start"], side, endLine),
    endLine,
    hunk: null, // GitLab's API has none.
  };
}

const LINE_CODE = /_(?<old>\d{1,9})_(?<new>\d{1,9})$/u;

/** A line code has both numbers, also that of a line which only the other side has: there the number of the next line. */
function firstLine(start: unknown, side: "old" | "new", last: number): number {
  const line = fieldsOf(start);
  const code = LINE_CODE.exec(textOf(line["line_code"]))?.groups;
  const first = lineNumber(line[`${side}_line`]) ?? lineNumber(code?.[side]);
  return Math.min(first ?? last, last);
}

/** The text of the note that GitLab writes beside a verdict. */
const EVENTS = { approve: "approved this merge request", reject: "requested changes" };

function verdictsOf(parts: Parts, patchSets: readonly ForgePatchSet[]): readonly ForgeVerdict[] {
  const rejecting = parts.reviewers.filter(({ state }) => state === "requested_changes");
  return [
    ...(parts.approvals ?? []).map(({ user, approved_at }) => ["approve", personOf(user), approved_at] as const),
    ...rejecting.map(({ user }) => ["reject", personOf(user), null] as const),
  ].map(([verdict, author, stated]) => {
    const event = parts.notes.findLast(
      (note) => note["body"] === EVENTS[verdict] && personOf(note["author"])?.login === author?.login,
    );
    // Releases before 18 state no time.
    const at = timeOf(stated) ?? timeOf(event?.["created_at"]) ?? timeOf(parts.request["created_at"]) ?? 0;
    return {
      id: `${verdict}-${author?.login}-${at}`,
      url: parts.name.url,
      author,
      at,
      body: "",
      verdict,
      commit: patchSets.findLast((set) => (set.at ?? 0) <= at)?.head ?? null,
      isDismissed: false,
    };
  });
}

/** A draft that is not on lines has a position without paths. */
function draftOf(draft: Fields): ForgeDraft {
  const place = placeOf(draft["position"]);
  const replyTo = textOf(draft["discussion_id"]);
  return {
    id: `draft-${idOf(draft)}`,
    body: suggestionsOn(place, textOf(draft["note"])),
    place,
    replyTo: replyTo === "" ? null : `discussion-${replyTo}`,
  };
}
