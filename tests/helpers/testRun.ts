/**
 * Tests wait for a state, never for a fixed time: a limit only ends waits for something that will not happen any more.
 * On two idle cores the longest test takes some 20 s and the longest wait 3 s. With the default factor, a machine that
 * is ten times slower still has twice the time that it needs.
 */
const FACTOR = Number(process.env["GALLEY_TEST_TIMEOUT_FACTOR"] ?? 20);

/** The limit of one test or hook, in milliseconds. */
export const TEST_MS = 20_000 * FACTOR;

/** The limit of one wait for a state, in milliseconds. */
export const WAIT_MS = 3_000 * FACTOR;

/** Whether `npm run test:all` runs, or tests selected by name. Tests that run samples then run all of their cases. */
export const TESTS_ALL = process.env["GALLEY_TEST_ALL"] === "1";

/**
 * Returns how many cases a long test runs: `usual` of them, and in `npm run soak` as many as it kills writers, but not
 * more than `most`.
 */
export function soaked(usual: number, most: number): number {
  return Math.max(usual, Math.min(most, Number(process.env["GALLEY_SOAK_KILLS"] ?? 0)));
}

/**
 * Returns how many of its random cases a test runs: all of them in `npm run test:all` or if it was selected by name,
 * otherwise a quarter.
 */
export function sampled(cases: number): number {
  return TESTS_ALL ? cases : Math.ceil(cases / 4);
}

/** Returns the same share of these cases, spread over the whole list. */
export function sampleOf<Case>(cases: readonly Case[]): readonly Case[] {
  return TESTS_ALL ? cases : cases.filter((_, at) => at % 4 === 0);
}
