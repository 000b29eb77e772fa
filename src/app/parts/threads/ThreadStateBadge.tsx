import { CheckIcon, DotFillIcon, NoteIcon, QuestionIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import "../StateBadge.css";

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
const ADDRESSED: Look = {
  word: "Addressed?",
  hint: "An answer says that it is done: look and decide",
  tone: "done",
  icon: <QuestionIcon />,
};

interface Props {
  readonly state: ThreadState;
  /** Whether an answer in it says that it is addressed. */
  readonly isAddressed?: boolean;
}

/** Whether a thread waits for something, as a sign and a word. */
export function ThreadStateBadge({ state, isAddressed = false }: Props) {
  const { word, hint, tone, icon } = isAddressed ? ADDRESSED : LOOKS[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {word}
    </span>
  );
}
