import { LockIcon } from "@primer/octicons-react";
import "./StateBadge.css";

const WORD = "Private";
const HINT = "Nobody else sees it: it stays in this repository and is never pushed until you share it";

/** Marks a review that nobody but the viewer sees. */
export function PrivateBadge() {
  return (
    <span className="StateBadge" data-tone="quiet" title={HINT}>
      <LockIcon />
      {WORD}
    </span>
  );
}
