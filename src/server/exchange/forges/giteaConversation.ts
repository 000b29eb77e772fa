import { type Fields, fieldsOf, lineNumber, listOf, textOf } from "#server/reviews/reports/Report.ts";
import type {
  Conversation,
  ForgeComment,
  ForgeDraft,
  ForgePerson,
  ForgePlace,
  ForgeThread,
  ForgeVerdict,
} from "./Conversation.ts";
import {
  idOf,
  isAnswer,
  isEmptyList,
  oidOf,
  type Replies,
  requireSameRequest,
  sortReplies,
  timeOf,
} from "./forgeAnswer.ts";

/**
 * The shell script whose output is read, with host, path and number as its arguments. The comments on lines have to be requested for each
 * review. The last reply is the empty page after the last one: it shows that nothing failed.
 */
export const GITEA_SCRIPT = String.raw`set -e
[ "$GITEA_TOKEN" ] || { echo "Set GITEA_TOKEN: a token that may read user, repository and issue." >&2; exit 1; }
host=$1 pull=repos/$2/pulls/$3 issue=repos/$2/issues/$3
get() { printf "header = \"Authorization: token %s\"" "$GITEA_TOKEN" | curl -fgsS -K - "https://$host/api/v1/$1" && echo; }
get user; get "$pull"; get "$issue/comments"
page=0 reviews=
until [ "$reviews" = "[]" ]; do
  page=$((page + 1)) reviews=
  reviews=$(get "$pull/reviews?limit=50&page=$page")
  for id in $(printf "%s" "$reviews" | grep -o "{\"id\":[0-9]*,\"user\":" | grep -o "[0-9]*"); do
    get "$pull/reviews/$id/comments"
  done
  printf "%s\n" "$reviews"
done`;

const PENDING = "PENDING";
const FORM = { url: "html_url", number: "number", page: /\/pulls\/\d+$/u };

interface Parts extends Replies {
  /** The viewer; null if the reply is missing. */
  readonly viewer: string | null;
  readonly reviews: readonly Fields[];
  /** On lines. */
  readonly codeComments: readonly CodeComment[];
  readonly comments: readonly Fields[];
}

interface CodeComment {
  readonly fields: Fields;
  readonly review: Fields;
  readonly place: ForgePlace;
  /** Equal for the comments of one thread. */
  readonly thread: string;
}

export function isGitea(replies: readonly unknown[]): boolean {
  return isAnswer(FORM, replies);
}

/** Reads the replies of the command, in any order. Fails as BAD_INPUT if they are not about one pull request. */
export function parseGitea(replies: readonly unknown[]): Conversation {
  const parts = partsOf(sortReplies(FORM, replies));
  const { request, name, reviews } = parts;
  const threads = threadsOf(parts);
  const requested = [
    ...listOf(request["requested_reviewers"]),
    ...reviews.filter(({ state }) => state === "REQUEST_REVIEW").map(({ user }) => user),
  ].flatMap((user) => personOf(user) ?? []);
  return {
    forge: "gitea",
    ...name,
    title: textOf(request["title"]),
    body: textOf(request["body"]),
    author: personOf(request["user"]),
    head: oidOf(fieldsOf(request["head"])["sha"]),
    patchSets: [], // Gitea keeps none.
    threads: [...threads, ...parts.comments.map(commentThread)],
    verdicts: reviews.flatMap(verdictOf),
    drafts: draftsOf(parts, threads),
    requestedReviewers: [...new Map(requested.map((person) => [person.login, person])).values()],
    viewedPaths: [], // Its API has none.
    isComplete: isComplete(replies, parts),
    sending: parts.viewer === null ? undefined : { viewer: parts.viewer, id: "", pending: null },
  };
}

function partsOf(replies: Replies): Parts {
  const { request, name, objects, entries } = replies;
  requireSameRequest(entries.every(({ pull_request_url }) => pull_request_url === name.url));
  const reviews = entries.filter((entry) => "state" in entry);
  const byId = new Map(reviews.map((review) => [review["id"], review]));
  const onLines = entries.filter((entry) => "diff_hunk" in entry);
  return {
    ...replies,
    viewer: objects.map(({ login }) => textOf(login)).find((login) => login !== "") ?? null,
    reviews,
    codeComments: onLines
      .toSorted((one, other) => Number(one["id"]) - Number(other["id"])) // in the order in which they were written
      .map((fields) => codeComment(request, fields, fieldsOf(byId.get(fields["pull_request_review_id"])))),
    comments: entries.filter((entry) => "issue_url" in entry),
  };
}

/**
 * Reads a comment on a line: `position` is a line of the new side, at the head that its review is of, and `original_position` one of
 * the old side, which is the merge base. Forgejo counts further lines after it. On the new side `commit_id` is the commit that
 * wrote the line: it is the same for all comments of a thread, also in other reviews.
 */
function codeComment(request: Fields, fields: Fields, review: Fields): CodeComment {
  const newLine = lineNumber(fields["position"]);
  const oldLine = lineNumber(fields["original_position"]);
  const side = newLine === null && oldLine !== null ? "old" : "new";
  const startLine = newLine ?? oldLine;
  const path = textOf(fields["path"]);
  const head = oidOf(review["commit_id"]);
  const isCurrent = head !== null && head === fieldsOf(request["head"])["sha"];
  const written = side === "new" ? textOf(fields["commit_id"]) : "";
  return {
    fields,
    review,
    place: {
      commit: side === "new" ? head : isCurrent ? oidOf(request["merge_base"]) : null,
      path,
      side,
      startLine,
      endLine: startLine === null ? null : startLine + (lineNumber(fields["extra_lines_count"]) ?? 0),
      hunk: textOf(fields["diff_hunk"]) || null,
    },
    thread: `lines-${written || head}-${side}-${startLine}-${path}`,
  };
}

/** Gitea marks the first comment of a thread as resolved. */
function threadsOf({ codeComments }: Parts): readonly ForgeThread[] {
  const threads = new Map<string, CodeComment[]>();
  for (const comment of codeComments.filter(({ review }) => review["state"] !== PENDING)) {
    const members = threads.get(comment.thread) ?? [];
    threads.set(comment.thread, members);
    members.push(comment);
  }
  return Array.from(threads, ([id, members]) => {
    const place = members[0]?.place ?? null;
    const resolvedBy = personOf(members[0]?.fields["resolver"]);
    const comments = members.map(({ fields }) => commentOf(fields));
    return { id, place, comments, isResolved: resolvedBy !== null, resolvedBy };
  });
}

function commentThread(comment: Fields): ForgeThread {
  const only = commentOf(comment);
  return { id: only.id, place: null, comments: [only], isResolved: null, resolvedBy: null };
}

/** A comment that came from another forge names its author there. */
function commentOf(fields: Fields): ForgeComment {
  const original = textOf(fields["original_author"]);
  return {
    id: `comment-${idOf(fields)}`,
    url: textOf(fields["html_url"]) || null,
    author: original === "" ? personOf(fields["user"]) : { login: original, name: null },
    at: timeOf(fields["created_at"]) ?? 0,
    editedAt: timeOf(fields["updated_at"]),
    body: textOf(fields["body"]),
  };
}

function personOf(value: unknown): ForgePerson | null {
  const { login, full_name } = fieldsOf(value);
  return textOf(login) === "" ? null : { login: textOf(login), name: textOf(full_name) || null };
}

const VERDICTS: ReadonlyMap<unknown, ForgeVerdict["verdict"]> = new Map([
  ["APPROVED", "approve"],
  ["REQUEST_CHANGES", "reject"],
  ["COMMENT", "comment"],
]);

/** Returns the verdict of a review; none if it only holds comments. */
function verdictOf(review: Fields): readonly ForgeVerdict[] {
  const verdict = VERDICTS.get(review["state"]);
  const comment = commentOf(review);
  if (verdict === undefined || (verdict === "comment" && comment.body === "")) return [];
  const at = timeOf(review["submitted_at"]) ?? 0;
  const commit = oidOf(review["commit_id"]);
  return [{ ...comment, id: `review-${idOf(review)}`, at, verdict, commit, isDismissed: review["dismissed"] === true }];
}

/** The comments of the viewer's pending review. To an administrator Gitea also lists those of others. */
function draftsOf({ viewer, codeComments }: Parts, threads: readonly ForgeThread[]): readonly ForgeDraft[] {
  const published = new Set(threads.map(({ id }) => id));
  const mine = codeComments.filter(
    ({ review }) => review["state"] === PENDING && personOf(review["user"])?.login === viewer,
  );
  return mine.map(({ fields, place, thread }) => ({
    id: `comment-${idOf(fields)}`,
    body: textOf(fields["body"]),
    place,
    replyTo: published.has(thread) ? thread : null,
  }));
}

function isComplete(replies: readonly unknown[], { viewer, reviews, codeComments }: Parts): boolean {
  const counted = reviews.reduce((sum, { comments_count }) => sum + (lineNumber(comments_count) ?? 0), 0);
  return viewer !== null && isEmptyList(replies.at(-1)) && codeComments.length >= counted;
}
