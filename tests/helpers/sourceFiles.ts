import { readdirSync } from "node:fs";

/** Lists the TypeScript modules below a folder, relative to it, sorted; declarations (.d.ts) are none. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .sort();
}
