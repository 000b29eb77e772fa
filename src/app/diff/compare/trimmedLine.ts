import type { Patch } from "../patch/parsePatch.ts";

/** Where in a patch's text a line's content begins and ends, the white space around it left out. */
export const trimmedLine = {
  from({ text, starts, ends }: Patch, line: number): number {
    const end = ends[line] ?? 0;
    let at = starts[line] ?? 0;
    while (at < end && isBlank(text.charCodeAt(at))) at++;
    return at;
  },
  to(patch: Patch, line: number): number {
    const start = trimmedLine.from(patch, line);
    let end = patch.ends[line] ?? 0;
    while (end > start && isBlank(patch.text.charCodeAt(end - 1))) end--;
    return end;
  },
};

/** As C's isspace. */
function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
