import { AlertIcon, CheckCircleIcon, InfoIcon, StopIcon, SyncIcon, XIcon } from "@primer/octicons-react";
import { Component, type ReactElement, type ReactNode, Suspense } from "react";
import { Button, IconButton } from "./Button.tsx";
import { Link } from "./navigation.tsx";
import { Store, useStore } from "./Store.ts";
import "./Notice.css";
import "./EmptyState.css";
import "./Failure.css";
import "./ConnectionNotice.css";

const ICONS: Readonly<Record<NoticeTone, ReactElement>> = {
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  warning: <AlertIcon />,
  danger: <StopIcon />,
};

export type NoticeTone = "info" | "success" | "warning" | "danger";

export type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
};

/** A message that does not block the page. */
export function Notice({ tone = "info", children, actions, onDismiss }: NoticeProps) {
  return (
    <div className="Notice row wrap" role="status" data-tone={tone}>
      <span className="Notice-icon">{ICONS[tone]}</span>
      <div className="Notice-text">{typeof children === "string" ? <Message text={children} /> : children}</div>
      {actions}
      {onDismiss !== undefined && <IconButton label="Dismiss" size="small" icon={<XIcon />} onClick={onDismiss} />}
    </div>
  );
}

interface FailureNoticeProps extends Pick<NoticeProps, "tone" | "onDismiss"> {
  /** Null while nothing failed. */
  readonly reason: string | null;
  readonly onRetry?: () => void;
}

/** The reason why an action failed. */
export function FailureNotice({ reason, tone = "danger", onRetry, onDismiss }: FailureNoticeProps) {
  if (reason === null) return null;
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice tone={tone} actions={retry} onDismiss={onDismiss}>
      {reason}
    </Notice>
  );
}

/** Rendered in place of a part whose code did not load. */
export function MissingCode() {
  return (
    <Notice tone="danger">
      This part of the page could not be loaded. Check that Galley is running, then reload the page.
    </Notice>
  );
}

export type EmptyStateProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactElement;
  /** The heading level. 1 if the page has nothing else. */
  readonly level?: 1 | 2 | 3;
};

export function EmptyState({ title, children, actions, icon, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="EmptyState gap-2">
      {icon !== undefined && <div className="muted">{icon}</div>}
      <Heading className="EmptyState-title">{title}</Heading>
      <div className="EmptyState-text">{typeof children === "string" ? <Message text={children} /> : children}</div>
      {actions !== undefined && actions !== false && <div className="EmptyState-actions wrap gap-2">{actions}</div>}
    </section>
  );
}

/** A message for people with code between backticks. */
export function Message({ text }: { readonly text: string }) {
  const parts = text.split("`");
  // With an odd number of backticks the last one is unpaired, so nothing is code.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

export type FailureProps = {
  readonly title: string;
  /** What happened, what was expected and what to do next. */
  readonly message: string;
  /** The error code, to search for or to report. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  /** The heading level. 1 if the page has nothing else. */
  readonly level?: 1 | 2 | 3;
};

/** Replaces content that failed to load. */
export function Failure({ title, message, code, onRetry, retrying = false, links = [], level = 2 }: FailureProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="Failure card gap-3" role="alert">
      <span className="Failure-icon">
        <AlertIcon />
      </span>
      <div className="Failure-text gap-2 long-words">
        <Heading className="Failure-title">{title}</Heading>
        <p>
          <Message text={message} />
        </p>
        {code !== undefined && <code className="muted small">{code}</code>}
        {(onRetry !== undefined || links.length > 0) && (
          <div className="Failure-actions row wrap">
            {onRetry !== undefined && (
              <Button icon={<SyncIcon />} busy={retrying} onClick={onRetry}>
                Try again
              </Button>
            )}
            {links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

export type BoundaryProps = {
  /** Rendered in place of the failed part. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Rendered while the part loads; without it, what is around the part waits. */
  readonly loading?: ReactNode;
  readonly children: ReactNode;
};

/** Limits an error to the part of the page in which it was thrown, and waiting too. */
export class Boundary extends Component<BoundaryProps, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { fallback, loading, children } = this.props;
    if (this.state.failure) return fallback(this.state.failure.error);
    return loading === undefined ? children : <Suspense fallback={loading}>{children}</Suspense>;
  }
}

/** Returns the message of an error, or a general sentence for any other value. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong.";
}

/** Shorter interruptions are not reported. */
const LOST_MS = 4000;

const lost = new Store(false);
let losing: ReturnType<typeof setTimeout> | undefined;

function setLost(isLost: boolean): void {
  losing = undefined;
  lost.set(isLost);
}

/** Whether Galley responds, as far as the page knows. */
export const connection = {
  /** Call when the connection breaks off and when it is back. */
  report(isBroken: boolean): void {
    if (isBroken && losing !== undefined) return;
    clearTimeout(losing);
    if (isBroken) losing = setTimeout(() => setLost(true), LOST_MS);
    else setLost(false);
  },
  isLost: lost.current,
} as const;

/** Says that the connection is lost, and what still works, wherever the page is scrolled to. */
export function ConnectionNotice(): ReactNode {
  const isLost = useStore(lost);
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div className="ConnectionNotice" role="status">
      {isLost && (
        <div className="ConnectionNotice-text row gap-2 small">
          <AlertIcon />
          <span>
            <strong>Connection lost. Retrying…</strong> You can go on reading what is loaded, and what you type is kept
            in this browser. Check that Galley is running.
          </span>
        </div>
      )}
    </div>
  );
}
