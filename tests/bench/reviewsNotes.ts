import { commentId, type CommentItem, writeCommentLine } from "#server/store/notes/CommentItem.ts";
import { writeRequestLine } from "#server/store/notes/requestLine.ts";
import { LINES, type NotedChange } from "./reviewsHistory.ts";
import type { ReviewsSize } from "./ReviewsSize.ts";

const PEOPLE = ["ada", "brook", "carl", "dana", "emil", "fran", "grace", "hugo"];
const COMMENT_TEXT =
  "This reads the same value twice, once for the head and once for the base, and the second time it may have moved.";

/**
 * Writes the notes of reviews as input for `git fast-import`; `oidOf` returns the commit of a mark. The notes are
 * always the same.
 */
export function* reviewsNotes(
  size: ReviewsSize,
  changes: readonly NotedChange[],
  oidOf: (mark: number) => string,
): Generator<string> {
  yield* notes("reviews", changes, oidOf, requestLines);
  yield* notes("discuss", changes, oidOf, (change, index, oid) => commentLines(size, change, index, oid));
}

type OidOf = (mark: number) => string;
type Lines = (change: NotedChange, index: number, oidOf: OidOf) => readonly string[];

function* notes(name: string, changes: readonly NotedChange[], oidOf: OidOf, linesOf: Lines): Generator<string> {
  yield `commit refs/notes/devtools/${name}\ncommitter Bench <bench@example.com> 1700000000 +0000\ndata 0\n`;
  for (const [index, change] of changes.entries()) {
    const text = `${linesOf(change, index, oidOf).join("\n")}\n`;
    yield `N inline ${oidOf(change.first)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  }
  yield "\n";
}

function person(index: number): string {
  return `${PEOPLE[index % PEOPLE.length] ?? ""}@example.com`;
}

function requestLines(change: NotedChange, index: number, oidOf: OidOf): readonly string[] {
  const base = oidOf(change.base);
  const request = {
    reviewRef: `refs/heads/${change.branch}`,
    targetRef: "refs/heads/main",
    requester: person(index),
    reviewers: [person(index + 1), person(index + 2)],
    description: `Change ${change.branch} number ${index}\n\nIt makes one thing better and leaves all others as they are.`,
    baseCommit: base,
    alias: "",
  };
  const lines = change.heads.map((head, order) =>
    writeRequestLine({
      ...request,
      timestamp: `${change.at + order * 3600}`,
      extras: { key: `request-${index}-${order}`, name: PEOPLE[index % PEOPLE.length] ?? "", head: oidOf(head), base },
    }),
  );
  if (change.kind !== "abandoned") return lines;
  const timestamp = `${change.at + 100_000}`;
  return [
    ...lines,
    writeRequestLine({ ...request, targetRef: "", timestamp, extras: { key: `abandon-${index}`, act: "abandon" } }),
  ];
}

/** Every second comment replies to the previous one; in open reviews, every third thread waits for a reply. */
function commentLines(size: ReviewsSize, change: NotedChange, index: number, oidOf: OidOf): readonly string[] {
  const count = change.kind === "many" ? size.manyComments : size.comments;
  const lines: string[] = [];
  let root = "";
  for (let order = 0; order < count; order++) {
    const isReply = order % 2 === 1;
    const patchSet = (order >> 1) % change.heads.length;
    const line = 1 + ((order * 7) % (LINES - 10));
    const path = change.kind === "many" ? `src/file${(order >> 1) % size.files}.ts` : "src/file0.ts";
    const range = { startLine: line, startColumn: 0, endLine: line + 2, endColumn: 0 };
    const item: Omit<CommentItem, "id"> = {
      timestamp: `${change.at + 50 + order * 10}`,
      author: person(index + order),
      original: "",
      parent: isReply ? root : "",
      location: isReply ? null : { commit: oidOf(change.heads[patchSet] ?? 0), path, range },
      description: `${COMMENT_TEXT} That is comment ${order} of ${index}.`,
      resolved: isReply ? change.kind === "merged" || order % 3 !== 0 || null : false,
      extras: {
        key: `comment-${index}-${order}`,
        name: PEOPLE[(index + order) % PEOPLE.length] ?? "",
        ...(isReply ? {} : { side: "new", quote: [`const value${line} = read(0, 0);`], patchSet: patchSet + 1 }),
      },
    };
    if (!isReply) root = commentId(item);
    lines.push(writeCommentLine(item));
  }
  return lines;
}
