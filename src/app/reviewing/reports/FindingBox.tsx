import { AlertIcon, CommentIcon, InfoIcon, XCircleIcon, XIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { visibleText } from "#app/ui/format.ts";
import type { DismissDecision } from "../mutations/useDismiss.ts";
import { DismissForm } from "../threads/DismissForm.tsx";
import { gridBeside } from "../threads/DraftView.tsx";
import type { Finding, Severity } from "./useReports.ts";

const SEVERITIES = { error: "Error", warning: "Warning", note: "Note" } as const;

export const commentOnFinding = { keys: "i n", label: "Comment on the finding" } as const;
export const dismissTheFinding = { keys: "i d", label: "Dismiss or restore the finding" } as const;

const ICONS: Readonly<Record<Severity, ReactNode>> = {
  error: <XCircleIcon />,
  warning: <AlertIcon />,
  note: <InfoIcon />,
};

export function findingLabel({ tool, severity, rule, message }: Finding): string {
  const [line = ""] = message.split("\n");
  const source = rule === "" ? tool : `${tool} ${rule}`;
  return visibleText(`${SEVERITIES[severity]}: ${line} (${source})`);
}

export function SeverityIcon({ severity }: { readonly severity: Severity }): ReactNode {
  return (
    <span className="Finding-icon muted" data-severity={severity} role="img" aria-label={SEVERITIES[severity]}>
      {ICONS[severity]}
    </span>
  );
}

interface Props {
  readonly finding: Finding;
  readonly takesFocus: boolean;
  readonly onComment: (() => void) | undefined;
  /** Dismisses it, or with null undoes that. Resolves to the reason why it failed, else to null. */
  readonly onDismiss: (decision: DismissDecision) => Promise<string | null>;
  readonly isUnderWay: boolean;
  readonly onClose: () => void;
}

/** A finding below its line. Escape closes it. */
export function FindingBox(props: Props): ReactNode {
  const { finding, takesFocus, onComment, onDismiss, isUnderWay, onClose } = props;
  const [isDismissing, setDismissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = useBoxFocus(box, takesFocus, onClose);
  const { tool, rule, message, severity, followedFrom, dismissed } = finding;
  const restore = async (): Promise<void> => setFailure(await onDismiss(null));
  return (
    <div
      ref={box}
      className="FindingBox"
      data-severity={severity}
      role="group"
      aria-label={findingLabel(finding)}
      tabIndex={-1}
    >
      <header className="FindingBox-head row wrap gap-2">
        <SeverityIcon severity={severity} />
        <strong>{visibleText(tool)}</strong>
        {rule !== "" && <code>{visibleText(rule)}</code>}
        <IconButton
          className="FindingBox-close"
          size="small"
          label="Close"
          keys="Escape"
          icon={<XIcon />}
          onClick={close}
        />
      </header>
      <p className="FindingBox-message long-words">{message.split("\n").map(visibleText).join("\n")}</p>
      {followedFrom !== null && (
        <p className="FindingBox-note muted">
          The report is for commit {followedFrom.slice(0, 10)}; this line has not changed since then.
        </p>
      )}
      {dismissed !== null && <p className="FindingBox-note muted">Dismissed: {visibleText(dismissed)}</p>}
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="FindingBox-actions wrap gap-2 row">
        {onComment !== undefined && (
          <Button
            size="small"
            icon={<CommentIcon />}
            hint="Begin a comment with the finding"
            keys={commentOnFinding.keys}
            onClick={onComment}
          >
            Comment on this
          </Button>
        )}
        {!isDismissing && (
          <Button
            size="small"
            hint={dismissed === null ? "Hide it with a reason, for you alone" : "Undo the dismissal"}
            keys={dismissTheFinding.keys}
            data-action="dismissFinding"
            busy={isUnderWay}
            onClick={() => (dismissed === null ? setDismissing(true) : void restore())}
          >
            {dismissed === null ? "Dismiss…" : "Restore"}
          </Button>
        )}
      </div>
      {isDismissing && (
        <DismissForm
          isUnderWay={isUnderWay}
          onDismiss={onDismiss}
          onClose={() => {
            setDismissing(false);
            box.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

/** Takes the focus. Returns what closes the box and gives the focus back; Escape does that too. */
function useBoxFocus(box: RefObject<HTMLElement | null>, takesFocus: boolean, onClose: () => void): () => void {
  // The reader moves the focus to the line first.
  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(timer);
  }, [box, takesFocus]);
  const close = (): void => {
    // The box goes, and the next key belongs to the lines.
    returnFocus(box.current && gridBeside(box.current), box.current);
    onClose();
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    const isInForm = event.target instanceof Element && event.target.closest(".DismissForm") !== null;
    if (event.key !== "Escape" || isInForm) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const ending = new AbortController();
    box.current?.addEventListener("keydown", (event) => closeByKey(event), { signal: ending.signal });
    return () => ending.abort();
  }, [box]);
  return close;
}
