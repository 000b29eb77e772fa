import { AlertIcon, SyncIcon } from "@primer/octicons-react";
import { Component, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Link } from "./navigation.tsx";
import { Message } from "./Notice.tsx";
import "./Failure.css";

const TEXT = {
  tryAgain: "Try again",
} as const;

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
    <section className="Failure" role="alert">
      <span className="Failure-icon">
        <AlertIcon />
      </span>
      <div className="Failure-text">
        <Heading className="Failure-title">{title}</Heading>
        <p>
          <Message text={message} />
        </p>
        {code !== undefined && <code className="Failure-code">{code}</code>}
        {(onRetry !== undefined || links.length > 0) && (
          <div className="Failure-actions">
            {onRetry !== undefined && (
              <Button icon={<SyncIcon />} busy={retrying} onClick={onRetry}>
                {TEXT.tryAgain}
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
  readonly children: ReactNode;
};

/** Limits an error to the part of the page in which it was thrown. */
export class Boundary extends Component<BoundaryProps, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}

const ERROR_MESSAGES = {
  unknown: "Something went wrong.",
} as const;

/** Returns the message of an error, or a general sentence for any other value. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : ERROR_MESSAGES.unknown;
}
