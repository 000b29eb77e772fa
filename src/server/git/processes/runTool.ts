import { dirname } from "node:path";
import { GIT_MEMORY_BYTES } from "#contract/limits.ts";
import { brokerLink } from "./brokerLink.ts";
import { childQueue } from "./childQueue.ts";
import { onAbort } from "./onAbort.ts";
import type { ReadOptions } from "../readOptions.ts";

/** A program of the machine's, not of a repository's, to run outside of any repository. */
export interface ToolCall extends ReadOptions {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** What a program printed, up to where it was ended if it was. */
export interface ToolOutput {
  readonly stdout: Buffer;
  /** Null where it was ended: by us, as it took too long or printed too much, or by the system. */
  readonly code: number | null;
}

/**
 * Runs a program other than git, which gets its input and nothing else: no repository, no home, no settings. It waits for its
 * turn as git's commands do. What it printed until it was ended is given all the same; fails with the signal's reason alone.
 */
export async function runTool(call: ToolCall): Promise<ToolOutput> {
  const { file, args, input, timeoutMs, maxBytes, signal, priority = "interactive" } = call;
  const leave = await childQueue({ priority, heavy: false }, signal);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let count = 0;
    const env = { PATH: dirname(file), LC_ALL: "C.UTF-8", TZ: "UTC" };
    const order = { file, args, cwd: "/", env, input, memoryBytes: GIT_MEMORY_BYTES };
    const child = brokerLink.startChild(order, {
      onOutput(bytes) {
        count += bytes.length;
        if (count > maxBytes) return child.stop(true);
        chunks.push(bytes);
        child.taken(bytes.length);
      },
      onEnd({ code }) {
        clearTimeout(timer);
        calledOff();
        leave();
        child.hold(false);
        if (signal?.aborted === true) reject(signal.reason);
        else resolve({ stdout: Buffer.concat(chunks), code });
      },
    });
    child.hold(true);
    const timer = setTimeout(() => child.stop(true), timeoutMs);
    const calledOff = onAbort(signal, () => child.stop(true));
  });
}
