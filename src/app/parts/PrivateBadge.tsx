import { LockIcon } from "@primer/octicons-react";
import "./StateBadge.css";
import { partsWords } from "./partsWords.ts";

const TEXT = partsWords.privateBadge;

/** Marks a review that nobody but the viewer sees. */
export function PrivateBadge() {
  return (
    <span className="StateBadge" data-tone="quiet" title={TEXT.hint}>
      <LockIcon />
      {TEXT.word}
    </span>
  );
}
