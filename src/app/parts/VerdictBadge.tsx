import { CheckIcon, CommentIcon, FileDiffIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import "./StateBadge.css";

const TEXT = {
  changesAsked: "Changes asked",
  remarks: "Remarks",
  approved: "Approved",
} as const;

export type VerdictKind = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const LOOKS: Readonly<
  Record<VerdictKind, { readonly word: string; readonly tone: string; readonly icon: ReactElement }>
> = {
  COMMENT: { word: TEXT.remarks, tone: "neutral", icon: <CommentIcon /> },
  APPROVE: { word: TEXT.approved, tone: "good", icon: <CheckIcon /> },
  REQUEST_CHANGES: { word: TEXT.changesAsked, tone: "bad", icon: <FileDiffIcon /> },
};

/** What somebody said of a whole change, as a sign and a word. */
export function VerdictBadge({ kind }: { readonly kind: VerdictKind }) {
  const { word, tone, icon } = LOOKS[kind];
  return (
    <span className="StateBadge" data-tone={tone}>
      {icon}
      {word}
    </span>
  );
}
