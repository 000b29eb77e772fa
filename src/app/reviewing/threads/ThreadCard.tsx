import { CheckIcon, DotFillIcon, NoteIcon, QuestionIcon } from "@primer/octicons-react";
import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import {
  AgentChip,
  type BadgeStyle,
  StateBadge,
  VerdictBadge,
  type VerdictKind,
} from "#app/reading/words/StateBadge.tsx";
import "./ThreadCard.css";

const ACTS = { resolve: "resolved this thread", reopen: "reopened this thread" } as const;

export type ThreadState = "OPEN" | "RESOLVED" | "NOTE";

interface ThreadCardProps extends ComponentProps<"section"> {
  readonly state: ThreadState;
  readonly head: ReactNode;
  readonly bodyId?: string;
  readonly isOpen?: boolean;
}

/** A thread on the page, in an exported file and on paper: its head and, if it is open, its comments. */
export function ThreadCard({ state, head, bodyId, isOpen = true, children, ...section }: ThreadCardProps): ReactNode {
  return (
    <section {...section} className="Thread" data-state={state}>
      {head}
      {isOpen && (
        <div id={bodyId} className="Thread-body">
          {children}
        </div>
      )}
    </section>
  );
}

interface ThreadHeadingProps {
  readonly id?: string;
  readonly toggle?: ReactNode;
  readonly state: ThreadState;
  /** True when a reply says that it is addressed. */
  readonly isAddressed?: boolean;
  readonly location: string;
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of a thread: its state, its location and what else is to know of it. */
export function ThreadHeading({ id, toggle, state, isAddressed, location, href, children }: ThreadHeadingProps) {
  return (
    <header id={id} className="Thread-head">
      {toggle}
      <StateBadge {...(isAddressed === true ? ADDRESSED : BADGES[state])} />
      {href === undefined ? (
        <span className="Thread-place">
          <MarkedText text={location} />
        </span>
      ) : (
        <Link className="Thread-place" to={href}>
          <MarkedText text={location} />
        </Link>
      )}
      {children}
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

interface CommentCardProps extends Pick<ComponentProps<"article">, "ref"> {
  readonly name: string;
  readonly person?: ReactNode;
  readonly agent?: string | null | undefined;
  /** Its origin and its effect, such as `marked this as addressed`. */
  readonly facts?: readonly ReactNode[];
  readonly act?: string | null | undefined;
  readonly verdict?: VerdictKind | null | undefined;
  readonly time?: ReactNode;
  readonly edits?: ReactNode;
  readonly actions?: ReactNode;
  /** True if it has nothing but its head. */
  readonly isSilent?: boolean;
  readonly isUnsent?: boolean;
  readonly isDeleted?: boolean;
  /** The sentence about its deletion, if that was not its author. */
  readonly deletion?: ReactNode;
  /** Its text, or the field in which it is edited. */
  readonly children: ReactNode;
}

/** A comment on the page, in an exported file and on paper. */
export function CommentCard({
  ref,
  name,
  person,
  agent,
  facts = [],
  act,
  verdict,
  time,
  edits,
  actions,
  isSilent = false,
  isUnsent = false,
  isDeleted = false,
  deletion,
  children,
}: CommentCardProps): ReactNode {
  const done = act === "resolve" || act === "reopen" ? [ACTS[act]] : [];
  return (
    <article
      ref={ref}
      className="CommentView"
      aria-label={name}
      data-silent={isSilent || undefined}
      data-unsent={isUnsent || undefined}
    >
      <Avatar name={name} size={isSilent ? "small" : "medium"} decorative />
      <div className="CommentView-main">
        <header className="CommentView-head">
          {person ?? (
            <strong>
              <MarkedText text={name} />
            </strong>
          )}
          {agent != null && <AgentChip name={agent} />}
          {[...facts, ...done, time].map(
            (fact, index) =>
              fact != null && (
                <span key={index} className="CommentView-words">
                  {fact}
                </span>
              ),
          )}
          {edits}
          {verdict != null && <VerdictBadge kind={verdict} />}
          {actions != null && <span className="CommentView-actions">{actions}</span>}
        </header>
        {isDeleted && <p className="CommentView-withdrawn">{deletion ?? "This comment was deleted by its author."}</p>}
        {children}
      </div>
    </article>
  );
}
