import type { ChangeNews } from "./ChangeNews.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  gone: "What is shown here is not there any more.",
  sameFiles: "The commits are other ones by now; the files are the same.",
  changed: (files: number): string => `${counted(files, { one: "file", other: "files" })} changed`,
  patchSet: (patchSet: number): string => `Patch set ${patchSet} is there.`,
  patchSetChanged: (patchSet: number, changed: string): string => `Patch set ${patchSet} is there: ${changed}.`,
  sinceThisWasDrawn: (changed: string): string => `${changed} since this was drawn.`,
} as const;

/** Says how a change is another one by now than what is drawn. */
export function newsSentence({ files, isGone, patchSet }: ChangeNews): string {
  if (isGone) return TEXT.gone;
  const changed = TEXT.changed(files);
  if (patchSet !== null) return files === 0 ? TEXT.patchSet(patchSet) : TEXT.patchSetChanged(patchSet, changed);
  return files === 0 ? TEXT.sameFiles : TEXT.sinceThisWasDrawn(changed);
}
