import {
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DotFillIcon,
  NoteIcon,
  QuestionIcon,
} from "@primer/octicons-react";
import type { ReactElement, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { ThreadHead_thread$key } from "#generated/ThreadHead_thread.graphql.ts";
import { MarkedText } from "../MarkedText.tsx";
import { certaintyWords, placeWords, type StandingPosition } from "./placeThread.ts";
import "../StateBadge.css";

const TEXT = {
  patchSet: "patch set",
  showThisThread: "Show this thread",
  foldThisThread: "Fold this thread",
  remarks: (remarks: number): string => `${formatCount(remarks)} remarks`,
} as const;
/** What does the same while the focus is in the thread. */
const KEYS = "e";
const [OPEN, CLOSE] = [TEXT.showThisThread, TEXT.foldThisThread];

interface Props {
  readonly id: string;
  readonly thread: ThreadHead_thread$key;
  readonly isOpen: boolean;
  /** The element that opening shows. */
  readonly bodyId: string;
  readonly onToggle: () => void;
  readonly href?: string;
  /** Whether it stands in its file already. */
  readonly isInPlace: boolean;
  /** Where it is in what is read; null where that is where it was written, or not known. */
  readonly position: StandingPosition | null;
}

/**
 * Says of a thread whether it is open, where it was written, and in a few words what became of its lines; folded also what it
 * is about.
 */
export function ThreadHead({ id, thread: key, isOpen, bodyId, onToggle, href, isInPlace, position }: Props): ReactNode {
  const thread = useFragment(
    graphql`
      fragment ThreadHead_thread on ReviewThread @throwOnFieldError {
        state
        path
        side
        startLine
        endLine
        patchSet
        addressed {
          __typename
        }
        comments {
          body
          author {
            name
          }
        }
      }
    `,
    key,
  );
  const { state, path, side, startLine, endLine, patchSet, comments } = thread;
  const became = position && certaintyWords(position, { path, startLine, endLine }, isInPlace);
  const isItsFile = isInPlace && (position === null || position.path === path);
  const place = placeWords({ path, side, startLine, endLine }, isItsFile);
  const remarks = comments.filter(({ body }) => body !== "").length;
  const first = comments[0];
  return (
    <header id={id} className="Thread-head">
      <button
        type="button"
        className="Thread-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        aria-label={isOpen ? CLOSE : OPEN}
        title={`${isOpen ? CLOSE : OPEN} (${KEYS})`}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
      </button>
      <ThreadStateBadge state={state} isAddressed={thread.addressed != null} />
      {href === undefined ? (
        <span className="Thread-place">
          <MarkedText text={place} />
        </span>
      ) : (
        <Link className="Thread-place" to={href}>
          <MarkedText text={place} />
        </Link>
      )}
      {patchSet != null && (
        <span className="Thread-words">
          {TEXT.patchSet} {patchSet}
        </span>
      )}
      {became !== null && position !== null && (
        <span className="Thread-became" data-certainty={position.certainty} title={position.reason}>
          <MarkedText text={became} />
        </span>
      )}
      {!isOpen && first && (
        <button type="button" className="Thread-summary" tabIndex={-1} onClick={onToggle}>
          <MarkedText text={`${first.author.name}: ${firstWords(first.body)}`} />
        </button>
      )}
      {!isOpen && remarks > 1 && <span className="Thread-words">{TEXT.remarks(remarks)}</span>}
    </header>
  );
}

/** The first line of a remark that says something: what opens a block of code or a proposal does not. */
function firstWords(body: string): string {
  const line = body
    .split("\n")
    .find((candidate) => /[\p{L}\p{N}]/u.test(candidate) && !/^\s*(?:```|~~~)/.test(candidate));
  return line?.replace(/^[\s>#*-]+/, "") ?? "";
}

const THREAD_STATE_BADGE_TEXT = {
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
  OPEN: {
    word: THREAD_STATE_BADGE_TEXT.open,
    hint: THREAD_STATE_BADGE_TEXT.openHint,
    tone: "waits",
    icon: <DotFillIcon />,
  },
  RESOLVED: {
    word: THREAD_STATE_BADGE_TEXT.resolved,
    hint: THREAD_STATE_BADGE_TEXT.resolvedHint,
    tone: "good",
    icon: <CheckIcon />,
  },
  NOTE: {
    word: THREAD_STATE_BADGE_TEXT.note,
    hint: THREAD_STATE_BADGE_TEXT.noteHint,
    tone: "quiet",
    icon: <NoteIcon />,
  },
};
const ADDRESSED: Look = {
  word: "Addressed?",
  hint: THREAD_STATE_BADGE_TEXT.addressedHint,
  tone: "done",
  icon: <QuestionIcon />,
};

interface ThreadStateBadgeProps {
  readonly state: ThreadState;
  /** Whether an answer in it says that it is addressed. */
  readonly isAddressed?: boolean;
}

/** Whether a thread waits for something, as a sign and a word. */
function ThreadStateBadge({ state, isAddressed = false }: ThreadStateBadgeProps) {
  const { word, hint, tone, icon } = isAddressed ? ADDRESSED : LOOKS[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {word}
    </span>
  );
}
