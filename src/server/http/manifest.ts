import type { PageAssets } from "./pageHtml.ts";

/** One entry of the list that Vite writes of what it built. Source: Vite's backend integration guide. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

const ENTRY = "src/app/main.tsx";

/**
 * Says what a page loads: the entry, its styles, and ahead of time the code of the screen that `operation` belongs to
 * (`CommitScreenQuery` to `CommitScreen.tsx`).
 */
export function pageAssets(manifest: Manifest, operation: string): PageAssets {
  const screen = Object.keys(manifest).find((key) => key.endsWith(`/${operation.replace(/Query$/, "")}.tsx`));
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}.`);
  const needed = new Set<string>();
  const need = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const imported of manifest[key]?.imports ?? []) need(imported);
  };
  need(ENTRY);
  if (screen) need(screen);
  const all = [...needed].map((key) => manifest[key]);
  return {
    script: `/${entry.file}`,
    styles: [...new Set(all.flatMap((item) => item?.css ?? []))].map((file) => `/${file}`),
    preloads: all.flatMap((item) => (item && item !== entry ? [`/${item.file}`] : [])),
  };
}
