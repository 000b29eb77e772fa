import { useEffect, useState, type RefObject } from "react";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { composerKeys } from "./composerKeys.ts";
import { composersWords } from "./composersWords.ts";

const TEXT = composersWords.composer;

interface Props {
  /** The field with all that belongs to it. */
  readonly field: RefObject<HTMLElement | null>;
  readonly hasKind: boolean;
  readonly onPress: (keys: string) => void;
}

/** Lists what one chooses by key in a field for remarks, also for who has left it: of several fields the one that one came to last has the keys. */
export function ComposerKeys({ field, ...keys }: Props) {
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

function Keys({ hasKind, onPress }: Omit<Props, "field">) {
  useShortcut(composerKeys.view, TEXT.view, shortcutGroups.writing, () => onPress(composerKeys.view));
  useShortcut(composerKeys.kind, TEXT.kind, shortcutGroups.writing, () => onPress(composerKeys.kind), {
    enabled: hasKind,
  });
  return null;
}
