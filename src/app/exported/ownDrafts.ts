import { FileContents } from "#app/diff/patch/FileContents.ts";
import { readPatch } from "#app/diff/patch/Patch.ts";
import type { AnswerMutation } from "#app/reviewing/export/ExportedChange.tsx";
import { type ExportedDraft, type OwnDrafts, REVIEW_ID, threadId } from "#app/reviewing/export/exportedAnswer.ts";
import { type FileAnchor, type FileComment, quoteForFile } from "#contract/commentsFile.ts";
import type { ExportedReview, ExportedThread } from "#contract/reviewFile.ts";
import type {
  commentsDiscardDraftMutation,
  commentsDiscardDraftMutation$rawResponse,
} from "#generated/commentsDiscardDraftMutation.graphql.ts";
import type {
  AnchorInput,
  commentsSaveDraftMutation,
  commentsSaveDraftMutation$rawResponse,
} from "#generated/commentsSaveDraftMutation.graphql.ts";
import type { OwnComments } from "./OwnComments.ts";

/** Ends the key of the draft that is a newer text of a comment of the file, which has the key without it. */
const CHANGED = "~";
/** Lines beside a comment that are quoted with it. */
const AROUND = 3;

/** The reader's own comments as drafts of the page. */
export function ownDrafts(review: ExportedReview, own: OwnComments): OwnDrafts {
  const { threads, base, head } = review;
  const inFile = new Set(threads.flatMap(({ comments }) => comments.flatMap(({ key }) => key ?? [])));
  const draftOf = ({ id, replyTo, anchor, body, isBlocking }: FileComment): ExportedDraft => {
    const key = inFile.has(id) ? id + CHANGED : id;
    const thread = replyTo === null ? undefined : threads.find(hasComment(replyTo));
    const isOld = anchor?.side === "old";
    return {
      id: `draft ${key}`,
      key,
      body,
      kind: isBlocking ? "BLOCKING" : "NOTE",
      path: anchor?.path ?? null,
      side: isOld ? "OLD" : "NEW",
      startLine: anchor?.startLine ?? null,
      endLine: anchor?.endLine ?? null,
      commitOid: isOld ? base : head,
      layer: null,
      edits: null,
      replyTo:
        thread === undefined ? null : { __typename: "ReviewThread", id: threadId(thread), viewerCanResolve: false },
      resolves: false,
      version: 1,
    };
  };
  return { key: own.storageKey, all: () => own.all().map(draftOf) };
}

function hasComment(name: string) {
  return ({ comments }: ExportedThread): boolean => comments.some(({ id, key }) => id === name || key === name);
}

/** Answers the mutations that write drafts: they keep the reader's own comments. */
export function writeDrafts(review: ExportedReview, own: OwnComments, { all }: OwnDrafts): AnswerMutation {
  const openThreadCount = review.threads.filter(({ state }) => state === "OPEN").length;
  const reviewNow = () => ({ id: REVIEW_ID, draftCount: own.all().length, drafts: all(), openThreadCount });
  const save = ({ input }: commentsSaveDraftMutation["variables"]): commentsSaveDraftMutation$rawResponse => {
    const { key, body, kind, anchor, thread } = input;
    const id = key.replace(CHANGED, "");
    const known = own.all().find((one) => one.id === id);
    const written = {
      id,
      replyTo: known?.replyTo ?? (thread == null ? null : lastComment(review, thread)),
      anchor: known?.anchor ?? (anchor == null ? null : anchorOf(review, anchor)),
      body,
      isBlocking: kind === "BLOCKING" && thread == null,
    };
    // An empty one is about to be discarded.
    const reason = body.trim() === "" ? null : own.put(written);
    return {
      saveDraft: {
        problem: reason === null ? null : { code: "BAD_INPUT", message: reason },
        draft: { id: `draft ${key}`, key, body, version: 1 },
        review: reviewNow(),
      },
    };
  };
  const discard = ({ input }: commentsDiscardDraftMutation["variables"]): commentsDiscardDraftMutation$rawResponse => {
    own.remove(input.key.replace(CHANGED, ""));
    return { discardDraft: { problem: null, review: reviewNow() } };
  };
  return (name, variables) => {
    if (name === "commentsSaveDraftMutation") return save(variables as commentsSaveDraftMutation["variables"]);
    if (name === "commentsDiscardDraftMutation") return discard(variables as commentsDiscardDraftMutation["variables"]);
    return null;
  };
}

function lastComment({ threads }: ExportedReview, id: string): string | null {
  return threads.find((thread) => threadId(thread) === id)?.comments.at(-1)?.id ?? null;
}

/** Returns the place of lines for a file of comments, with the lines themselves as far as the file has them. */
function anchorOf({ files }: ExportedReview, { side, startLine, endLine, ...at }: AnchorInput): FileAnchor {
  const path = at.path ?? "";
  const isOld = side === "OLD";
  const { paths, sources } = files.table;
  const moved = isOld ? (sources.fileIndexes[sources.paths.indexOf(path)] ?? -1) : -1;
  const fileIndex = moved === -1 ? paths.indexOf(path) : moved;
  const lines = { startLine: startLine ?? null, endLine: endLine ?? null };
  const blob = (isOld ? files.oldBlobs : files.newBlobs)[fileIndex] ?? null;
  const quoted = quoteSide(files.patches[fileIndex] ?? "", isOld, lines.startLine ?? 0, lines.endLine ?? 0);
  return { path, side: isOld ? "old" : "new", ...lines, blob, ...quoted };
}

function quoteSide(written: string, isOld: boolean, line: number, to: number) {
  const contents = new FileContents(); // decodes what is not UTF-8
  contents.putPatches([["", written]]);
  const patch = readPatch(contents.of("").patch ?? "");
  const numbers = isOld ? patch.oldNumbers : patch.newNumbers;
  const known: { readonly number: number; readonly text: string }[] = [];
  for (let at = 0; at < patch.lineCount; at++) {
    const number = numbers[at] ?? 0;
    if (number >= line - AROUND && number <= to + AROUND && number > 0)
      known.push({ number, text: patch.text.slice(patch.starts[at], patch.ends[at]) });
  }
  const start = line === 0 ? -1 : known.findIndex(({ number }) => number >= line);
  const end = known.findLastIndex(({ number }) => number <= to) + 1;
  const texts = known.map(({ text }) => text);
  return start === -1 ? { quote: [], before: [], after: [] } : quoteForFile(texts, start, end);
}
