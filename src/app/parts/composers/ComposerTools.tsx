import { FileDiffIcon, LinkIcon, QuoteIcon } from "@primer/octicons-react";
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { isPressed } from "#app/ui/isPressed.ts";
import { insertText } from "./insertText.ts";
import { quotation } from "./quotation.ts";

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
