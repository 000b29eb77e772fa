/**
 * Tests wait for a state, never for a time: a limit only ends what will not come any more. On two quiet cores the longest test
 * takes some 20 s and the longest wait 3 s, so the usual factor leaves a machine ten times slower twice what it needs.
 */
const FACTOR = Number(process.env["GALLEY_TEST_TIMEOUT_FACTOR"] ?? 20);

/** The limit of one test or hook, in milliseconds. */
export const TEST_MS = 20_000 * FACTOR;

/** The limit of one wait for a state, in milliseconds. */
export const WAIT_MS = 3_000 * FACTOR;

/** Whether `npm run test:all` runs, or tests chosen by name: then a test that samples takes all of its cases. */
export const TESTS_ALL = process.env["GALLEY_TEST_ALL"] === "1";

/** How many of its random cases a test takes: all of them in `npm run test:all` or where it was chosen by name, else a quarter. */
export function sampled(cases: number): number {
  return TESTS_ALL ? cases : Math.ceil(cases / 4);
}

/** As many of these cases, from the whole length of the list. */
export function sampleOf<Case>(cases: readonly Case[]): readonly Case[] {
  return TESTS_ALL ? cases : cases.filter((_, at) => at % 4 === 0);
}
