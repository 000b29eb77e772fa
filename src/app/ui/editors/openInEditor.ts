import { createContext } from "react";
import type { MenuItem } from "../MenuPopup.tsx";

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

/** The keys that open what has the focus, or the line of the cursor. */
export const EDITOR_KEYS = "Alt+O";
export const EDITOR_LABEL = "Open in editor";

/** Returns the menu entry that opens a place; none where nothing can be opened. */
export function editorItems(open: OpenInEditor | null, place: EditorPlace | null): readonly MenuItem[] {
  if (open === null || place === null) return [];
  return [{ kind: "action", label: EDITOR_LABEL, keys: EDITOR_KEYS, run: () => open(place) }];
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
