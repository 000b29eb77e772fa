import { PencilIcon } from "@primer/octicons-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

interface Props {
  readonly title: string;
  /** The label of the button and of the shortcut. */
  readonly edit: string;
  readonly keys: string;
  readonly canEdit: boolean;
  readonly editor: (onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A titled property of a review that can be edited in place. */
export function EditableFact({ title, edit, keys, canEdit, editor, children }: Props) {
  const [edits, setEdits] = useState(false);
  const button = useReturningFocus(edits);
  const begin = (): void => setEdits(true);
  useShortcut(keys, edit, shortcutGroups.review, begin, { enabled: canEdit && !edits });
  return (
    <section className="ReviewFact stack gap-1 long-words" aria-label={title}>
      <div className="ReviewFact-head row spread">
        <h2 className="ReviewScreen-heading muted small strong">{title}</h2>
        {canEdit && !edits && (
          <IconButton ref={button} size="small" label={edit} keys={keys} icon={<PencilIcon />} onClick={begin} />
        )}
      </div>
      {edits ? editor(() => setEdits(false)) : children}
    </section>
  );
}

interface EditorButtonsProps {
  readonly children: ReactNode;
  readonly busy: boolean;
  /** Resolves to null on success, else to the error message. */
  readonly onSave: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** An inline editor with its Save and Cancel buttons and the error message. */
export function EditorButtons({ children, busy, onSave, onClose }: EditorButtonsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector("input")?.focus(), []);

  async function save(): Promise<void> {
    // Nothing is saved without what a field shows.
    const wrong = [...(group.current?.querySelectorAll("input") ?? [])].find((field) => !field.checkValidity());
    if (wrong !== undefined) return setFailure(wrong.validationMessage);
    const reason = await onSave();
    setFailure(reason);
    if (reason === null) onClose();
  }

  function press(event: KeyboardEvent): void {
    const sends = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (event.defaultPrevented || (!sends && event.key !== "Escape")) return;
    // An open suggestion list handles Escape.
    if (event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true") return;
    event.preventDefault();
    if (sends) void save();
    else onClose();
  }

  return (
    // Handles keys that bubble from the field and the buttons; the group itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={group} className="EditorButtons gap-2" role="group" onKeyDown={press}>
      {children}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className="EditorButtons-row gap-2">
        <Button size="small" variant="quiet" keys="Escape" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" variant="primary" keys="Mod+Enter" busy={busy} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}

/** Returns a ref for the button that opened the editor and restores focus to it when the editor closes. */
export function useReturningFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
