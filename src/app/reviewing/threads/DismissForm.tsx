import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import type { DismissDecision } from "../mutations/useDismiss.ts";
import "./DismissForm.css";

interface Props {
  /** True if the reason becomes a reply. */
  readonly isPublic?: boolean;
  readonly isUnderWay: boolean;
  /** Resolves to the reason why it failed, else to null. */
  readonly onDismiss: (decision: DismissDecision) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the reason for which a finding or an agent's comment needs no attention. `Escape` closes it. */
export function DismissForm({ isPublic = false, isUnderWay, onDismiss, onClose }: Props): ReactNode {
  const [reason, setReason] = useState("");
  const [isAlways, setAlways] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setFailure(reason.trim() === "" ? "Enter a reason." : await onDismiss({ reason, isAlways }));
  };
  return (
    // Escape bubbles from its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="DismissForm stack gap-2"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <TextField
        label="Reason for dismissing it"
        placeholder="Why does this need no attention?"
        value={reason}
        onChange={setReason}
        {...(failure !== null && { error: failure })}
      />
      <label className="row gap-2 small" title="Also in other reviews: the same rule in the same file on the same code">
        <input type="checkbox" checked={isAlways} onChange={({ currentTarget }) => setAlways(currentTarget.checked)} />
        Never again for this code
      </label>
      {isPublic && (
        <p className="ThreadChanges-note muted">The thread is resolved with this reason, which others can read.</p>
      )}
      <span className="DismissForm-actions gap-2 row">
        <Button type="submit" size="small" variant="primary" busy={isUnderWay}>
          Dismiss
        </Button>
        <Button size="small" keys="Escape" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
