import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { type Fields, fieldsOf, lineNumber, listOf, textOf } from "#server/reviews/reports/Report.ts";
import type {
  Conversation,
  ForgeCheck,
  ForgeComment,
  ForgeDraft,
  ForgePerson,
  ForgePlace,
  ForgeThread,
  ForgeVerdict,
} from "./Conversation.ts";
import { githubSendState } from "./sending/githubSending.ts";
import { nameOf, oidOf, type RequestName, timeOf } from "./forgeAnswer.ts";

/** The parts of the query. Each is one call, because `gh api graphql --paginate` follows the pages of one list. */
export const GITHUB_PARTS = ["threads", "comments", "reviews", "files"] as const;

export const GITHUB_QUERY = `query Conversation($owner: String!, $name: String!, $number: Int!, $endCursor: String,
  $threads: Boolean! = false, $comments: Boolean! = false, $reviews: Boolean! = false, $files: Boolean! = false) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      id url number title body headRefOid
      author { ...person }
      reviewThreads(first: 50, after: $endCursor) @include(if: $threads) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id path subjectType diffSide startDiffSide line startLine originalLine originalStartLine isOutdated isResolved
          resolvedBy { login name }
          opening: comments(first: 1) { nodes { diffHunk commit { oid } originalCommit { oid } } }
          comments(first: 100) {
            totalCount
            nodes { id url state body createdAt lastEditedAt author { ...person } }
          }
        }
      }
      comments(first: 100, after: $endCursor) @include(if: $comments) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id url body createdAt lastEditedAt author { ...person } }
      }
      reviews(first: 100, after: $endCursor) @include(if: $reviews) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id url state body createdAt submittedAt lastEditedAt commit { oid } author { ...person } }
      }
      reviewRequests(first: 100) @include(if: $reviews) {
        nodes {
          requestedReviewer {
            ...person
            ... on Team { combinedSlug }
          }
        }
      }
      statusCheckRollup @include(if: $reviews) {
        contexts(first: 100) {
          nodes {
            ... on CheckRun { name conclusion detailsUrl completedAt }
            ... on StatusContext { context state targetUrl createdAt }
          }
        }
      }
      files(first: 100, after: $endCursor) @include(if: $files) {
        pageInfo { hasNextPage endCursor }
        nodes { path viewerViewedState }
      }
    }
  }
}

fragment person on Actor {
  login
  ... on User { name }
}
`;

/** Returns true for an answer to this query, or GitHub's refusal of it. */
export function isGithubAnswer(values: readonly unknown[]): boolean {
  const isOne = ({ data, errors }: Fields): boolean => "repository" in fieldsOf(data) || Array.isArray(errors);
  return values.flat().map(fieldsOf).some(isOne);
}

/** Reads the answers to the parts and pages of the query. Fails as BAD_INPUT. */
export function parseGithubConversation(values: readonly unknown[]): Conversation {
  const answers = values.flat().map(fieldsOf);
  const pulls = answers.map(pullOf);
  const last = pulls.at(-1) ?? {};
  const head = oidOf(last["headRefOid"]);
  const threads = new Pages(pulls, "reviewThreads");
  const comments = new Pages(pulls, "comments");
  const reviews = new Pages(pulls, "reviews");
  const isWhole = [threads, comments, reviews].every((pages) => pages.isWhole) && threads.nodes.every(hasAllComments);
  const requests = pulls.flatMap((pull) => nodesOf(pull["reviewRequests"]));
  const checks = pulls.flatMap((pull) => nodesOf(fieldsOf(pull["statusCheckRollup"])["contexts"]));
  return {
    forge: "github",
    ...nameOfAll(pulls),
    title: textOf(last["title"]),
    body: textOf(last["body"]),
    author: personOf(last["author"]),
    head,
    patchSets: [],
    threads: [
      ...threads.nodes.flatMap((thread) => threadOf(thread, head)),
      ...comments.nodes.map((one) => threadOfComment(commentOf(one))),
    ],
    verdicts: reviews.nodes.flatMap(verdictOf),
    drafts: [...threads.nodes.flatMap((thread) => draftsOf(thread, head)), ...reviews.nodes.flatMap(draftOfReview)],
    requestedReviewers: requests.flatMap((request) => personOf(request["requestedReviewer"]) ?? []),
    viewedPaths: new Pages(pulls, "files").nodes.filter(isViewed).map(({ path }) => textOf(path)),
    checks: head === null ? [] : checks.map((check) => checkOf(check, head)),
    sending: githubSendState(fieldsOf(answers.at(-1)?.["data"])["viewer"], last["id"], reviews.nodes),
    isComplete: isWhole && answers.every((answer) => listOf(answer["errors"]).length === 0),
  };
}

const ONE = "Run the query that `galley pr query github` prints, and import all that it prints.";

function pullOf(answer: Fields): Fields {
  const pull = fieldsOf(fieldsOf(answer["data"])["repository"])["pullRequest"];
  const [error] = listOf(answer["errors"]).map((one) => inputRules.anyName(textOf(fieldsOf(one)["message"])));
  if (typeof pull === "object" && pull !== null) return fieldsOf(pull);
  throw new GalleyError("BAD_INPUT", `GitHub answered with no pull request: ${error ?? "it gave no reason"}`, {
    next: ONE,
  });
}

const FORM = { url: "url", number: "number", page: /\/pull\/\d+$/u };

function nameOfAll(pulls: readonly Fields[]): RequestName {
  const [first = null, ...others] = pulls.map((pull) => nameOf(FORM, pull));
  if (first === null || !first.url.endsWith(`/${first.number}`))
    throw new GalleyError("BAD_INPUT", "The answer names no address of a pull request on GitHub.", { next: ONE });
  if (others.some((name) => name?.url !== first.url))
    throw new GalleyError("BAD_INPUT", "The answers are about several pull requests.", { next: ONE });
  return first;
}

const nodesOf = (list: unknown): readonly Fields[] => listOf(fieldsOf(list)["nodes"]).map(fieldsOf);

/** The pages of a list: its items, each once, and whether none is missing. */
class Pages {
  readonly nodes: readonly Fields[];
  readonly isWhole: boolean;

  constructor(pulls: readonly Fields[], name: string) {
    const pages = pulls.flatMap((pull) => (name in pull ? [fieldsOf(pull[name])] : []));
    const all = new Map(pages.flatMap(nodesOf).map((node) => [textOf(node["id"] ?? node["path"]), node]));
    this.nodes = [...all.values()];
    const total = Math.max(...pages.map(({ totalCount }) => Number(totalCount)));
    this.isWhole = pages.length > 0 && all.size >= total;
  }
}

function hasAllComments({ comments }: Fields): boolean {
  return nodesOf(comments).length >= Number(fieldsOf(comments)["totalCount"]);
}

function isViewed({ viewerViewedState }: Fields): boolean {
  return viewerViewedState === "VIEWED";
}

function personOf(value: unknown): ForgePerson | null {
  const { login, combinedSlug, name } = fieldsOf(value);
  const named = textOf(login ?? combinedSlug);
  return named === "" ? null : { login: named, name: textOf(name) || null };
}

function commentOf({ id, url, body, createdAt, submittedAt, lastEditedAt, author }: Fields): ForgeComment {
  return {
    id: textOf(id),
    url: textOf(url) || null,
    author: personOf(author),
    at: timeOf(submittedAt) ?? timeOf(createdAt) ?? 0,
    editedAt: timeOf(lastEditedAt),
    body: textOf(body),
  };
}

const isPending = ({ state }: Fields): boolean => state === "PENDING";

/** Returns a thread without the comments of the viewer's own review that is not sent; none if it has no others. */
function threadOf(thread: Fields, head: Oid | null): readonly ForgeThread[] {
  const comments = nodesOf(thread["comments"]).filter((comment) => !isPending(comment));
  if (comments.length === 0) return [];
  return [
    {
      id: textOf(thread["id"]),
      place: placeOf(thread, head),
      comments: comments.map(commentOf),
      isResolved: thread["isResolved"] === true,
      resolvedBy: personOf(thread["resolvedBy"]),
    },
  ];
}

function threadOfComment(comment: ForgeComment): ForgeThread {
  return { id: comment.id, place: null, comments: [comment], isResolved: null, resolvedBy: null };
}

function placeOf(thread: Fields, head: Oid | null): ForgePlace {
  const { path, subjectType, diffSide, startDiffSide, originalLine, originalStartLine, line, startLine } = thread;
  const [opening = {}] = nodesOf(thread["opening"]);
  const [original, commit] = [
    oidOf(fieldsOf(opening["originalCommit"])["oid"]),
    oidOf(fieldsOf(opening["commit"])["oid"]),
  ];
  const isFile = subjectType === "FILE";
  // A thread may begin on the other side of the change than it ends: then only the end counts.
  const isOneSide = startDiffSide == null || startDiffSide === diffSide;
  const file = { path: textOf(path), side: diffSide === "LEFT" ? ("old" as const) : ("new" as const) };
  const linesAt = (start: unknown, end: unknown) => {
    const endLine = isFile ? null : lineNumber(end);
    return { startLine: (isOneSide && endLine !== null ? lineNumber(start) : null) ?? endLine, endLine };
  };
  const isCurrent = thread["isOutdated"] !== true && (isFile || lineNumber(line) !== null);
  const current = isCurrent ? { ...file, commit: head ?? commit, hunk: null, ...linesAt(startLine, line) } : null;
  const hunk = textOf(opening["diffHunk"]) || null;
  return { ...file, commit: original, hunk, current, ...linesAt(originalStartLine, originalLine) };
}

function draftsOf(thread: Fields, head: Oid | null): readonly ForgeDraft[] {
  const comments = nodesOf(thread["comments"]);
  const isNew = comments.every(isPending);
  const id = textOf(thread["id"]);
  const subject = { place: isNew ? placeOf(thread, head) : null, replyTo: isNew ? null : id, thread: id };
  return comments.filter(isPending).map(({ id, body }) => ({ id: textOf(id), body: textOf(body), ...subject }));
}

function draftOfReview({ id, state, body }: Fields): readonly ForgeDraft[] {
  if (state !== "PENDING" || textOf(body) === "") return [];
  return [{ id: textOf(id), body: textOf(body), place: null, replyTo: null }];
}

const VERDICTS = new Map<unknown, ForgeVerdict["verdict"]>([
  ["APPROVED", "approve"],
  ["CHANGES_REQUESTED", "reject"],
  ["COMMENTED", "comment"],
  ["DISMISSED", "comment"],
]);

/** Returns the verdict of a review; none for one that only has comments on lines. */
function verdictOf(review: Fields): readonly ForgeVerdict[] {
  const comment = commentOf(review);
  const verdict = VERDICTS.get(review["state"]);
  if (verdict === undefined || (review["state"] === "COMMENTED" && comment.body === "")) return [];
  const commit = oidOf(fieldsOf(review["commit"])["oid"]);
  return [{ ...comment, verdict, commit, isDismissed: review["state"] === "DISMISSED" }];
}

const GOOD: readonly unknown[] = ["SUCCESS", "NEUTRAL", "SKIPPED"];
const BAD: readonly unknown[] = ["FAILURE", "ERROR", "TIMED_OUT", "STARTUP_FAILURE", "ACTION_REQUIRED"];

function checkOf(
  { name, context, conclusion, state, detailsUrl, targetUrl, ...times }: Fields,
  commit: Oid,
): ForgeCheck {
  const result = conclusion ?? state;
  return {
    name: textOf(name ?? context),
    commit,
    status: GOOD.includes(result) ? "success" : BAD.includes(result) ? "failure" : "",
    url: textOf(detailsUrl ?? targetUrl),
    at: timeOf(times["completedAt"] ?? times["createdAt"]),
  };
}
