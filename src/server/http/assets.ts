import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

/** One built file, ready to be sent: its bytes as they are and, where building made them, compressed. */
export interface Asset {
  readonly type: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * Reads all built assets into memory, by the path they are asked for. They are a megabyte or two; what is not in this
 * map cannot be asked for, so no path of a request ever reaches the file system.
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
