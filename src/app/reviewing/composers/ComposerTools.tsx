import { FileDiffIcon, QuoteIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { writeSuggestion } from "#contract/suggesting/suggestionText.ts";
import { typeText } from "#app/ui/typeText.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { isPressed } from "#app/ui/Kbd.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const KEYS = { quote: "Mod+Shift+Y", suggest: "Mod+G" } as const;

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly quoted: string | undefined;
  readonly suggestedOn: readonly string[] | null;
  readonly disabled: boolean;
}

/** The buttons and keys that insert a quotation or a suggestion for the commented lines. */
export function ComposerTools({ field, quoted, suggestedOn, disabled }: Props): ReactNode {
  function insert(text: string, from?: number, to?: number): void {
    if (field.current !== null) typeText(field.current, text, from, to);
  }
  /** Returns the line break needed to start a block on its own line. */
  function lead(): string {
    const { value, selectionStart } = field.current ?? { value: "", selectionStart: 0 };
    return selectionStart === 0 || value[selectionStart - 1] === "\n" ? "" : "\n";
  }
  const common = { size: "small", disabled } as const;
  const putQuotation = (): void => {
    if (quoted !== undefined && quoted !== "") insert(`${lead()}${quotation(quoted)}\n\n`);
  };
  const putProposal = (): void => {
    if (suggestedOn === null) return;
    const text = lead() + writeSuggestion([{ range: null, lines: suggestedOn }]);
    const from = text.indexOf("suggestion\n") + "suggestion\n".length;
    insert(text, from, from + suggestedOn.join("\n").length);
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const actions = { [KEYS.quote]: putQuotation, [KEYS.suggest]: putProposal };
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
