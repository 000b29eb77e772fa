import { KebabHorizontalIcon } from "@primer/octicons-react";
import { type ChangeEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#app/ui/Button.tsx";
import { later } from "#app/ui/later.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";

const TEXT = {
  hint: "Export, print, import comments",
  export: "Export as a file…",
  print: "Print…",
  import: "Import comments…",
} as const;
const SHORTCUT = { keys: "i e", label: TEXT.hint, group: shortcutGroups.review } as const;
const PRINT_KEYS = "Mod+P";

const ExportDialog = later(async () => (await import("./ExportDialog.tsx")).ExportDialog, MissingCode);
const ImportDialog = later(async () => (await import("./ImportDialog.tsx")).ImportDialog, MissingCode);
const PrintChange = later(async () => (await import("./PrintChange.tsx")).PrintChange, MissingCode);

interface Props {
  /** The id of the review or the comparison. */
  readonly id: string;
  readonly slug: string;
  /** The beginning of the names of files. */
  readonly name: string;
  readonly isReview: boolean;
  /** Further actions on the page, before these. */
  readonly items?: readonly MenuItem[];
}

/** The menu that exports a change, prints it, and imports comments; these can also be dropped on the page. */
export function FileMenu({ id, slug, name, isReview, items = [] }: Props) {
  const [open, setOpen] = useState<"export" | "print" | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setOpen(null), []);
  const print = (): void => setOpen("print");
  useShortcut(PRINT_KEYS, TEXT.print, shortcutGroups.general, print);
  useShortcut("", TEXT.export, shortcutGroups.review, () => setOpen("export"));
  useShortcut("", TEXT.import, shortcutGroups.review, () => input.current?.click());
  useDroppedFile(setFile);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setFile(target.files?.[0] ?? null);
    target.value = "";
  };
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
          { kind: "separator" },
          { kind: "action", label: TEXT.import, run: () => input.current?.click() },
        ]}
      />
      <input ref={input} type="file" hidden aria-label={TEXT.import} onChange={choose} />
      {open === "export" && <ExportDialog id={id} name={name} isReview={isReview} onClose={close} />}
      {open === "print" && <PrintChange id={id} onDone={close} />}
      {file !== null && <ImportDialog slug={slug} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

/** Takes a file that is dropped anywhere on the page, instead of letting the browser open it. */
function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;
    window.addEventListener("dragover", (event) => hasFile(event) && event.preventDefault(), { signal });
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined || event.defaultPrevented) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener("drop", drop, { signal });
    return () => ending.abort();
  }, []);
}
