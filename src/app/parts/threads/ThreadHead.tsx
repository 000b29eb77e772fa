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
import { formatCount, visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { ThreadHead_layer$key } from "#generated/ThreadHead_layer.graphql.ts";
import type { ThreadHead_thread$key } from "#generated/ThreadHead_thread.graphql.ts";
import { MarkedText } from "../MarkedText.tsx";
import { describeCertainty, describeLocation, type PortedPosition } from "./locateThread.ts";
import "../StateBadge.css";

const TEXT = {
  suggestedChange: "Suggested change",
  noText: "no text",
  dismissed: "dismissed",
  patchSet: "patch set",
  showThisThread: "Expand thread",
  collapseThread: "Collapse thread",
  onLayer: (position: string, total: number, subject: string): string =>
    `on commit ${position} of ${total}: ${subject}`,
  onOneOf: (positions: string, total: number, subject: string): string =>
    `on commit ${positions} of ${total}, uncertain which: ${subject}`,
  notHere: "not in this code",
  onDropped: (subject: string): string => `on a commit that was dropped: ${subject}`,
  commentCount: (commentCount: number): string => `${formatCount(commentCount)} comments`,
} as const;
/** The key that does the same while the focus is in the thread. */
const KEYS = "e";
const [OPEN, CLOSE] = [TEXT.showThisThread, TEXT.collapseThread];

interface Props {
  readonly id: string;
  readonly thread: ThreadHead_thread$key;
  readonly isOpen: boolean;
  /** The id of the element that opening shows. */
  readonly bodyId: string;
  readonly onToggle: () => void;
  readonly href?: string;
  /** True when the thread is shown at its position in its file. */
  readonly hasPosition: boolean;
  /** The position in the displayed change; null when that is where it was written, or unknown. */
  readonly position: PortedPosition | null;
}

/**
 * The head of a thread: its state, its location, and in short what became of its lines; collapsed also its first line.
 */
export function ThreadHead({
  id,
  thread: key,
  isOpen,
  bodyId,
  onToggle,
  href,
  hasPosition,
  position,
}: Props): ReactNode {
  const thread = useFragment(
    graphql`
      fragment ThreadHead_thread on ReviewThread @throwOnFieldError {
        state
        path
        side
        startLine
        endLine
        patchSet
        layer {
          ...ThreadHead_layer
        }
        addressed {
          __typename
        }
        dismissal {
          reason
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
  const { state, path, side, startLine, endLine, patchSet, layer, comments } = thread;
  // The lines of a layer need not be deleted where another one lacks them.
  const isNotHere = layer != null && position?.certainty === "LOST";
  const became = isNotHere
    ? TEXT.notHere
    : position && describeCertainty(position, { path, startLine, endLine }, hasPosition);
  const isItsFile = hasPosition && (position === null || position.path === path);
  const location = describeLocation({ path, side, startLine, endLine }, isItsFile);
  const commentCount = comments.filter(({ body }) => body !== "").length;
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
          <MarkedText text={location} />
        </span>
      ) : (
        <Link className="Thread-place" to={href}>
          <MarkedText text={location} />
        </Link>
      )}
      {thread.dismissal != null && (
        <span className="Thread-words" title={visibleText(thread.dismissal.reason)}>
          {TEXT.dismissed}
        </span>
      )}
      {patchSet != null && (
        <span className="Thread-words">
          {TEXT.patchSet} {patchSet}
        </span>
      )}
      {layer != null && <LayerName layer={layer} />}
      {became !== null && position !== null && (
        <span className="Thread-became" data-certainty={position.certainty} title={position.reason}>
          <MarkedText text={became} />
        </span>
      )}
      {!isOpen && first && (
        <button type="button" className="Thread-summary" tabIndex={-1} onClick={onToggle}>
          <MarkedText text={`${first.author.name}: ${excerptOf(first.body)}`} />
        </button>
      )}
      {!isOpen && commentCount > 1 && <span className="Thread-words">{TEXT.commentCount(commentCount)}</span>}
    </header>
  );
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** Names the layer of a stack that a thread or a verdict belongs to. */
export function LayerName(props: { readonly layer: ThreadHead_layer$key }): ReactNode {
  const { subject, certainty, position, total, candidates } = useFragment(
    graphql`
      fragment ThreadHead_layer on LayerPosition @throwOnFieldError {
        subject
        certainty
        position
        total
        candidates
      }
    `,
    props.layer,
  );
  const text =
    certainty === "CERTAIN"
      ? TEXT.onLayer(String(position), total, subject)
      : certainty === "DROPPED"
        ? TEXT.onDropped(subject)
        : TEXT.onOneOf(OR.format(candidates.map(String)), total, subject);
  return (
    <span className="LayerName" title={text}>
      <MarkedText text={text} />
    </span>
  );
}

/** Returns the first line of a comment with text, skipping the opening fence of code or a suggestion; never nothing. */
function excerptOf(body: string): string {
  const lines = body.split("\n").filter((line) => line.trim() !== "" && !FENCE.test(line));
  const line = lines.find((candidate) => /[\p{L}\p{N}]/u.test(candidate))?.replace(/^[\s>#*-]+/, "");
  if (line !== undefined) return line;
  return SUGGESTION.test(body) ? TEXT.suggestedChange : (lines[0] ?? TEXT.noText);
}
const FENCE = /^\s*(?:```|~~~)/u;
const SUGGESTION = /^\s*(?:```|~~~)suggestion/mu;

const THREAD_STATE_BADGE_TEXT = {
  openHint: "Needs to be resolved",
  resolvedHint: "This thread is resolved",
  noteHint: "Does not need to be resolved",
  addressedHint: "A reply says that this is done. Check and resolve",
  open: "Open",
  resolved: "Resolved",
  note: "Note",
} as const;

export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

interface BadgeStyle {
  readonly label: string;
  readonly hint: string;
  readonly tone: string;
  readonly icon: ReactElement;
}

const BADGES: Readonly<Record<ThreadState, BadgeStyle>> = {
  OPEN: {
    label: THREAD_STATE_BADGE_TEXT.open,
    hint: THREAD_STATE_BADGE_TEXT.openHint,
    tone: "waits",
    icon: <DotFillIcon />,
  },
  RESOLVED: {
    label: THREAD_STATE_BADGE_TEXT.resolved,
    hint: THREAD_STATE_BADGE_TEXT.resolvedHint,
    tone: "good",
    icon: <CheckIcon />,
  },
  NOTE: {
    label: THREAD_STATE_BADGE_TEXT.note,
    hint: THREAD_STATE_BADGE_TEXT.noteHint,
    tone: "quiet",
    icon: <NoteIcon />,
  },
};
const ADDRESSED: BadgeStyle = {
  label: "Addressed?",
  hint: THREAD_STATE_BADGE_TEXT.addressedHint,
  tone: "done",
  icon: <QuestionIcon />,
};

interface ThreadStateBadgeProps {
  readonly state: ThreadState;
  /** True when a reply says that it is addressed. */
  readonly isAddressed?: boolean;
}

function ThreadStateBadge({ state, isAddressed = false }: ThreadStateBadgeProps) {
  const { label, hint, tone, icon } = isAddressed ? ADDRESSED : BADGES[state];
  return (
    <span className="StateBadge" data-tone={tone} title={hint}>
      {icon}
      {label}
    </span>
  );
}
