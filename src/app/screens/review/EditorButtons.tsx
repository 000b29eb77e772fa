import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";

const TEXT = {
  save: "Save",
  close: "Close",
} as const;

interface Props {
  /** What is edited. */
  readonly children: ReactNode;
  readonly busy: boolean;
  /** Resolves to null once it is saved, else to the sentence that says why not. */
  readonly onSave: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** A field in place of what it changes, with the buttons that save it and close it; says why something was not saved. */
export function EditorButtons({ children, busy, onSave, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector("input")?.focus(), []);

  async function save(): Promise<void> {
    const reason = await onSave();
    setFailure(reason);
    if (reason === null) onClose();
  }

  function press(event: KeyboardEvent): void {
    const sends = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || (!sends && event.key !== "Escape")) return;
    // A list of suggestions takes Escape for itself.
    if (event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true") return;
    event.preventDefault();
    if (sends) void save();
    else onClose();
  }

  return (
    // Keys that bubble from the field and its buttons: the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={group} className="EditorButtons" role="group" onKeyDown={press}>
      {children}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className="EditorButtons-row">
        <Button size="small" variant="quiet" keys="Escape" onClick={onClose}>
          {TEXT.close}
        </Button>
        <Button size="small" variant="primary" keys="Mod+Enter" busy={busy} onClick={() => void save()}>
          {TEXT.save}
        </Button>
      </div>
    </div>
  );
}
