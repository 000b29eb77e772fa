import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { isApplePlatform } from "#app/ui/windowQuery.ts";
import { TextField } from "#app/ui/TextField.tsx";

const TEXT = {
  save: "Comment",
  cancel: "Cancel",
  name: "Your name",
  nameHint: "The person who imports your comments sees them under this name.",
  noName: "Enter your name first.",
  blocking: "Must be resolved before the change is merged",
  placeholder: "Write a comment. Markdown is supported.",
  tooLong: "The comment can have at most 65,536 characters.",
} as const;
const BODY_MAX = 65_536;
const SEND_KEYS = "Mod+Enter";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly text?: string;
  /** Null if the comment begins no thread on lines. */
  readonly isBlocking: boolean | null;
  /** Returns the reason why the comment cannot be kept, or null. */
  readonly onSave: (text: string, isBlocking: boolean, name: string) => string | null;
  readonly onClose: () => void;
}

/** A field for a comment, and for the writer's name as long as it is unknown. */
export function CommentField(props: Props): ReactNode {
  const { label, onSave, onClose } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(props.text ?? "");
  const [name, setName] = useState(props.name);
  const [isBlocking, setBlocking] = useState(props.isBlocking ?? false);
  const [failure, setFailure] = useState<string | null>(null);
  const [needsName] = useState(props.name.trim() === "");
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const save = (): void => {
    if (text.trim() === "") return;
    const reason =
      name.trim() === "" ? TEXT.noName : text.length > BODY_MAX ? TEXT.tooLong : onSave(text, isBlocking, name.trim());
    setFailure(reason);
    if (reason === null) onClose();
  };
  const press = (event: KeyboardEvent): void => {
    const isSend = event.key === "Enter" && (isApplePlatform() ? event.metaKey : event.ctrlKey);
    if (!isSend && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (isSend) save();
    else if (text.trim() === "" || text === props.text) onClose();
  };
  return (
    // Handles keys that bubble from the field and its buttons; the group itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="CommentField" role="group" aria-label={label} onKeyDown={press}>
      {needsName && (
        <TextField label={TEXT.name} hint={TEXT.nameHint} value={name} onChange={setName} maxLength={200} />
      )}
      <textarea
        ref={field}
        className="CommentField-text"
        aria-label={label}
        aria-describedby={failure === null ? undefined : `${id}-failure`}
        placeholder={TEXT.placeholder}
        rows={Math.min(20, Math.max(4, text.split("\n").length))}
        value={text}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      {failure !== null && (
        <p id={`${id}-failure`} className="CommentField-failure" role="alert">
          {failure}
        </p>
      )}
      <div className="CommentField-foot">
        {props.isBlocking !== null && (
          <label className="CommentField-blocking">
            <input type="checkbox" checked={isBlocking} onChange={({ target }) => setBlocking(target.checked)} />
            {TEXT.blocking}
          </label>
        )}
        <span className="CommentField-buttons">
          <Button size="small" variant="quiet" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button size="small" variant="primary" keys={SEND_KEYS} aria-disabled={text.trim() === ""} onClick={save}>
            {TEXT.save}
          </Button>
        </span>
      </div>
    </div>
  );
}
