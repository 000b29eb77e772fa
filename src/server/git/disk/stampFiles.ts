import { stat } from "node:fs/promises";
import { encodeBytes } from "#contract/byteText.ts";
import { codeOf } from "./codeOf.ts";

/** The clock of files goes in steps of some ms: within one a file can be written twice, and nothing tells. */
const STEP_MS = 20;

let fresh = 0;

/**
 * Says what stands at each path, links followed, by what changes whenever a file is written, replaced, made or taken away: two
 * stamps of the same paths are the same only if nothing of that was done. That of a file that was written just now is like no
 * other. Paths are as `byteText` carries them. Some 0.05 ms a path.
 */
export async function stampFiles(paths: readonly string[]): Promise<string> {
  const now = Date.now();
  const stamps = paths.map((path) =>
    stat(Buffer.from(encodeBytes(path)), { bigint: true }).then(
      ({ dev, ino, mtimeNs, ctimeNs, ctimeMs, size }) =>
        Number(ctimeMs) > now - STEP_MS ? `fresh ${++fresh}` : `${dev} ${ino} ${mtimeNs} ${ctimeNs} ${size}`,
      codeOf,
    ),
  );
  return (await Promise.all(stamps)).join("\n");
}
