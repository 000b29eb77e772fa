import { onAbort } from "#server/git/processes/streams.ts";

/** Waits for shared work: rejects with the signal's reason as soon as it aborts, without ending the work. */
export async function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  // Nobody waits for the work, so its failure must not be an unhandled rejection.
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
