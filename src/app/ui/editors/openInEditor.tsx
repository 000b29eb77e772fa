import { PencilIcon } from "@primer/octicons-react";
import { createContext, type ReactNode, use, useCallback } from "react";
import { IconButton } from "../Button.tsx";
import type { MenuItem } from "../MenuPopup.tsx";
import { type Shortcut, shortcutGroups, useShortcut, useShortcutRegistry } from "../shortcuts.tsx";
import { useStored } from "../Store.ts";

/** A line of a file at a commit. */
export interface EditorPlace {
  readonly commit: string;
  /** As `byteText` encodes it. */
  readonly path: string;
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
}

export type OpenInEditor = (place: EditorPlace) => void;

/** Opens a place in the user's editor. Null outside of a repository, and in exported files. */
export const OpenInEditorContext = createContext<OpenInEditor | null>(null);

/** The keys that open the thread with the focus, the line of the cursor, or else the file. */
export const EDITOR_KEYS = "Alt+O";
export const EDITOR_LABEL = "Open in editor";

/** Returns a place; null for the message of a commit, whose path begins with a slash, and for what has no file or no commit. */
export function editorPlace(commit?: string | null, path?: string | null, line?: number | null): EditorPlace | null {
  return commit == null || path == null || path.startsWith("/") ? null : { commit, path, line: line ?? null };
}

/** Returns the menu entry that opens a place; none where nothing can be opened. */
export function editorItems(open: OpenInEditor | null, place: EditorPlace | null): readonly MenuItem[] {
  if (open === null || place === null) return [];
  return [{ kind: "action", label: EDITOR_LABEL, keys: EDITOR_KEYS, run: () => open(place) }];
}

interface AtCommitProps {
  readonly revision: string;
  readonly commit: string;
  readonly children: ReactNode;
}

/** Opens lines of a revision at the commit that was read for it: a branch may have moved since. */
export function AtCommit({ revision, commit, children }: AtCommitProps): ReactNode {
  const open = use(OpenInEditorContext);
  const openAtCommit = useCallback(
    (place: EditorPlace): void => open?.(place.commit === revision ? { ...place, commit } : place),
    [open, revision, commit],
  );
  return <OpenInEditorContext value={open === null ? null : openAtCommit}>{children}</OpenInEditorContext>;
}

/** The button that opens a file. Its lines have the keys, if they are shown. */
export function OpenFileButton({ commit, path }: Pick<EditorPlace, "commit" | "path">): ReactNode {
  const open = use(OpenInEditorContext);
  const run = (): void => open?.({ commit, path, line: null });
  const registry = useShortcutRegistry();
  const isOfLine = ({ keys, group }: Shortcut): boolean => keys === EDITOR_KEYS && group === shortcutGroups.reader;
  const hasLines = useStored(registry, () => registry.list().some(isOfLine));
  useShortcut(EDITOR_KEYS, EDITOR_LABEL, shortcutGroups.file, run, { enabled: open !== null && !hasLines });
  return <IconButton label={EDITOR_LABEL} keys={EDITOR_KEYS} size="small" icon={<PencilIcon />} onClick={run} />;
}

/** The values of the setting `editor`. */
export const editorChoices = [
  { value: "ask", label: "Ask" },
  { value: "vscode", label: "Visual Studio Code" },
  { value: "cursor", label: "Cursor" },
  { value: "zed", label: "Zed" },
  { value: "idea", label: "IntelliJ IDEA" },
  { value: "pycharm", label: "PyCharm" },
  { value: "webstorm", label: "WebStorm" },
  { value: "phpstorm", label: "PhpStorm" },
  { value: "goland", label: "GoLand" },
  { value: "clion", label: "CLion" },
  { value: "rider", label: "Rider" },
  { value: "rubymine", label: "RubyMine" },
  { value: "sublime", label: "Sublime Text" },
  { value: "command", label: "My own command" },
] as const;
