import { AlertIcon, CheckCircleIcon, InfoIcon, StopIcon, XIcon } from "@primer/octicons-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import "./Notice.css";
import "./EmptyState.css";

const TEXT = {
  dismiss: "Dismiss",
  missing: "This part of the page could not be loaded. Check that Galley is running, then reload the page.",
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

/** A message that does not block the page. */
export function Notice({ tone = "info", children, actions, onDismiss }: NoticeProps) {
  return (
    <div className="Notice" role="status" data-tone={tone}>
      <span className="Notice-icon">{ICONS[tone]}</span>
      <div className="Notice-text">{typeof children === "string" ? <Message text={children} /> : children}</div>
      {actions}
      {onDismiss !== undefined && <IconButton label={TEXT.dismiss} size="small" icon={<XIcon />} onClick={onDismiss} />}
    </div>
  );
}

/** Rendered in place of a part whose code did not load. */
export function MissingCode() {
  return <Notice tone="danger">{TEXT.missing}</Notice>;
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
    <section className="EmptyState">
      {icon !== undefined && <div className="EmptyState-icon">{icon}</div>}
      <Heading className="EmptyState-title">{title}</Heading>
      <div className="EmptyState-text">{typeof children === "string" ? <Message text={children} /> : children}</div>
      {actions !== undefined && actions !== false && <div className="EmptyState-actions">{actions}</div>}
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
