import { statSync, type BigIntStats } from "node:fs";
import { encodeBytes } from "#contract/byteText.ts";
import { codeOf } from "./codeOf.ts";

/**
 * Looks at what stands at a path, links followed; null where nothing does, else the code of what kept it from being looked at.
 * Some 5 µs on a disk of this machine. It is not handed to a thread: beside a browser that starts, each such hand-over waits
 * some ms for a processor, and a page takes a dozen looks one after another. The path is as `byteText` carries it.
 */
export function statNow(path: string): BigIntStats | string | null {
  try {
    return statSync(Buffer.from(encodeBytes(path)), { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOTDIR" ? null : code;
  }
}
