import { formatCount } from "#app/ui/format.ts";
import { FileDiffIcon, LinkIcon, QuoteIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "#app/ui/Button.tsx";
import { isPressed } from "#app/ui/keyChord.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

/** What the comment form says; `Composer` uses it too. */
export const composerText = {
  view: "How the text is shown",
  kind: "What the remark asks for",
  close: "Close",
  closeHint: "What is written stays",
  nothing: "Nothing to show yet. Write something first.",
  retry: "Try again",
  said: {
    unchanged: "",
    saving: "Saving…",
    saved: "Saved",
    kept: "Kept in this browser",
    unkept: "Not kept: this browser stores nothing",
    failed: "Not saved",
  },
  write: "Write",
  preview: "Preview",
  previewHint: "As others will read it",
  blocking: "Blocking",
  blockingHint: "The review waits until this is resolved",
  note: "Note",
  noteHint: "Said by the way: nothing waits for it",
  tooLong: (max: number): string => `A remark holds at most ${formatCount(max)} characters. Take something out of it.`,
} as const;

const TEXT = {
  quote: "Quote what you answer",
  suggest: "Suggest other lines",
  link: "Link",
} as const;
const ADDRESS = "https://";
const KEYS = { quote: "Mod+Shift+Y", suggest: "Mod+G", link: "Mod+Shift+L" } as const;

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly quoted: string | undefined;
  readonly suggestedOn: readonly string[] | null;
  readonly disabled: boolean;
}

/** What can be put into a text by a click or by keys in its field: a quotation, a proposal for the lines it stands on, a link. */
export function ComposerTools({ field, quoted, suggestedOn, disabled }: Props): ReactNode {
  function insert(make: (chosen: string) => { readonly text: string; readonly from?: number; readonly to?: number }) {
    const element = field.current;
    if (element === null) return;
    const { value, selectionStart, selectionEnd } = element;
    const { text, from, to } = make(value.slice(selectionStart, selectionEnd));
    insertText(element, text, from, to);
  }
  /** Blocks begin on a line of their own. */
  function lead(): string {
    const { value, selectionStart } = field.current ?? { value: "", selectionStart: 0 };
    return selectionStart === 0 || value[selectionStart - 1] === "\n" ? "" : "\n";
  }
  const common = { size: "small", disabled } as const;
  const putQuotation = (): void => {
    if (quoted !== undefined && quoted !== "") insert(() => ({ text: `${lead()}${quotation(quoted)}\n\n` }));
  };
  const putProposal = (): void => {
    if (suggestedOn === null) return;
    insert(() => {
      const { before, inside, after } = proposal(suggestedOn);
      const from = lead().length + before.length;
      return { text: `${lead()}${before}${inside}${after}`, from, to: from + inside.length };
    });
  };
  const putLink = (): void =>
    insert((chosen) => {
      const from = chosen.length + 3;
      return {
        text: `[${chosen}](${ADDRESS})`,
        from: chosen === "" ? 1 : from,
        to: chosen === "" ? 1 : from + ADDRESS.length,
      };
    });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const deeds = { [KEYS.quote]: putQuotation, [KEYS.suggest]: putProposal, [KEYS.link]: putLink };
    const pressed = Object.entries(deeds).find(([keys]) => isPressed(event, keys));
    if (pressed === undefined || disabled) return;
    event.preventDefault();
    pressed[1]();
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: KeyboardEvent): void => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [field]);
  return (
    <div className="Composer-tools">
      {quoted !== undefined && quoted !== "" && (
        <IconButton {...common} label={TEXT.quote} keys={KEYS.quote} icon={<QuoteIcon />} onClick={putQuotation} />
      )}
      {suggestedOn !== null && (
        <IconButton
          {...common}
          label={TEXT.suggest}
          keys={KEYS.suggest}
          icon={<FileDiffIcon />}
          onClick={putProposal}
        />
      )}
      <IconButton {...common} label={TEXT.link} keys={KEYS.link} icon={<LinkIcon />} onClick={putLink} />
    </div>
  );
}

/** A fence longer than any inside the lines, which stay as they are. */
function proposal(lines: readonly string[]): Readonly<Record<"before" | "inside" | "after", string>> {
  const inside = lines.join("\n");
  const longest = Math.max(2, ...Array.from(inside.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return { before: `${fence}suggestion\n`, inside, after: `\n${fence}\n` };
}

/**
 * Puts text where the cursor of a field is, in place of what is chosen, as if it had been typed: it can be undone. Chooses the
 * part from `from` to `to` of what it put in.
 */
function insertText(field: HTMLTextAreaElement, text: string, from = text.length, to = from): void {
  field.focus();
  const start = field.selectionStart;
  // The only way that keeps the field's own undo; where it is missing the text is set by hand.
  const isTyped = typeof document.execCommand === "function" && document.execCommand("insertText", false, text);
  if (!isTyped) {
    field.setRangeText(text, start, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(start + from, start + to);
}

/** Writes a text as one that is quoted, in Markdown. */
export function quotation(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

interface ComposerKeysProps {
  /** The field with all that belongs to it. */
  readonly field: RefObject<HTMLElement | null>;
  readonly hasKind: boolean;
  readonly onPress: (keys: string) => void;
}

/** Lists what one chooses by key in a field for remarks, also for who has left it: of several fields the one that one came to last has the keys. */
export function ComposerKeys({ field, ...keys }: ComposerKeysProps) {
  const [comings, setComings] = useState(0);
  useEffect(() => {
    const element = field.current;
    const come = ({ relatedTarget }: FocusEvent): void => {
      const wasHere = relatedTarget instanceof Node && element?.contains(relatedTarget) === true;
      if (!wasHere) setComings((before) => before + 1);
    };
    element?.addEventListener("focusin", come);
    return () => element?.removeEventListener("focusin", come);
  }, [field]);
  // Of two that bind the same keys the one that came last has them.
  return <Keys key={comings} {...keys} />;
}

function Keys({ hasKind, onPress }: Omit<ComposerKeysProps, "field">) {
  useShortcut(composerKeys.view, composerText.view, shortcutGroups.writing, () => onPress(composerKeys.view));
  useShortcut(composerKeys.kind, composerText.kind, shortcutGroups.writing, () => onPress(composerKeys.kind), {
    enabled: hasKind,
  });
  return null;
}

/** What chooses the next of two or three in a field for remarks, and from anywhere on the page in the one that one wrote in last. */
export const composerKeys = { view: "Alt+P", kind: "Alt+K", verdict: "Alt+V" } as const;
