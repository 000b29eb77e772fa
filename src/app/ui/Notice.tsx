import { AlertIcon, CheckCircleIcon, InfoIcon, StopIcon, XIcon } from "@primer/octicons-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import "./Notice.css";
import "./EmptyState.css";

const TEXT = {
  dismiss: "Dismiss",
} as const;

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

/** A remark beside the work that does not stop it. */
export function Notice({ tone = "info", children, actions, onDismiss }: NoticeProps) {
  return (
    <div className="Notice" role="status" data-tone={tone}>
      <span className="Notice-icon">{ICONS[tone]}</span>
      <div className="Notice-text">{typeof children === "string" ? <Sentence text={children} /> : children}</div>
      {actions}
      {onDismiss !== undefined && <IconButton label={TEXT.dismiss} size="small" icon={<XIcon />} onClick={onDismiss} />}
    </div>
  );
}

export type EmptyStateProps = {
  readonly title: string;
  /** What to do about it. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactElement;
  /** The rank of the title: 1 where it is all that the page has to say. */
  readonly level?: 1 | 2 | 3;
};

/** Stands where there is nothing yet and says what to do. */
export function EmptyState({ title, children, actions, icon, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="EmptyState">
      {icon !== undefined && <div className="EmptyState-icon">{icon}</div>}
      <Heading className="EmptyState-title">{title}</Heading>
      <div className="EmptyState-text">{typeof children === "string" ? <Sentence text={children} /> : children}</div>
      {actions !== undefined && actions !== false && <div className="EmptyState-actions">{actions}</div>}
    </section>
  );
}

/** A sentence for people, in which what stands between backticks is code, such as a command to run. */
export function Sentence({ text }: { readonly text: string }) {
  const parts = text.split("`");
  // An odd number of them has none that closes the last: then it is no code.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
