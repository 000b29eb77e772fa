import type { ChangeNews } from "./ChangeNews.ts";
import { newsWords } from "./newsWords.ts";

const TEXT = newsWords.newsSentence;

/** Says how a change is another one by now than what is drawn. */
export function newsSentence({ files, isGone, patchSet }: ChangeNews): string {
  if (isGone) return TEXT.gone;
  const changed = TEXT.changed(files);
  if (patchSet !== null) return files === 0 ? TEXT.patchSet(patchSet) : TEXT.patchSetChanged(patchSet, changed);
  return files === 0 ? TEXT.sameFiles : TEXT.sinceThisWasDrawn(changed);
}
