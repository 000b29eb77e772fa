import { statNow } from "./statNow.ts";

/** The clock of files goes in steps of some ms: within one a file can be written twice, and nothing tells. */
const STEP_MS = 20;

let fresh = 0;

/**
 * Says what stands at each path, links followed, by what changes whenever a file is written, replaced, made or taken away: two
 * stamps of the same paths are the same only if nothing of that was done. That of a file that was written just now is like no
 * other. Paths are as `byteText` carries them. Some 0.01 ms a path.
 */
export function stampFiles(paths: readonly string[]): string {
  const now = Date.now();
  return paths.map((path) => stampOf(path, now)).join("\n");
}

function stampOf(path: string, now: number): string {
  const found = statNow(path);
  if (found === null || typeof found === "string") return found ?? "";
  const { dev, ino, mtimeNs, ctimeNs, ctimeMs, size } = found;
  return Number(ctimeMs) > now - STEP_MS ? `fresh ${++fresh}` : `${dev} ${ino} ${mtimeNs} ${ctimeNs} ${size}`;
}
