import {
  CheckIcon,
  CommentIcon,
  DiffAddedIcon,
  DiffModifiedIcon,
  DiffRemovedIcon,
  FileDiffIcon,
  QuestionIcon,
} from "@primer/octicons-react";
import { type ReactElement, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { usePublishDrafts } from "../review/VerdictComposer.tsx";
import { useAttemptKey } from "#app/reading/data/useReviewMutation.ts";
import type { LayerChange, RailLayer } from "./useStack.ts";
import { stackKeys } from "./stackKeys.ts";
import "./StackRail.css";

const TEXT = {
  openThreads: (count: number): string => counted(count, "unresolved thread"),
  was: (hint: string, older: readonly string[]): string =>
    older.length === 0 ? hint : `${hint} (${older.join(", ")})`,
  approve: "Approve and go on",
} as const;

interface ChangeLabel {
  readonly word: string;
  readonly hint: string;
  readonly icon: ReactElement;
}

/** The words and icons of the changes of a layer between two versions of its stack; null for no change. */
const LAYER_CHANGES: Readonly<Record<LayerChange, ChangeLabel | null>> = {
  NONE: null,
  SAME: null,
  EDITED: { word: "edited", hint: "Its patch or message was edited", icon: <DiffModifiedIcon /> },
  ADDED: { word: "new", hint: "A new commit", icon: <DiffAddedIcon /> },
  DROPPED: { word: "dropped", hint: "No longer part of the stack", icon: <DiffRemovedIcon /> },
  UNCERTAIN: { word: "uncertain", hint: "It may be one of several older commits", icon: <QuestionIcon /> },
};

/** Says how a layer changed since the older version, if it did. */
export function LayerChangeTag({ layer }: { readonly layer: RailLayer }) {
  const label = LAYER_CHANGES[layer.change];
  return (
    label !== null && (
      <span className="LayerTag inline-row" data-change={layer.change} title={TEXT.was(label.hint, layer.older)}>
        {label.icon}
        {label.word}
      </span>
    )
  );
}

/** Says how many files of a layer are viewed; nothing if that is unknown. */
export function LayerUnviewed({ unviewed }: Pick<RailLayer, "unviewed">) {
  if (unviewed === null || unviewed.totalFiles === 0) return null;
  const { files, totalFiles } = unviewed;
  const [done, all] = [formatCount(totalFiles - files), formatCount(totalFiles)];
  return (
    <span className="LayerUnviewed" data-viewed={files === 0 || undefined} title={`${done} of ${all} files viewed`}>
      {files === 0 ? "Viewed" : `${done}/${all} viewed`}
    </span>
  );
}

/** The number of unresolved threads of a layer, if there are any. */
export function LayerThreads({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="LayerTag inline-row" title={TEXT.openThreads(count)}>
      <CommentIcon />
      <span aria-hidden>{formatCount(count)}</span>
      <span className="visually-hidden">{TEXT.openThreads(count)}</span>
    </span>
  );
}

/** The verdicts on a layer: requests for changes before approvals. */
export function LayerVerdicts({ verdicts }: Pick<RailLayer, "verdicts">) {
  const namesOf = (kind: string): string =>
    verdicts
      .filter((verdict) => verdict.kind === kind)
      .map(({ by }) => displayPath(by))
      .join(", ");
  const [rejected, approved] = [namesOf("REQUEST_CHANGES"), namesOf("APPROVE")];
  const hint = rejected === "" ? `Approved by ${approved}` : `Changes requested by ${rejected}`;
  if (rejected === "" && approved === "") return null;
  return (
    <span className="LayerVerdict added-text" data-tone={rejected === "" ? "good" : "bad"} title={hint}>
      {rejected === "" ? <CheckIcon /> : <FileDiffIcon />}
      <span className="visually-hidden">{hint}</span>
    </span>
  );
}

interface ApproveLayerProps {
  readonly reviewId: string;
  /** The head that the viewer reads: the verdict is refused when the change has moved on. */
  readonly headOid: string;
  readonly layer: RailLayer;
  readonly onApproved: () => void;
}

/** The button that approves one layer of a review and shows the next one. */
export function ApproveLayer({ reviewId, headOid, layer, onApproved }: ApproveLayerProps) {
  const publishDrafts = usePublishDrafts(reviewId);
  const attempt = useAttemptKey();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isApproved = layer.verdicts.some(({ kind, isViewer }) => isViewer && kind === "APPROVE");
  const approve = async (): Promise<void> => {
    if (busy) return;
    if (isApproved) return onApproved();
    setBusy(true);
    const key = attempt.keyFor(layer.oid);
    const reason = await publishDrafts({ key, verdict: "APPROVE", body: "", headOid, layer: layer.oid, only: [] });
    setBusy(false);
    if (reason !== null) return toast({ text: reason });
    attempt.done();
    toast({ text: `Commit ${layer.position} approved.` });
    onApproved();
  };
  useShortcut(stackKeys.approve, TEXT.approve, shortcutGroups.review, () => void approve());
  return (
    <div className="StackRail-approve row wrap gap-2 muted">
      <Button
        size="small"
        icon={<CheckIcon />}
        hint="Approve this commit of the stack and show the next one"
        keys={stackKeys.approve}
        busy={busy}
        onClick={() => void approve()}
      >
        {TEXT.approve}
      </Button>
      {isApproved && <span>You approved this commit</span>}
    </div>
  );
}
