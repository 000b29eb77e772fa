/** Cleanup functions that `tidy.ts` calls after the current test file, in reverse order. */
export const leftovers: (() => Promise<unknown>)[] = [];
