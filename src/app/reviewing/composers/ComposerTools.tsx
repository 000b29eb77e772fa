import { FileDiffIcon, LinkIcon, QuoteIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { writeSuggestion } from "#contract/suggesting/suggestionText.ts";
import { typeText } from "#app/ui/typeText.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { isPressed } from "#app/ui/Kbd.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const ADDRESS = "https://";
const KEYS = { quote: "Mod+Shift+Y", suggest: "Mod+G", link: "Mod+Shift+L" } as const;

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly quoted: string | undefined;
  readonly suggestedOn: readonly string[] | null;
  readonly disabled: boolean;
}

/** The buttons and keys that insert a quotation, a suggestion for the commented lines, or a link. */
export function ComposerTools({ field, quoted, suggestedOn, disabled }: Props): ReactNode {
  function insert(
    make: (selectedText: string) => { readonly text: string; readonly from?: number; readonly to?: number },
  ) {
    const element = field.current;
    if (element === null) return;
    const { value, selectionStart, selectionEnd } = element;
    const { text, from, to } = make(value.slice(selectionStart, selectionEnd));
    typeText(element, text, from, to);
  }
  /** Returns the line break needed to start a block on its own line. */
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
      const text = lead() + writeSuggestion([{ range: null, lines: suggestedOn }]);
      const from = text.indexOf("suggestion\n") + "suggestion\n".length;
      return { text, from, to: from + suggestedOn.join("\n").length };
    });
  };
  const putLink = (): void =>
    insert((selectedText) => {
      const from = selectedText.length + 3;
      return {
        text: `[${selectedText}](${ADDRESS})`,
        from: selectedText === "" ? 1 : from,
        to: selectedText === "" ? 1 : from + ADDRESS.length,
      };
    });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const actions = { [KEYS.quote]: putQuotation, [KEYS.suggest]: putProposal, [KEYS.link]: putLink };
    const pressed = Object.entries(actions).find(([keys]) => isPressed(event, keys));
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
    <div className="row gap-1">
      {quoted !== undefined && quoted !== "" && (
        <IconButton
          {...common}
          label="Quote the comment"
          keys={KEYS.quote}
          icon={<QuoteIcon />}
          onClick={putQuotation}
        />
      )}
      {suggestedOn !== null && (
        <IconButton
          {...common}
          label="Suggest a change"
          keys={KEYS.suggest}
          icon={<FileDiffIcon />}
          onClick={putProposal}
        />
      )}
      <IconButton {...common} label="Add a link" keys={KEYS.link} icon={<LinkIcon />} onClick={putLink} />
    </div>
  );
}

export function quotation(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

interface ComposerKeysProps {
  /** The element of the whole form. */
  readonly field: RefObject<HTMLElement | null>;
  readonly hasKind: boolean;
  readonly onPress: (keys: string) => void;
}

/** Registers the keys of a comment form. Of several forms the last focused one has them, also after it lost the focus. */
export function ComposerKeys({ field, ...keys }: ComposerKeysProps) {
  const [mountCount, setMountCount] = useState(0);
  useEffect(() => {
    const element = field.current;
    const come = ({ relatedTarget }: FocusEvent): void => {
      const wasHere = relatedTarget instanceof Node && element?.contains(relatedTarget) === true;
      if (!wasHere) setMountCount((before) => before + 1);
    };
    element?.addEventListener("focusin", come);
    return () => element?.removeEventListener("focusin", come);
  }, [field]);
  // Of two bindings of the same keys the last mounted one wins.
  return <Keys key={mountCount} {...keys} />;
}

function Keys({ hasKind, onPress }: Omit<ComposerKeysProps, "field">) {
  useShortcut(composerKeys.view, "Editor view", shortcutGroups.writing, () => onPress(composerKeys.view));
  useShortcut(composerKeys.kind, "Blocking", shortcutGroups.writing, () => onPress(composerKeys.kind), {
    enabled: hasKind,
  });
  return null;
}

/** The keys that select the next option of a control in the last focused comment form. */
export const composerKeys = { view: "Alt+P", kind: "Alt+K", verdict: "Alt+V", sign: "Alt+S" } as const;
