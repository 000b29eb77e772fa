import type { ListedThread, ListedProposal, ListedCode, ListedComment, ListedPosition } from "./ListedThread.ts";

const NONE = "No comments match.\n";
const WHOLE = "the whole change";
const STATES = { OPEN: "open", RESOLVED: "resolved", NOTE: "note" } as const;
const DELETED = "(deleted)";
const NO_TEXT = "(no text)";

/**
 * Writes threads as self-contained Markdown: the current position of each and its certainty, its code then and now, all
 * comments, and suggestions as a patch. People's text is quoted, so that it cannot pass for Galley's own.
 */
export function threadsMarkdown(threads: readonly ListedThread[]): string {
  return threads.length === 0 ? NONE : `${threads.map(threadMarkdown).join("\n\n")}\n`;
}

function threadMarkdown(thread: ListedThread): string {
  const { id, state, kind, isVerdict, written, now, addressed, suggestion, comments } = thread;
  const what = isVerdict ? "verdict" : kind;
  const code = now.code === null ? [] : [`Now:\n\n${fenced(rows(now.code), "")}`];
  const isSame =
    written?.code != null && now.code !== null && written.code.lines.join("\n") === now.code.lines.join("\n");
  const before =
    written?.code == null || isSame
      ? []
      : [`When it was written (${codeLocationText(written)}):\n\n${fenced(rows(written.code), "")}`];
  return [
    `## ${codeLocationText(now)} (${[...new Set([STATES[state], what])].join(", ")})`,
    `Comment ${id.slice(0, 12)}. ${now.certainty}: ${inLine(now.reason)}`,
    ...before,
    ...code,
    ...comments.map(commentText),
    ...(addressed === null ? [] : [addressedText(addressed)]),
    ...(suggestion === null ? [] : [`Suggested, for \`git apply\`:\n\n${fenced(suggestion.trimEnd(), "diff")}`]),
  ].join("\n\n");
}

function codeLocationText({ path, side, code }: Pick<ListedPosition, "path" | "side" | "code">): string {
  if (path === null) return WHOLE;
  const lines = code === null ? "" : `:${code.startLine}${code.endLine > code.startLine ? `-${code.endLine}` : ""}`;
  return `${inLine(path)}${lines}${side === "old" ? ", before the change" : ""}`;
}

/** Numbers the lines and marks the commented ones. */
function rows({ startLine, before, lines, after }: ListedCode): string {
  const first = startLine - before.length;
  const width = String(first + before.length + lines.length + after.length).length;
  return [...before, ...lines, ...after]
    .map((line, at) => {
      const isMarked = at >= before.length && at < before.length + lines.length;
      return `${isMarked ? ">" : " "} ${String(first + at).padStart(width)}  ${line.replace(/\r$/u, "")}`;
    })
    .join("\n");
}

/** Puts text into a code block that its content cannot close. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function addressedText({ by, comment, agent }: ListedProposal): string {
  const who = agent === null ? "" : `, according to ${inLine(agent)}`;
  return `Proposed as addressed by ${by.slice(0, 12)}${who} [${comment.slice(0, 12)}]; not confirmed yet.`;
}

function commentText({ id, author, at, body, edited, deleted, agent, addressed }: ListedComment): string {
  const who = author.name === null ? author.email : `${author.name} <${author.email}>`;
  const bodyText = deleted ? DELETED : body === "" ? NO_TEXT : body;
  const by = agent === null ? "" : `, by the agent ${inLine(agent)}`;
  const done = addressed === null ? "" : `, proposed as addressed by ${addressed.slice(0, 12)}`;
  const head = `${inLine(who)}${by}, ${at}${edited ? ", edited" : ""}${done} [${id.slice(0, 12)}]:`;
  return [head, "", ...bodyText.split(/\r?\n/u).map((line) => (line === "" ? ">" : `> ${line}`))].join("\n");
}

/** Keeps other people's text on its line: line breaks in it are escaped. Linear in its length. */
export function inLine(text: string): string {
  return text.replace(/[\n\r\u0085\u2028\u2029]/gu, (end) => (end === "\n" ? "\\n" : end === "\r" ? "\\r" : " "));
}
