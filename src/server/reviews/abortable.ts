import { onAbort } from "#server/git/processes/streams.ts";

/** Waits for what others wait for too: fails with the signal's reason as soon as that fires, and lets the work go on. */
export async function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  // Where nobody waits for it from the start, its failure is nobody's news either.
  if (signal?.aborted) work.catch(() => undefined);
  signal?.throwIfAborted();
  let calledOff = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    calledOff = onAbort(signal, () => reject(signal?.reason));
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    calledOff();
  }
}
