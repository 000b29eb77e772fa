import { type ReactNode, use } from "react";
import { counted } from "#app/ui/format.ts";
import { displayText } from "../displayText.ts";
import { DiffIcon } from "../DiffIcon.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { hunkKeysOf } from "../models/viewedHunks.ts";
import { LineKind } from "../patch/Patch.ts";
import { ReaderContext } from "../controller/ReaderController.ts";
import { markViewed } from "./viewedKeys.ts";

function ViewedMark(props: {
  readonly label: string;
  readonly describedBy?: string;
  readonly isViewed: boolean;
  /** True if a part of it is viewed. */
  readonly isMixed?: boolean;
  readonly onMark: (isViewed: boolean) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { label, isViewed, isMixed = false } = props;
  return (
    <button
      type="button"
      className="diff-viewed-mark inline-row gap-1 muted focus-inside"
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-pressed={isMixed ? "mixed" : isViewed}
      title={label}
      onClick={() => props.onMark(!isViewed)}
    >
      <span className="diff-viewed-box accent">
        {(isViewed || isMixed) && <DiffIcon name={isMixed ? "dash" : "check"} />}
      </span>
      {props.children}
    </button>
  );
}

/** The viewed mark in the header of a file. Takes its space before its hunks are known. */
export function FileViewedMark(props: {
  readonly fileKey: string;
  readonly describedBy: string;
  readonly unviewed: number | null;
}): ReactNode {
  const within = use(ReaderContext);
  const { fileKey, unviewed } = props;
  if (within?.canMark !== true) return null;
  if (unviewed === null)
    return <span className="diff-viewed-mark diff-viewed-file inline-row gap-1 muted focus-inside" />;
  const isViewed = unviewed === 0;
  const all = within.reader.view.props.viewed?.keysOf(fileKey)?.length ?? unviewed;
  return (
    <span className="diff-viewed-file">
      <ViewedMark
        label={`Viewed: ${all - unviewed} of ${counted(all, "hunk")} (Shift+V)`}
        describedBy={props.describedBy}
        isViewed={isViewed}
        isMixed={unviewed > 0 && unviewed < all}
        onMark={(next) =>
          markViewed(within.reader, fileKey, within.reader.view.props.viewed?.keysOf(fileKey) ?? [], next)
        }
      >
        <span className="diff-viewed-count digits nowrap">Viewed</span>
      </ViewedMark>
    </span>
  );
}

/** The viewed mark of a hunk; nothing if marks are not supported, or if its file's mark says the same. */
export function HunkViewedMark({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const within = use(ReaderContext);
  const { viewed, file } = model;
  if (within?.canMark !== true || viewed === null || viewed.keys.length < 2) return null;
  const isViewed = viewed.whole[index] === 1;
  return (
    <ViewedMark
      label={isViewed ? "Mark hunk as not viewed (v)" : "Mark hunk as viewed (v)"}
      isViewed={isViewed}
      onMark={(next) => markViewed(within.reader, file.key, hunkKeysOf(viewed, index), next)}
    />
  );
}

/** The button that collapses an opened hunk again; nothing for hunks that cannot collapse. */
export function CollapseAgain({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const within = use(ReaderContext);
  const { viewed, file } = model;
  const reason = viewed?.reasons[index] ?? null;
  if (within == null || viewed == null || reason === null) return null;
  return (
    <button
      type="button"
      className="diff-viewed-show muted focus-inside"
      title="Collapse the hunk (z)"
      onClick={() => within.reader.open(file.key, hunkKeysOf(viewed, index), false)}
    >
      <Reason text={reason} />
      {" · "}
      <span className="diff-viewed-word accent">Collapse</span>
    </button>
  );
}

/** The part of the button that is cut where it is too long. */
function Reason({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="diff-viewed-reason" title={text}>
      {text}
    </span>
  );
}

/** The content of the row that replaces a collapsed hunk: its number of lines, and a button to show them. */
export function CollapsedHunk({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const within = use(ReaderContext);
  const { patch, file, viewed } = model;
  const hunk = patch?.hunks[index];
  if (patch === null || viewed === null || hunk === undefined) return "Viewed";
  let count = 0;
  for (let line = hunk.first; line < hunk.end; line++) if (patch.kinds[line] !== LineKind.marker) count++;
  const heading = displayText(hunk.heading);
  return (
    <>
      <button
        type="button"
        className="diff-viewed-show muted focus-inside"
        title="Show the hunk (Enter)"
        onClick={() => within?.reader.open(file.key, hunkKeysOf(viewed, index), true)}
      >
        <Reason text={viewed.reasons[index] ?? "Viewed"} />
        {` · ${counted(count, "line")} · `}
        <span className="diff-viewed-word accent">Show</span>
      </button>
      {heading !== "" && <span className="diff-heading diff-viewed-heading">{heading}</span>}
    </>
  );
}
