import { use, type ReactNode } from "react";
import { displayText } from "../displayText.ts";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/hunkKeysOf.ts";
import { LineKind } from "../patch/parsePatch.ts";
import { SeenContext } from "./SeenContext.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  seen: "Seen",
  show: "Show",
  showLabel: "Show what was seen (Enter)",
  linesText: (count: number): string => counted(count, { one: "line", other: "lines" }),
} as const;

/** What a band says that stands in place of a hunk that was seen: how many lines it has, and shows them. */
export function SeenBand({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const deeds = use(SeenContext);
  const { patch, file, seen } = model;
  const hunk = patch?.hunks[index];
  if (patch === null || seen === null || hunk === undefined) return TEXT.seen;
  let count = 0;
  for (let line = hunk.first; line < hunk.end; line++) if (patch.kinds[line] !== LineKind.marker) count++;
  const heading = displayText(hunk.heading);
  return (
    <>
      <button
        type="button"
        className="diff-seen-show"
        title={TEXT.showLabel}
        onClick={() => deeds?.open(file.key, hunkKeysOf(seen, index), true)}
      >
        {`${TEXT.seen} · ${TEXT.linesText(count)} · `}
        <span className="diff-seen-word">{TEXT.show}</span>
      </button>
      {heading !== "" && <span className="diff-heading diff-seen-heading">{heading}</span>}
    </>
  );
}
