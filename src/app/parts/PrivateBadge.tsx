import { LockIcon } from "@primer/octicons-react";
import "./StateBadge.css";

const TEXT = {
  word: "Private",
  hint: "Nobody else sees it: it stays in this repository and is never pushed until you share it",
} as const;

/** Marks a review that nobody but the viewer sees. */
export function PrivateBadge() {
  return (
    <span className="StateBadge" data-tone="quiet" title={TEXT.hint}>
      <LockIcon />
      {TEXT.word}
    </span>
  );
}
