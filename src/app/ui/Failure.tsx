import { AlertIcon, SyncIcon } from "@primer/octicons-react";
import { Component, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Link } from "./navigation.tsx";
import { Sentence } from "./Notice.tsx";
import "./Failure.css";

const TEXT = {
  tryAgain: "Try again",
} as const;

export type FailureProps = {
  readonly title: string;
  /** What happened, what was expected and what to do next, for people. */
  readonly message: string;
  /** The code to search or report it by. */
  readonly code?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  /** The rank of the title: 1 where it is all that the page has to say. */
  readonly level?: 1 | 2 | 3;
};

/** Stands where something should have been and says what happened and what to do. */
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
          <Sentence text={message} />
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
  /** What stands in place of a part that failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};

/** Keeps a failure where it happened: the part says what went wrong, all around it stays. */
export class Boundary extends Component<BoundaryProps, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}

const MESSAGE_OF_TEXT = {
  unknown: "Something went wrong.",
} as const;

/** Gives what an error says of itself; a sentence for what is no error. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : MESSAGE_OF_TEXT.unknown;
}
