import { CheckIcon, DotFillIcon, NoteIcon, QuestionIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import "../StateBadge.css";

const TEXT = {
  openHint: "The review waits for this",
  resolvedHint: "This was settled",
  noteHint: "Nothing waits for this",
  addressedHint: "An answer says that it is done: look and decide",
  open: "Open",
  resolved: "Resolved",
  note: "Note",
} as const;

export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

interface Look {
  readonly word: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const LOOKS: Readonly<Record<ThreadState, Look>> = {
  OPEN: { word: TEXT.open, hint: TEXT.openHint, tone: "waits", icon: <DotFillIcon /> },
  RESOLVED: { word: TEXT.resolved, hint: TEXT.resolvedHint, tone: "good", icon: <CheckIcon /> },
  NOTE: { word: TEXT.note, hint: TEXT.noteHint, tone: "quiet", icon: <NoteIcon /> },
};
const ADDRESSED: Look = {
  word: "Addressed?",
  hint: TEXT.addressedHint,
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
