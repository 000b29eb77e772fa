import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import type { PageAssets } from "./pageHtml.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

/** A built file in memory, with its compressed variants when the build made them. */
export interface Asset {
  readonly type: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * Reads all built assets into memory, keyed by URL path; they are one or two megabytes. Only paths in this map are
 * served, so no request path ever reaches the file system.
 */
export function readAssets(clientFolder: string): ReadonlyMap<string, Asset> {
  const folder = join(clientFolder, "assets");
  const names = new Set(readdirSync(folder));
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const compressed = (ending: string) =>
      names.has(name + ending) ? readFileSync(join(folder, name + ending)) : null;
    assets.set(`/assets/${name}`, {
      type,
      identity: readFileSync(join(folder, name)),
      br: compressed(".br"),
      gzip: compressed(".gz"),
    });
  }
  return assets;
}

/** The built pages of exports: beside the built server, else where the build puts them. */
const EXPORT_FOLDERS = ["../export/", "../../../dist/export/"];

const NOT_BUILT = "The page for exported reviews was not built.";

/** Reads the page into which an exported review is put, or a part of a site. Fails as NOT_FOUND if it was not built. */
export async function exportTemplate(name: string = "review.html"): Promise<string> {
  for (const folder of EXPORT_FOLDERS) {
    try {
      return await readFile(new URL(folder + name, import.meta.url), "utf8");
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new GalleyError("NOT_FOUND", NOT_BUILT, { next: "Run `npm run build`, then try again." });
}

/** Vite's build manifest. Source: Vite's backend integration guide. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** The entry that runs before the first paint, and the app that it loads. */
const ENTRY = "src/app/main.tsx";
const APP = "src/app/start.tsx";
/** The entry that runs instead when the browser has no session. */
const SIGN_IN = "src/app/signIn.ts";

/**
 * Returns the files that a page loads: the entry, and as preloads the app and the code of the screen
 * that `operation` belongs to (`CommitScreenQuery` to `CommitScreen.tsx`), with the styles of each.
 */
export function pageAssets(manifest: Manifest, operation: string): PageAssets {
  const fileOf = (key: string): string => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no ${key}.`);
    return `/${found.file}`;
  };
  const screen = Object.keys(manifest).find((key) => key.endsWith(`/${operation.replace(/Query$/, "")}.tsx`));
  const seen = new Set<string>();
  const needed: string[] = [];
  /** Adds a file after those that it imports, so that its styles win. */
  const need = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) need(imported);
    needed.push(key);
  };
  for (const key of [ENTRY, APP, screen]) if (key !== undefined) need(key);
  return {
    script: fileOf(ENTRY),
    signIn: fileOf(SIGN_IN),
    styles: [...new Set(needed.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
    preloads: needed.filter((key) => key !== ENTRY).map(fileOf),
  };
}

/** A proof sheet with a correction mark in the margin. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="5" y="2" width="22" height="28" rx="2" fill="#fdfcf8" stroke="#2b2a27" stroke-width="2"/>
<path d="M10 9h9M10 14h12M10 19h7M10 24h11" stroke="#2b2a27" stroke-width="2" stroke-linecap="round"/>
<path d="M21 17l3 3 5-7" fill="none" stroke="#c2410c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

/** The mark that it is the reader's turn, in the corner of the icon. */
const TURN = '<circle cx="25" cy="7" r="6.5" fill="#c2410c" stroke="#fff" stroke-width="1.5"/>\n</svg>';

const iconOf = (svg: string): Asset => ({ type: "image/svg+xml", identity: Buffer.from(svg), br: null, gzip: null });

/** The icon of the page, and the one with `?turn` that says that it is the reader's turn. */
export const favicons = { plain: iconOf(SVG), turn: iconOf(SVG.replace("</svg>", TURN)) } as const;
