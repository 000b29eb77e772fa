import { Fragment, type ReactNode } from "react";
import { displayText } from "#app/diff/displayText.ts";
import { LineKind, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { displayPath, readerDates } from "#app/ui/format.ts";
import type { ExportedComment, ExportedFile, ExportedReview, ExportedThread } from "#contract/reviewFile.ts";
import { MarkdownTree } from "#app/reading/markdown/MarkdownTree.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { isVerdict } from "#app/reading/words/StateBadge.tsx";
import { describeLocation } from "../positions/locateThread.ts";
import { QuotedLines } from "../threads/QuotedLines.tsx";
import { CommentCard, ThreadCard, ThreadHeading } from "../threads/ThreadCard.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";
import "#app/reading/markdown/MarkdownText.css";
import "./PrintedReview.css";

/** The parts of a patch's line that take a column each. */
const COLUMNS = 3;

/** A change with its comments for paper: every line of every file, none cut off, and each comment below its line. */
export function PrintedReview({ review }: { readonly review: ExportedReview }): ReactNode {
  const { title, body, at, files, threads } = review;
  const known = new Set(files.flatMap(({ path, oldPath }) => [path, oldPath ?? path]));
  const apart = threads.filter(({ path }) => path === null || !known.has(path));
  return (
    <div className="PrintedReview" data-theme="light">
      <h1>
        <MarkedText text={title} />
      </h1>
      <ReviewFacts review={review} time={exactTime(at)} />
      {body !== "" && (
        <div className="Markdown">
          <MarkdownTree text={body} suggestedOn={null} />
        </div>
      )}
      {apart.map((thread, index) => (
        <PrintedThread key={index} thread={thread} isApart />
      ))}
      {files.map((file) => (
        <PrintedFile key={file.path} file={file} threads={threads.filter((thread) => isOn(thread, file))} />
      ))}
    </div>
  );
}

function isOn({ path, side }: ExportedThread, file: ExportedFile): boolean {
  if (path === null) return false;
  return side === "old" && file.oldPath !== null ? path === file.oldPath : path === file.path;
}

function PrintedFile({ file, threads }: { readonly file: ExportedFile; readonly threads: readonly ExportedThread[] }) {
  const { path, oldPath, status, failure } = file;
  const patch = parsePatch(displayText(file.patch ?? ""));
  const { above, below } = placeThreads(patch, threads);
  return (
    <section className="PrintedReview-file">
      <h2>
        {displayPath(path)}{" "}
        {status === "RENAMED" && oldPath !== null && <small>renamed from {displayPath(oldPath)}</small>}
      </h2>
      {failure !== null && <p>{failure}</p>}
      {above.map((thread, index) => (
        <PrintedThread key={index} thread={thread} isApart />
      ))}
      {patch.lineCount === 0 ? (
        failure === null && <p>{patch.isBinary ? "Binary file" : "No changed lines"}</p>
      ) : (
        <table>
          <colgroup>
            <col className="PrintedReview-number" />
            <col className="PrintedReview-number" />
            <col />
          </colgroup>
          <tbody>
            {patch.hunks.map((hunk) => (
              <Fragment key={hunk.first}>
                <tr className="PrintedReview-hunk">
                  <td colSpan={COLUMNS}>
                    {hunk.ranges} {hunk.heading}
                  </td>
                </tr>
                {Array.from({ length: hunk.end - hunk.first }, (_, index) => hunk.first + index).map((line) => (
                  <PrintedLine key={line} patch={patch} line={line} threads={below.get(line) ?? []} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const SIGNS: Readonly<Record<number, string>> = { [LineKind.added]: "+", [LineKind.removed]: "-" };
const CLASSES: Readonly<Record<number, string>> = {
  [LineKind.added]: "PrintedReview-added",
  [LineKind.removed]: "PrintedReview-removed",
};

interface LineProps {
  readonly patch: Patch;
  readonly line: number;
  readonly threads: readonly ExportedThread[];
}

function PrintedLine({ patch, line, threads }: LineProps) {
  const { kinds, oldNumbers, newNumbers, text, starts, ends } = patch;
  const kind = kinds[line] ?? LineKind.context;
  return (
    <>
      <tr className={CLASSES[kind]}>
        <td className="PrintedReview-number">{oldNumbers[line] || ""}</td>
        <td className="PrintedReview-number">{newNumbers[line] || ""}</td>
        <td className="PrintedReview-code">
          {SIGNS[kind] ?? " "}
          <MarkedText text={text.slice(starts[line], ends[line])} />
        </td>
      </tr>
      {threads.map((thread, index) => (
        <tr key={index}>
          <td colSpan={COLUMNS}>
            <PrintedThread thread={thread} />
          </td>
        </tr>
      ))}
    </>
  );
}

interface PlacedThreads {
  /** Those on the whole file, or on lines that the patch does not have. */
  readonly above: readonly ExportedThread[];
  /** By the line of the patch. */
  readonly below: ReadonlyMap<number, readonly ExportedThread[]>;
}

function placeThreads(patch: Patch, threads: readonly ExportedThread[]): PlacedThreads {
  const above: ExportedThread[] = [];
  const below = new Map<number, ExportedThread[]>();
  for (const thread of threads) {
    const numbers = thread.side === "old" ? patch.oldNumbers : patch.newNumbers;
    const line = thread.endLine === null ? -1 : numbers.indexOf(thread.endLine);
    if (line === -1) above.push(thread);
    else below.set(line, [...(below.get(line) ?? []), thread]);
  }
  return { above, below };
}

function PrintedThread({ thread, isApart = false }: { readonly thread: ExportedThread; readonly isApart?: boolean }) {
  const { state, uncertain, quote, comments, side } = thread;
  const written = side === "old" ? "OLD" : "NEW";
  return (
    <ThreadCard
      state={state}
      head={
        <ThreadHeading state={state} location={describeLocation({ ...thread, side: written }, !isApart)}>
          {uncertain !== null && <span className="Thread-words">{uncertain}</span>}
        </ThreadHeading>
      }
    >
      {quote.length > 0 && <QuotedLines lines={quote} startLine={null} side={written} isWhole />}
      {comments.map((comment) => (
        <PrintedComment key={comment.id} comment={comment} />
      ))}
    </ThreadCard>
  );
}

function PrintedComment({ comment }: { readonly comment: ExportedComment }) {
  const { at, body } = comment;
  return (
    <ExportedCommentCard
      comment={comment}
      time={exactTime(at)}
      text={
        <div className="Markdown">
          <MarkdownTree text={body} suggestedOn={null} />
        </div>
      }
    />
  );
}

function exactTime(at: string | null): string {
  return at === null ? "no date" : readerDates.exact(Date.parse(at));
}

interface ExportedCommentProps {
  readonly comment: ExportedComment;
  readonly time: ReactNode;
  /** Its rendered body, if it is to be shown. */
  readonly text: ReactNode;
}

/** A comment of an exported file, on the screen and on paper. */
export function ExportedCommentCard({ comment, time, text }: ExportedCommentProps): ReactNode {
  const { by, body, isDeleted, isEdited, isImported, agent, act } = comment;
  return (
    <CommentCard
      name={by}
      agent={agent}
      facts={isImported ? ["imported from a file"] : []}
      act={act}
      verdict={isVerdict(act) ? act : null}
      time={time}
      edits={isEdited && !isDeleted && <span className="CommentView-words">edited</span>}
      isSilent={body === "" && !isDeleted}
      isDeleted={isDeleted}
    >
      {!isDeleted && body !== "" && text}
    </CommentCard>
  );
}
