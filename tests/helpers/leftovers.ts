/** What is to be put away after the test file at hand, last things first; `tidy.ts` does it. */
export const leftovers: (() => Promise<unknown>)[] = [];
