import { readdirSync } from "node:fs";

/**
 * Returns the TypeScript modules below a folder, with sorted paths relative to it; declaration files (.d.ts) are
 * excluded.
 */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .sort();
}
