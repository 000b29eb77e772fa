import { globPattern } from "#server/git/gitPaths.ts";
import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { EXPORTED_PATCHES_BYTES, FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { decodeBytes } from "#contract/byteText.ts";
import {
  type ExportedComment,
  type ExportedFiles,
  type ExportedReview,
  type ExportedThread,
  fillPage,
  REVIEW_FORMAT,
  type ReviewFacts,
} from "#contract/reviewFile.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import type { ReviewComment } from "../comments/ReviewComment.ts";
import { type ReviewThread, threadComments, threadPosition } from "../comments/ReviewThread.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import { countNonEmptyComments } from "#server/reviews/state/deriveReview.ts";
import { FileTable } from "../comparisons/FileTable.ts";
import { countsOf, readDiffOptions } from "../comparisons/PatchBatch.ts";
import type { Context } from "../request/Context.ts";
import type { Person } from "../repositories/Person.ts";
import type { Review } from "./Review.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import type { GitTimestamp } from "../scalars.ts";

const NO_CHANGE = "The repository does not have the commits of this review, so only its comments are here.";
const FETCH = "Fetch the reviewed branch, then export it again.";
const GLOBS_MAX = 100;
/** The digits of the commit by which a review without a branch is called. */
const ABBREVIATED = 10;

/** A change, with its comments if it is reviewed, as one HTML file that anybody can open without Galley. @gqlType */
interface ExportedFile {
  readonly content: ExportedReview;
  /** The number of files in it. @gqlField */
  readonly fileCount: Int;
  /** The number of lines that these files add. @gqlField */
  readonly additions: Int;
  /** The number of lines that these files remove. @gqlField */
  readonly deletions: Int;
  /** The number of comments in it. @gqlField */
  readonly commentCount: Int;
  /** The names of the people in it, or the numbers that replace them. @gqlField */
  readonly people: readonly string[];
  /** The files that are in it without their lines, and the reason for the first of them; null if there are none. @gqlField */
  readonly unreadable: string | null;
  /** The number of changed files that were left out. @gqlField */
  readonly hiddenFileCount: Int;
  /** The number of comments that were left out with them. @gqlField */
  readonly hiddenCommentCount: Int;
}

/** Its content as JSON. @gqlField */
export function data({ content }: ExportedFile): string {
  return JSON.stringify(content);
}

/** The HTML. @gqlField */
export async function html({ content }: ExportedFile, context: Context): Promise<string> {
  return fillPage(await context.exportTemplate(), content);
}

/** Exports a change without the paths that a pattern matches: `*` is anything but a slash, `**` anything. */
async function exportChange(
  context: Context,
  comparison: Comparison | null,
  review: Review | null,
  { leaveOut, withNames }: { readonly leaveOut: readonly string[]; readonly withNames: boolean },
): Promise<ExportedFile> {
  const isHidden = pathFilter(leaveOut);
  const files = (await comparison?.changedFiles(context)) ?? [];
  const shown = files.flatMap((file, fileIndex) =>
    isHidden(file.oldPath ?? "") || isHidden(file.newPath ?? "") ? [] : [{ file, fileIndex }],
  );
  const names = new Names(withNames);
  const threads = review?.threads(false, null, true) ?? [];
  const visible = threads.filter((thread) => !isHidden(thread.path ?? ""));
  const placed = await Promise.all(visible.map((thread) => exportThread(context, thread, names)));
  const known = placed.filter(({ position }) => !isHidden(position.path ?? ""));
  const content: ExportedReview = {
    format: REVIEW_FORMAT,
    at: review === null ? null : new Date(review.updatedAt).toISOString(),
    review: review?.viewerReview.review.revision ?? null,
    base: comparison?.oldOid ?? null,
    head: comparison?.newOid ?? review?.viewerReview.review.revision ?? "",
    title: review?.title ?? (comparison === null ? "" : titleOf(comparison)),
    body: review?.body ?? "",
    facts: review && factsOf(review, names),
    absent: comparison === null ? `${NO_CHANGE} ${FETCH}` : null,
    files: await exportFiles(context, comparison, shown),
    threads: known,
    hidden: {
      files: files.length - shown.length,
      comments: countNonEmptyComments(threads.map(({ derived }) => derived)) - commentsIn(known),
      names: !withNames,
    },
  };
  const { files: exported, hidden } = content;
  return {
    content,
    fileCount: exported.table.paths.length,
    additions: sumOf(exported, 0),
    deletions: sumOf(exported, 1),
    commentCount: commentsIn(known),
    people: names.all(),
    unreadable: content.absent ?? unreadableText(exported),
    hiddenFileCount: hidden.files,
    hiddenCommentCount: hidden.comments,
  };
}

/** Sums up the additions (0) or the deletions (1) of all files whose lines are counted. */
function sumOf({ lineCounts }: ExportedFiles, part: 0 | 1): number {
  return lineCounts.reduce((sum, count, at) => (at % 2 === part ? sum + Math.max(0, count) : sum), 0);
}

function unreadableText({ failures }: ExportedFiles): string | null {
  if (failures.length === 0) return null;
  const count = failures.length === 1 ? "1 file is" : `${failures.length} files are`;
  return `${count} in it without the changed lines. ${failures[0]?.message}`;
}

/**
 * The review with its current change as one HTML file. `leaveOut` are patterns of the paths to leave out. Without names,
 * people are numbered.
 * @gqlField
 */
export async function exportedFile(
  review: Review,
  context: Context,
  leaveOut?: readonly string[] | null,
  withNames: boolean = true,
): Promise<ExportedFile> {
  return exportChange(context, await review.comparison(context), review, { leaveOut: leaveOut ?? [], withNames });
}

/** The change as one HTML file. `leaveOut` are patterns of the paths to leave out. @gqlField exportedFile */
export async function exportedComparison(
  comparison: Comparison,
  context: Context,
  leaveOut?: readonly string[] | null,
): Promise<ExportedFile> {
  return exportChange(context, comparison, null, { leaveOut: leaveOut ?? [], withNames: true });
}

function commentsIn(threads: readonly ExportedThread[]): number {
  const comments = threads.flatMap((thread) => thread.comments);
  return comments.filter(({ body, isDeleted }) => body !== "" && !isDeleted).length;
}

function titleOf({ source: { base, head } }: Comparison): string {
  return [base, head].flatMap((oid) => oid?.slice(0, ABBREVIATED) ?? []).join("...");
}

/** Gives people names, or numbers in the order of their first use. */
class Names {
  readonly #withNames: boolean;
  readonly #known = new Map<string, string>();

  constructor(withNames: boolean) {
    this.#withNames = withNames;
  }

  of(person: Person): string {
    const key = person.email;
    const name = this.#known.get(key) ?? (this.#withNames ? person.name : `Person ${this.#known.size + 1}`);
    this.#known.set(key, name);
    return name;
  }

  all(): readonly string[] {
    return [...this.#known.values()];
  }
}

function factsOf(review: Review, names: Names): ReviewFacts {
  const author = review.author();
  return {
    state: review.state,
    author: author && names.of(author),
    reviewRef: review.reviewRef || (review.headOid?.slice(0, ABBREVIATED) ?? ""),
    targetRef: review.targetRef,
    patchSet: patchSetsOf(review.viewerReview.review).at(-1)?.number ?? 1,
    verdicts: review.verdicts().map((verdict) => ({
      by: names.of(verdict.by),
      verdict: verdict.kind,
      patchSet: verdict.patchSet,
      isActive: verdict.isActive,
    })),
  };
}

async function exportThread(context: Context, thread: ReviewThread, names: Names): Promise<ExportedThread> {
  return {
    state: thread.state,
    isVerdict: thread.isVerdict,
    path: thread.path,
    side: thread.side,
    startLine: thread.startLine,
    endLine: thread.endLine,
    patchSet: thread.patchSet,
    quote: thread.derived.root.item.extras.quote ?? [],
    position: await threadPosition(thread, context),
    comments: threadComments(thread).map((comment) => exportComment(comment, names)),
  };
}

function exportComment(comment: ReviewComment, names: Names): ExportedComment {
  const { oid, key, author, createdAt, body, isDeleted, editedAt, importedBy, importedFrom, agent, act, verdict } =
    comment;
  return {
    id: oid,
    key,
    by: names.of(author),
    at: timeOf(createdAt),
    body,
    isDeleted,
    editedAt: timeOf(editedAt),
    importedBy: importedBy && names.of(importedBy),
    importedFrom,
    agent,
    act,
    verdict,
  };
}

function timeOf(at: GitTimestamp | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

type Shown = readonly { readonly file: ChangedFile; readonly fileIndex: number }[];
type Patches = ReadonlyMap<number, Buffer | GalleyError>;

/** Reads all patches, about 1 MiB at a time. Fails as TOO_LARGE beyond EXPORTED_PATCHES_BYTES. */
async function readPatches(context: Context, comparison: Comparison, files: Shown): Promise<Patches> {
  const loaders = context.loaders.of(comparison.served.git);
  const span = comparison.span();
  const patches = new Map<number, Buffer | GalleyError>();
  let bytes = 0;
  for (let left = files; left.length > 0; left = left.filter(({ fileIndex }) => !patches.has(fileIndex))) {
    const found = await loaders.patchesAt(span, left.slice(0, FILE_PAGE_SIZE_MAX), readDiffOptions(null));
    for (const { fileIndex, patch } of found) {
      bytes += patch instanceof GalleyError ? 0 : patch.length;
      patches.set(fileIndex, patch);
    }
    if (bytes > EXPORTED_PATCHES_BYTES)
      throw new GalleyError("TOO_LARGE", "The patches of this change exceed 64 MiB.", {
        next: "Leave out files, in the dialog or with `galley export --leave-out '*.lock,vendor/**'`.",
      });
    if (found.length === 0) throw new GalleyError("STALE");
  }
  return patches;
}

async function exportFiles(context: Context, comparison: Comparison | null, files: Shown): Promise<ExportedFiles> {
  const patches: Patches = comparison === null ? new Map() : await readPatches(context, comparison, files);
  const changed = Object.assign(
    files.map(({ file }) => file),
    { renamesLimited: false },
  );
  const table = new FileTable(changed, async () =>
    comparison === null ? new Map() : context.loaders.of(comparison.served.git).generatedMarks(comparison.span()),
  );
  const found = files.map(({ fileIndex }) => patches.get(fileIndex));
  return {
    table: {
      paths: table.paths(),
      statuses: table.statuses(),
      kinds: await table.kinds(),
      sources: table.sources(),
      modes: table.modes(),
      sameContent: table.sameContent(),
      generated: await table.generated(),
    },
    oldBlobs: changed.map(({ oldOid }) => oldOid),
    newBlobs: changed.map(({ newOid }) => newOid),
    patches: found.map((patch) => (patch instanceof Buffer ? decodeBytes(patch) : null)),
    lineCounts: found.flatMap((patch) => (patch instanceof Buffer ? countsOf(patch) : [-2, -2])),
    failures: found.flatMap((patch, fileIndex) =>
      patch instanceof GalleyError ? [{ fileIndex, message: patch.message }] : [],
    ),
  };
}

/** Returns a function that is true for the paths that one of the patterns matches. Fails as BAD_INPUT for too many patterns. */
function pathFilter(globs: readonly string[]): (path: string) => boolean {
  if (globs.length > GLOBS_MAX) throw new GalleyError("BAD_INPUT", `At most ${GLOBS_MAX} patterns can be given.`);
  const patterns = globs.filter((glob) => glob !== "").map(globPattern);
  return (path) => path !== "" && patterns.some((pattern) => pattern.test(path));
}
