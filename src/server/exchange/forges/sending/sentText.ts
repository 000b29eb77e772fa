import { createHash } from "node:crypto";
import { nameLines } from "#contract/addresses.ts";
import { withoutSuggestions } from "#contract/suggesting/suggestionText.ts";
import { cutText } from "#contract/untrustedText.ts";
import type { ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import type { SendAct, SendPlan } from "./SendPlan.ts";

/** The end of a text that was sent: the ids of the comments that it has and a hash of the text, which no reader sees. */
const MARK = /(?:^|\n)<!-- galley:([0-9a-f]{24}(?:,[0-9a-f]{24})*) -->\s*$/u;
const ANY_MARK = /<!-- galley:[0-9a-f,]* -->/gu;

const ID_LENGTH = 16;

const hashOf = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

/** A hash of a text without what a forge may change: line ends, and blanks at its ends. */
export const versionOf = (body: string): string => hashOf(body.replaceAll("\r\n", "\n").trim(), 8);

/** The id by which a comment, or one part of it, is found again on a forge. */
export function markId(comment: string, part = 0): string {
  return hashOf(`${comment} ${part}`, ID_LENGTH);
}

/** Ends a text with the marks of what it has. Marks that somebody copied into it are removed. */
export function withMarks(text: string, ids: readonly string[]): string {
  const body = text.replaceAll(ANY_MARK, "").trim();
  const version = versionOf(body);
  return `${body}${body === "" ? "" : "\n\n"}<!-- galley:${ids.map((id) => id + version).join(",")} -->`;
}

export interface MarkedText {
  /** The text without the mark. */
  readonly body: string;
  /** The ids of the comments that it has; empty without a mark. */
  readonly ids: readonly string[];
  /** The hash of the text when it was sent; empty without a mark. */
  readonly version: string;
  readonly isAsSent: boolean;
}

/** Reads the mark of a text. Only that of a text of the viewer's own counts: anybody can copy one. Linear in the text. */
export function readMarks(text: string): MarkedText {
  const found = MARK.exec(text);
  if (found === null) return { body: text, ids: [], version: "", isAsSent: false };
  const body = text.slice(0, found.index).trim();
  const marks = (found[1] ?? "").split(",");
  const version = marks[0]?.slice(ID_LENGTH) ?? "";
  return { body, ids: marks.map((mark) => mark.slice(0, ID_LENGTH)), version, isAsSent: versionOf(body) === version };
}

/** Returns true if a text is there, as it was sent or as it is now: the forge may write it in another form. */
export function isSame({ body, version }: MarkedText, text: string): boolean {
  return version === versionOf(text) || versionOf(body) === versionOf(readMarks(text).body);
}

/** Between the texts of a review. */
export const RULE = "\n\n---\n\n";

const SUGGESTION = /^( {0,3}(?:`{3,}|~{3,}))[ \t]*suggestion[ \t]*$/gmu;
const PART = /^( {0,3}(?:`{3,}|~{3,}))[ \t]*suggestion[ \t]+L\d+(?:-L\d+)?[ \t]*$/gmu;
const WHOLE_PART =
  /^ {0,3}(`{3,}|~{3,})[ \t]*suggestion[ \t]+L\d[\dL-]*[ \t]*\n(?:[^\n]*\n)*? {0,3}\1[`~]*[ \t]*(?:\n|$)/gmu;

/** Names the suggestions of a text as a forge does, or shows them as code without a word. Parts are for other lines: they are code. */
export function withSuggestions(text: string, word = ""): string {
  return text.replaceAll(PART, "$1").replaceAll(SUGGESTION, `$1${word}`);
}

/** Returns a text without the parts of its suggestion, each of which is a thread of its own. */
export function withoutParts(text: string): string {
  return text.replaceAll(WHOLE_PART, "").trim();
}

/** Returns marks of code that are longer than any in a text. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/gu) ?? []).map(({ length }) => length));
  return "`".repeat(Math.max(least, longest + 1));
}

/** Quoted lines, the length of each, and that of the name of a thread. */
const QUOTED_MAX = 10;
const LINE_MAX = 200;
const NAME_MAX = 60;

const quotedLines = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, QUOTED_MAX).map((line) => cutText(line, LINE_MAX));

/** Writes a comment that has no thread there: its file and lines, some of its code, then its text. */
export function placedText(thread: DerivedThread, position: ThreadPosition | undefined, body: string): string {
  const { path = "", range = null, commit = "" } = thread.location ?? {};
  const isSure = position !== undefined && position.certainty !== "LOST" && position.path !== null;
  const { startLine = null, endLine = null } = isSure ? position : (range ?? {});
  const file = (isSure ? position.path : path) ?? path;
  const tick = fenceFor(file, 1);
  const to = Math.max(startLine ?? 0, endLine ?? 0);
  const lines = startLine === null || startLine === 0 ? "" : `, ${nameLines(startLine, to)}`;
  const side = thread.side === "old" ? " before the change" : "";
  const at = isSure || commit === "" ? "" : ` at ${commit.slice(0, 12)}`;
  const code = quotedLines(thread.root.item.extras.quote ?? []).join("\n");
  const fence = fenceFor(code, 3);
  const quoted = code === "" ? "" : `\n\n${fence}\n${code}\n${fence}`;
  const blank = tick.length > 1 ? " " : "";
  return `${tick}${blank}${file}${blank}${tick}${lines}${side}${at}:${quoted}\n\n${body}`;
}

/** Names a thread by the beginning of its text, if it has more than a suggestion and was not deleted, and its file. */
export function threadName({ root, location }: DerivedThread): string {
  const [line = ""] = withoutSuggestions(root.latest.description).trim().split("\n", 1);
  const where = location?.path ? `in ${location.path}` : "on the change";
  return line === "" ? where : `“${cutText(line, NAME_MAX)}” ${where}`;
}

/** Writes a reply that has no thread there: what it replies to, quoted, then its text. */
export function answerText({ root }: DerivedThread, body: string): string {
  const lines = quotedLines(root.latest.description.split("\n"));
  return `${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n${body}`;
}

const VERDICTS = { approve: "approve", reject: "request changes", comment: "comment" } as const;

/** Says how much of each kind a plan sends: `3 comments`. Empty if that is nothing. */
export function planCounts({ acts, summary }: Pick<SendPlan, "acts" | "summary">): readonly string[] {
  if (acts.length === 0 && summary === null) return [];
  const of = (wanted: SendAct["kind"]): number => acts.filter(({ kind }) => kind === wanted).length;
  const inText = "in the text of the review";
  const quoted = summary?.entries.filter(({ reason }) => reason !== null).length ?? 0;
  const counts = [
    [of("thread"), "comment", "comments"],
    [of("reply"), "reply", "replies"],
    [of("edit"), "changed text", "changed texts"],
    [of("approve"), "approval", "approvals"],
    [of("resolve"), "resolved", "resolved"],
    [of("reopen"), "reopened", "reopened"],
    [quoted, inText, inText],
  ] as const;
  return [
    summary === null ? "no review" : `one review: ${VERDICTS[summary.verdict]}`,
    ...counts.flatMap(([count, one, several]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : several}`])),
  ];
}
