import {
  CheckCircleFillIcon,
  DiffAddedIcon,
  DiffModifiedIcon,
  DiffRemovedIcon,
  GitBranchIcon,
  GitMergeIcon,
  MoveToTopIcon,
  QuestionIcon,
} from "@primer/octicons-react";
import type { ReactElement } from "react";
import { formatCount } from "#app/ui/format.ts";
import type { LayerChange, RailLayer } from "./fetchStack.ts";

const TEXT = {
  moved: "moved",
  movedHint: "Changed places with another commit",
  allViewed: "All hunks viewed",
  unviewed: (hunks: number, total: number): string => `${formatCount(hunks)} of ${formatCount(total)} hunks not viewed`,
  was: (hint: string, older: readonly string[]): string =>
    older.length === 0 ? hint : `${hint} (${older.join(", ")})`,
} as const;

interface ChangeLabel {
  readonly word: string;
  readonly hint: string;
  readonly icon: ReactElement;
}

/** The words and icons of the changes of a layer between two versions of its stack; null for no change. */
export const layerChanges: Readonly<Record<LayerChange, ChangeLabel | null>> = {
  NONE: null,
  SAME: null,
  EDITED: { word: "edited", hint: "Its patch or message was edited", icon: <DiffModifiedIcon /> },
  ADDED: { word: "new", hint: "A new commit", icon: <DiffAddedIcon /> },
  DROPPED: { word: "dropped", hint: "No longer part of the stack", icon: <DiffRemovedIcon /> },
  SPLIT: { word: "split", hint: "A part of a commit that was split", icon: <GitBranchIcon /> },
  JOINED: { word: "joined", hint: "Several commits were joined", icon: <GitMergeIcon /> },
  UNCERTAIN: { word: "uncertain", hint: "It may be one of several older commits", icon: <QuestionIcon /> },
};

/** Says how a layer changed since the older version, if it did. */
export function LayerChangeTag({ layer }: { readonly layer: RailLayer }) {
  const label = layerChanges[layer.change];
  return (
    <>
      {label !== null && (
        <span className="LayerTag" data-change={layer.change} title={TEXT.was(label.hint, layer.older)}>
          {label.icon}
          {label.word}
        </span>
      )}
      {layer.isMoved && (
        <span className="LayerTag" title={TEXT.movedHint}>
          <MoveToTopIcon />
          {TEXT.moved}
        </span>
      )}
    </>
  );
}

/** Says how much of a layer is not viewed yet; nothing if that is unknown. */
export function LayerUnviewed({ unviewed }: Pick<RailLayer, "unviewed">) {
  if (unviewed === null || unviewed.totalHunks === 0) return null;
  const { hunks, totalHunks } = unviewed;
  const hint = hunks === 0 ? TEXT.allViewed : TEXT.unviewed(hunks, totalHunks);
  return (
    <span className="LayerUnviewed" data-viewed={hunks === 0 || undefined} title={hint}>
      {hunks === 0 ? <CheckCircleFillIcon /> : <span aria-hidden>{formatCount(hunks)}</span>}
      <span className="visually-hidden">{hint}</span>
    </span>
  );
}
