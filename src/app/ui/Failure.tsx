import { AlertIcon, SyncIcon } from "@primer/octicons-react";
import { Button } from "./Button.tsx";
import { Link } from "./Link.tsx";
import "./Failure.css";
import { Sentence } from "./Sentence.tsx";

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
