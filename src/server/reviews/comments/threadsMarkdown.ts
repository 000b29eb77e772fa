import type { Remark, RemarkAddressed, RemarkCode, RemarkComment, RemarkPlace } from "./ListedThread.ts";

const NONE = "There are no such remarks.\n";
const WHOLE = "the change as a whole";
const STATES = { OPEN: "open", RESOLVED: "resolved", NOTE: "note" } as const;
const WITHDRAWN = "(withdrawn)";
const NO_WORDS = "(no words)";

/**
 * Writes remarks as Markdown that stands by itself: where each is now and how surely, its code then and now, all that was
 * said, and what it suggests as a patch. What people said is quoted, so that none of it passes for Galley's own words.
 */
export function remarksText(remarks: readonly Remark[]): string {
  return remarks.length === 0 ? NONE : `${remarks.map(remarkText).join("\n\n")}\n`;
}

function remarkText(remark: Remark): string {
  const { id, state, kind, isVerdict, written, now, addressed, suggestion, comments } = remark;
  const what = isVerdict ? "verdict" : kind;
  const code = now.code === null ? [] : [`Now:\n\n${fenced(rows(now.code), "")}`];
  const isSame =
    written?.code != null && now.code !== null && written.code.lines.join("\n") === now.code.lines.join("\n");
  const before =
    written?.code == null || isSame
      ? []
      : [`When it was written (${placeText(written)}):\n\n${fenced(rows(written.code), "")}`];
  return [
    `## ${placeText(now)} (${[...new Set([STATES[state], what])].join(", ")})`,
    `Remark ${id.slice(0, 12)}. ${now.certainty}: ${inLine(now.reason)}`,
    ...before,
    ...code,
    ...comments.map(commentText),
    ...(addressed === null ? [] : [addressedText(addressed)]),
    ...(suggestion === null ? [] : [`Suggested, for \`git apply\`:\n\n${fenced(suggestion.trimEnd(), "diff")}`]),
  ].join("\n\n");
}

function placeText({ path, side, code }: Pick<RemarkPlace, "path" | "side" | "code">): string {
  if (path === null) return WHOLE;
  const lines = code === null ? "" : `:${code.startLine}${code.endLine > code.startLine ? `-${code.endLine}` : ""}`;
  return `${inLine(path)}${lines}${side === "old" ? ", before the change" : ""}`;
}

/** Numbers the lines; those that are meant have a mark. */
function rows({ startLine, before, lines, after }: RemarkCode): string {
  const first = startLine - before.length;
  const width = String(first + before.length + lines.length + after.length).length;
  return [...before, ...lines, ...after]
    .map((line, at) => {
      const isMeant = at >= before.length && at < before.length + lines.length;
      return `${isMeant ? ">" : " "} ${String(first + at).padStart(width)}  ${line.replace(/\r$/u, "")}`;
    })
    .join("\n");
}

/** Puts text into a block that nothing in it can end. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function addressedText({ by, comment, agent }: RemarkAddressed): string {
  const who = agent === null ? "" : `, says ${inLine(agent)}`;
  return `Proposed to be done by ${by.slice(0, 12)}${who} [${comment.slice(0, 12)}]; its reader has not said whether it is.`;
}

function commentText({ id, author, at, body, edited, withdrawn, agent, addressed }: RemarkComment): string {
  const who = author.name === null ? author.email : `${author.name} <${author.email}>`;
  const said = withdrawn ? WITHDRAWN : body === "" ? NO_WORDS : body;
  const by = agent === null ? "" : `, by the agent ${inLine(agent)}`;
  const done = addressed === null ? "" : `, done by ${addressed.slice(0, 12)}?`;
  const head = `${inLine(who)}${by}, ${at}${edited ? ", edited" : ""}${done} [${id.slice(0, 12)}]:`;
  return [head, "", ...said.split(/\r?\n/u).map((line) => (line === "" ? ">" : `> ${line}`))].join("\n");
}

/** Keeps text that others wrote within its line: ends of lines in it are written as escapes. Linear in its length. */
export function inLine(text: string): string {
  return text.replace(/[\n\r\u0085\u2028\u2029]/gu, (end) => (end === "\n" ? "\\n" : end === "\r" ? "\\r" : " "));
}
