import {
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  DotFillIcon,
  NoteIcon,
  QuestionIcon,
} from "@primer/octicons-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCount, visibleText } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import type { ThreadHead_layer$key } from "#generated/ThreadHead_layer.graphql.ts";
import type { ThreadHead_thread$key } from "#generated/ThreadHead_thread.graphql.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { type BadgeStyle, StateBadge } from "#app/reading/words/StateBadge.tsx";
import { describeCertainty, describeLocation, type PortedPosition } from "./locateThread.ts";
import type { ThreadState } from "./threadReducer.ts";

/** The key that does the same while the focus is in the thread. */
const KEYS = "e";
const [OPEN, CLOSE] = ["Expand thread", "Collapse thread"];

interface Props {
  readonly id: string;
  readonly thread: ThreadHead_thread$key;
  readonly isOpen: boolean;
  /** The id of the element that opening shows. */
  readonly bodyId: string;
  readonly onToggle: () => void;
  /** The link to its lines; undefined when the thread is shown at them. */
  readonly href: string | undefined;
  /** The position in the displayed change; null when that is where it was written, or unknown. */
  readonly position: PortedPosition | null;
}

/** The head of a thread: its state, its location and what became of its lines; collapsed also its first line. */
export function ThreadHead({ id, thread: key, isOpen, bodyId, onToggle, href, position }: Props): ReactNode {
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
    ? "not in this code"
    : position && describeCertainty(position, { path, startLine, endLine }, href === undefined);
  const isItsFile = href === undefined && (position === null || position.path === path);
  const location = describeLocation({ path, side, startLine, endLine }, isItsFile);
  const commentCount = comments.filter(({ body }) => body !== "").length;
  const first = comments[0];
  return (
    <header id={id} className="Thread-head row wrap gap-x-2 small">
      <button
        type="button"
        className="Thread-toggle muted"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        aria-label={isOpen ? CLOSE : OPEN}
        title={`${isOpen ? CLOSE : OPEN} (${KEYS})`}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
      </button>
      <StateBadge {...(thread.addressed == null ? BADGES[state] : ADDRESSED)} />
      {href === undefined ? (
        <span className="Thread-place long-words">
          <MarkedText text={location} />
        </span>
      ) : (
        <Link className="Thread-place long-words" to={href}>
          <MarkedText text={location} />
        </Link>
      )}
      {thread.dismissal != null && (
        <span className="Thread-words muted" title={visibleText(thread.dismissal.reason)}>
          dismissed
        </span>
      )}
      {patchSet != null && <span className="Thread-words muted">patch set {patchSet}</span>}
      {layer != null && <LayerName layer={layer} />}
      {became !== null && position !== null && (
        <span className="Thread-became" data-certainty={position.certainty} title={position.reason}>
          <MarkedText text={became} />
        </span>
      )}
      {!isOpen && first && (
        <button type="button" className="Thread-summary ellipsis muted" tabIndex={-1} onClick={onToggle}>
          <MarkedText text={`${first.author.name}: ${excerptOf(first.body)}`} />
        </button>
      )}
      {!isOpen && commentCount > 1 && <span className="Thread-words muted">{formatCount(commentCount)} comments</span>}
    </header>
  );
}

const BADGES: Readonly<Record<ThreadState, BadgeStyle>> = {
  OPEN: { label: "Open", hint: "Needs to be resolved", tone: "waits", icon: <DotFillIcon /> },
  RESOLVED: { label: "Resolved", hint: "This thread is resolved", tone: "good", icon: <CheckIcon /> },
  NOTE: { label: "Note", hint: "Does not need to be resolved", tone: "quiet", icon: <NoteIcon /> },
};
const ADDRESSED: BadgeStyle = {
  label: "Addressed?",
  hint: "A reply says that this is done. Check and resolve",
  tone: "done",
  icon: <QuestionIcon />,
};

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
      ? `on commit ${String(position)} of ${total}: ${subject}`
      : certainty === "DROPPED"
        ? `on a commit that was dropped: ${subject}`
        : `on commit ${OR.format(candidates.map(String))} of ${total}, uncertain which: ${subject}`;
  return (
    <span className="LayerName ellipsis muted" title={text}>
      <MarkedText text={text} />
    </span>
  );
}

/** Returns the first line of a comment with text, skipping the opening fence of code or a suggestion; never nothing. */
function excerptOf(body: string): string {
  const lines = body.split("\n").filter((line) => line.trim() !== "" && !FENCE.test(line));
  const line = lines.find((candidate) => /[\p{L}\p{N}]/u.test(candidate))?.replace(/^[\s>#*-]+/, "");
  if (line !== undefined) return line;
  return SUGGESTION.test(body) ? "Suggested change" : (lines[0] ?? "no text");
}
const FENCE = /^\s*(?:```|~~~)/u;
const SUGGESTION = /^\s*(?:```|~~~)suggestion/mu;
