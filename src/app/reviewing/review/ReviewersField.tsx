import { XIcon } from "@primer/octicons-react";
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { IconButton } from "#app/ui/Button.tsx";
import "./ReviewersField.css";

const SEPARATORS = /[\s,;]+/;
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

interface Props {
  readonly reviewers: readonly string[];
  readonly onChange: (reviewers: readonly string[]) => void;
}

/** A field for email addresses, each of which becomes a removable chip. */
export function ReviewersField({ reviewers, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // A form is not sent without what its field shows.
  useEffect(() => field.current?.setCustomValidity(error ?? ""), [error]);

  /** Adds the valid addresses of a text as chips; the rest stays in the field with an error. */
  function take(text: string): void {
    const words = text.split(SEPARATORS).filter((word) => word !== "");
    const wrong = words.filter((word) => !ADDRESS.test(word));
    onChange([...new Set([...reviewers, ...words.filter((word) => ADDRESS.test(word))])]);
    setTyped(wrong.join(" "));
    setError(
      wrong[0] === undefined ? null : `“${wrong[0]}” is not a valid email address. Use a form such as ana@example.org.`,
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    const ends = event.key === "Enter" || event.key === "," || event.key === ";" || event.key === " ";
    if (ends && typed.trim() !== "") {
      event.preventDefault();
      take(typed);
    } else if (event.key === "Backspace" && typed === "") {
      onChange(reviewers.slice(0, -1));
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    if (!SEPARATORS.test(text.trim())) return;
    event.preventDefault();
    take(`${typed} ${text}`);
  }

  function drop(reviewer: string): void {
    onChange(reviewers.filter((other) => other !== reviewer));
    field.current?.focus();
  }

  return (
    <div className="ReviewersField gap-1">
      <label className="small strong" htmlFor={id}>
        Reviewers
      </label>
      <div className="ReviewersField-box row wrap gap-1 field" data-wrong={error !== null || undefined}>
        {reviewers.map((reviewer) => (
          <span key={reviewer} className="ReviewersField-chip inline-row small long-words">
            {reviewer}
            <IconButton
              label={`Remove ${reviewer}`}
              size="small"
              icon={<XIcon size={12} />}
              onClick={() => drop(reviewer)}
            />
          </span>
        ))}
        <input
          ref={field}
          id={id}
          className="ReviewersField-input"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={reviewers.length === 0 ? "Type an email, press Enter" : undefined}
          value={typed}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== "" && take(typed)}
        />
      </div>
      <p id={`${id}-message`} className="TextField-message muted small" data-wrong={error !== null || undefined}>
        {error ?? "Press Enter or comma to add an email address, Backspace to remove the last one."}
      </p>
    </div>
  );
}
