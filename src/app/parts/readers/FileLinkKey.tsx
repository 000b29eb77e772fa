import { useCopy } from "#app/ui/useCopy.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { ReaderProps } from "../ReaderProps.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  copy: "Copy a link to this file",
} as const;
const KEYS = "y";

/** Copies by a key the link to a file that is shown otherwise than by its lines, which have their own. */
export function FileLinkKey({ address, path }: Pick<ReaderProps, "address"> & { readonly path: string }) {
  const { copy } = useCopy();
  useShortcut(KEYS, TEXT.copy, shortcutGroups.file, () => copy(address.linkTo({ path, lines: null })));
  return null;
}
