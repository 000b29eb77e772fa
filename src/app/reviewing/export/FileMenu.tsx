import { KebabHorizontalIcon } from "@primer/octicons-react";
import { useCallback, useState } from "react";
import { IconButton } from "#app/ui/Button.tsx";
import { later } from "#app/ui/later.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  hint: "Export, print",
  export: "Export as a file…",
  print: "Print…",
} as const;
const SHORTCUT = { keys: "i e", label: TEXT.hint, group: shortcutGroups.review } as const;
const PRINT_KEYS = "Mod+P";

const ExportDialog = later(async () => (await import("./ExportDialog.tsx")).ExportDialog, MissingCode);
const PrintChange = later(async () => (await import("./PrintChange.tsx")).PrintChange, MissingCode);

interface Props {
  /** The id of the review or the comparison. */
  readonly id: string;
  /** The beginning of the names of files. */
  readonly name: string;
  readonly isReview: boolean;
  /** Further actions on the page, before these. */
  readonly items?: readonly MenuItem[];
}

export function FileMenu({ id, name, isReview, items = [] }: Props) {
  const [open, setOpen] = useState<"export" | "print" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const print = (): void => setOpen("print");
  useShortcut(PRINT_KEYS, TEXT.print, shortcutGroups.general, print);
  useShortcut("", TEXT.export, shortcutGroups.review, () => setOpen("export"));
  return (
    <>
      <Menu
        label={TEXT.hint}
        shortcut={SHORTCUT}
        trigger={<IconButton label={TEXT.hint} size="small" icon={<KebabHorizontalIcon />} />}
        items={[
          ...items,
          { kind: "action", label: TEXT.export, run: () => setOpen("export") },
          { kind: "action", label: TEXT.print, keys: PRINT_KEYS, run: print },
        ]}
      />
      {open === "export" && <ExportDialog id={id} name={name} isReview={isReview} onClose={close} />}
      {open === "print" && <PrintChange id={id} onDone={close} />}
    </>
  );
}
