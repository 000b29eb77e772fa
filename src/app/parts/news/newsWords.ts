import type { ChangeNews } from "./ChangeNews.ts";

const GONE = "What is shown here is not there any more.";
const SAME_FILES = "The commits are other ones by now; the files are the same.";

/** Says how a change is another one by now than what is drawn. */
export function newsWords({ files, isGone, patchSet }: ChangeNews): string {
  if (isGone) return GONE;
  const changed = `${files} ${files === 1 ? "file" : "files"} changed`;
  if (patchSet !== null)
    return files === 0 ? `Patch set ${patchSet} is there.` : `Patch set ${patchSet} is there: ${changed}.`;
  return files === 0 ? SAME_FILES : `${changed} since this was drawn.`;
}
