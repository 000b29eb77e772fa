const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/u;

/** Gives the lines of each block of a Markdown text that is marked as a suggestion, in order. Linear in the text. */
export function suggestionBlocks(body: string): readonly (readonly string[])[] {
  const lines = body.split(/\r?\n/u);
  const blocks: (readonly string[])[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence = "", word = ""] = FENCE.exec(lines[at] ?? "") ?? [];
    if (fence === "") continue;
    const indent = (lines[at] ?? "").search(/\S/u);
    const from = at + 1;
    at = from;
    while (at < lines.length && !closes(lines[at] ?? "", fence)) at += 1;
    if (word.trim() === "suggestion") blocks.push(lines.slice(from, at).map((line) => unindented(line, indent)));
  }
  return blocks;
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
