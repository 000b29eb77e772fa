import type { PageAssets } from "./pageHtml.ts";

/** One entry of the list that Vite writes of what it built. Source: Vite's backend integration guide. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What runs before anything is painted, and what it loads then. */
const ENTRY = "src/app/main.tsx";
const APP = "src/app/start.tsx";
/** What runs instead where a browser is not let in yet. */
const DOOR = "src/app/door.ts";
const STYLES = "style.css";

/**
 * Says what a page loads: the entry, the one style sheet, and ahead of time the app and the code of the screen that
 * `operation` belongs to (`CommitScreenQuery` to `CommitScreen.tsx`).
 */
export function pageAssets(manifest: Manifest, operation: string): PageAssets {
  const fileOf = (key: string): string => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}.`);
    return `/${found.file}`;
  };
  const screen = Object.keys(manifest).find((key) => key.endsWith(`/${operation.replace(/Query$/, "")}.tsx`));
  const needed = new Set<string>();
  const need = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const imported of manifest[key]?.imports ?? []) need(imported);
  };
  for (const key of [ENTRY, APP, screen]) if (key !== undefined) need(key);
  return {
    script: fileOf(ENTRY),
    door: fileOf(DOOR),
    styles: [fileOf(STYLES)],
    preloads: [...needed].filter((key) => key !== ENTRY).map(fileOf),
  };
}
