import { CheckIcon, DotFillIcon, NoteIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import "./StateBadge.css";

export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

interface Look {
  readonly word: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const LOOKS: Readonly<Record<ThreadState, Look>> = {
  OPEN: { word: "Open", hint: "The review waits for this", tone: "waits", icon: <DotFillIcon /> },
  RESOLVED: { word: "Resolved", hint: "This was settled", tone: "good", icon: <CheckIcon /> },
  NOTE: { word: "Note", hint: "Nothing waits for this", tone: "quiet", icon: <NoteIcon /> },
};

/** Whether a thread waits for something, as a sign and a word. */
export function ThreadStateBadge({ state }: { readonly state: ThreadState }) {
  const { word, hint, tone, icon } = LOOKS[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {word}
    </span>
  );
}
