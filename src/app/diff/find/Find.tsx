import { type ReactNode, useRef, useState } from "react";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { FindCommand, FindProps } from "./FindWidget.tsx";

const TEXT = {
  open: "Find in the change",
  next: "Next match",
  previous: "Previous match",
} as const;

const FindWidget = later(async () => (await import("./FindWidget.tsx")).FindWidget, MissingCode);

/** Binds the keys that find text in a reader. Text typed while the find bar loads is put into its field. */
export function Find({ reader, view }: Omit<FindProps, "ref">): ReactNode {
  const [isUsed, setIsUsed] = useState(false);
  const carryOut = useRef<((command: FindCommand) => void) | null>(null);
  const awaited = useRef<FindCommand | null>(null);
  const ask = (command: FindCommand) => (): void => {
    if (carryOut.current !== null) return carryOut.current(command);
    awaited.current = command;
    textBuffer.startBuffering();
    setIsUsed(true);
  };
  const attach = (loaded: ((command: FindCommand) => void) | null): void => {
    carryOut.current = loaded;
    if (loaded === null || awaited.current === null) return;
    loaded(awaited.current);
    awaited.current = null;
  };
  const { reader: group } = shortcutGroups;
  const enabled = view.searchedFiles.length > 0;
  useShortcut("Mod+F", TEXT.open, group, ask("open"), { enabled });
  useShortcut("/", TEXT.open, group, ask("open"), { enabled });
  useShortcut("F3", TEXT.next, group, ask("next"), { enabled });
  useShortcut("Shift+F3", TEXT.previous, group, ask("previous"), { enabled });
  useShortcut("Mod+G", TEXT.next, group, ask("next"), { enabled });
  useShortcut("Shift+Mod+G", TEXT.previous, group, ask("previous"), { enabled });
  return isUsed ? <FindWidget reader={reader} view={view} ref={attach} /> : null;
}
