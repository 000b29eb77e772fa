import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "#app/ui/Button.tsx";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { indentLines, typeText } from "#app/ui/typeText.ts";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import { isApplePlatform } from "#app/ui/windowQuery.ts";
import "./lineField.css";

const RESTORE = "Restore lines";

interface Props {
  readonly label: string;
  /** The text to begin with, and that of the file. */
  readonly initial: string;
  readonly original: string;
  /** Inserted by Tab. */
  readonly indent: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  /** Shown below the text, beside the buttons. */
  readonly children: ReactNode;
}

/**
 * A field over the lines of the reader that are edited, in their font, as high as its text: the lines below move down
 * when it needs more than their height. Tab indents, Enter continues the indentation, and Escape leaves the field.
 */
export function LineField({ label, initial, original, indent, onChange, onLeave, children }: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const [text, setText] = useState(initial);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = "0";
    setHeight(element.scrollHeight);
    element.style.height = "";
  }, [text]);
  useEffect(() => {
    const element = field.current;
    const start = /^[ \t]*/u.exec(element?.value ?? "")?.[0].length ?? 0;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(start, start);
    const typed = textBuffer.take().text;
    // After this effect, in which React would set the whole text again, with the caret at its end.
    if (element !== null && typed !== "") queueMicrotask(() => typeText(element, typed));
  }, []);

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, shiftKey, currentTarget: element } = event;
    const isMod = isApplePlatform() ? event.metaKey : event.ctrlKey;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if ((key === "Escape" && isPlain) || (key === "Enter" && isMod)) onLeave();
    else if (key === "Tab" && isPlain) indentLines(element, indent, shiftKey);
    else if (key === "Enter" && isPlain && !shiftKey) {
      const before = element.value.slice(0, element.selectionStart);
      const [blanks = ""] = /^[ \t]*/u.exec(before.slice(before.lastIndexOf("\n") + 1)) ?? [];
      typeText(element, `\n${blanks}`);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function restore(): void {
    field.current?.select();
    if (field.current !== null) typeText(field.current, original);
  }
  const style: CSSProperties = { "--diff-text": `${height}px` };
  return (
    <div className="LineField" style={style}>
      <textarea
        ref={field}
        className="LineField-text"
        aria-label={label}
        aria-describedby={hintId}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onKeyDown={press}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value);
        }}
      />
      <div className="LineField-foot row wrap gap-2 small muted">
        {children}
        <span id={hintId} className="visually-hidden">
          Tab indents, Escape leaves the field. What you write is saved as a draft.
        </span>
        <Button size="small" variant="quiet" hint="Put the lines of the file back; undo with Mod+Z" onClick={restore}>
          {RESTORE}
        </Button>
        <PaletteEntry label={RESTORE} group={shortcutGroups.writing} onRun={restore} />
        <Button size="small" variant="primary" hint="Leave; your suggestion is a draft" keys="Escape" onClick={onLeave}>
          Done
        </Button>
      </div>
    </div>
  );
}
