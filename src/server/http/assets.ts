import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { getAsset, isSea } from "node:sea";
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

/** An entry of Vite's build manifest, with paths of files. Source: Vite's backend integration guide. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The folder of the build: around the built server, else where the build puts it. */
const FOLDERS = ["../", "../../../dist/"];
const NOT_INSIDE = "ERR_SINGLE_EXECUTABLE_APPLICATION_ASSET_NOT_FOUND";

/** Reads a file of the build, from its folder or from the single executable; null if there is none. */
function readBuilt(path: string): Buffer | null {
  if (isSea()) return readInside(path);
  const file = FOLDERS.map((folder) => new URL(folder + path, import.meta.url)).find((url) => existsSync(url));
  return file === undefined ? null : readFileSync(file);
}

function readInside(path: string): Buffer | null {
  try {
    return Buffer.from(getAsset(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NOT_INSIDE) return null;
    throw error;
  }
}

/** Reads a file that every build has. Fails as NOT_FOUND if nothing was built. */
function requireBuilt(path: string): Buffer {
  const file = readBuilt(path);
  if (file !== null) return file;
  throw new GalleyError("NOT_FOUND", `The build has no ${path}.`, { next: "Run `npm run build`, then try again." });
}

export function readManifest(): Manifest {
  return JSON.parse(requireBuilt("client/manifest.json").toString()) as Manifest;
}

export function readLicenses(): string {
  return requireBuilt("third-party-licenses.md").toString();
}

/** Reads the page into which an exported review is put, or a part of a site. Fails as NOT_FOUND if it was not built. */
export async function exportTemplate(name: string = "review.html"): Promise<string> {
  return requireBuilt(`export/${name}`).toString();
}

/**
 * Reads all built assets into memory, keyed by URL path; they are one or two megabytes. Only paths in this map are
 * served, so no request path ever reaches the file system.
 */
export function readAssets(manifest: Manifest): ReadonlyMap<string, Asset> {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const assets = new Map<string, Asset>();
  for (const file of new Set(files)) {
    const type = TYPES[extname(file)];
    if (type === undefined) continue;
    const path = `client/${file}`;
    const [br, gzip] = [readBuilt(`${path}.br`), readBuilt(`${path}.gz`)];
    assets.set(`/${file}`, { type, identity: requireBuilt(path), br, gzip });
  }
  return assets;
}

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
