import { AlertIcon, CheckCircleIcon, InfoIcon, StopIcon, XIcon } from "@primer/octicons-react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import "./Notice.css";
import { Sentence } from "./Sentence.tsx";

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
