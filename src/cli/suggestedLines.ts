const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/u;

/** Gives the lines of the first block of a Markdown text that is marked as a suggestion, or null where it has none. Linear in the text. */
export function suggestedLines(body: string): readonly string[] | null {
  const lines = body.split(/\r?\n/u);
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence = "", word = ""] = FENCE.exec(lines[at] ?? "") ?? [];
    if (fence === "") continue;
    const indent = (lines[at] ?? "").search(/\S/u);
    const rest = lines.slice(at + 1);
    const length = rest.findIndex((line) => closes(line, fence));
    const block = length < 0 ? rest : rest.slice(0, length);
    if (word.trim() === "suggestion") return block.map((line) => unindented(line, indent));
    at += block.length + 1;
  }
  return null;
}

function closes(line: string, fence: string): boolean {
  const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/u.exec(line)?.[1] ?? "";
  return mark[0] === fence[0] && mark.length >= fence.length;
}

/** A block within an indented fence is indented with it. */
function unindented(line: string, indent: number): string {
  const blanks = line.search(/[^ ]|$/u);
  return line.slice(Math.min(blanks, indent));
}
