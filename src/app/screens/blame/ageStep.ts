const DAY_MS = 24 * 60 * 60 * 1000;

/** Days up to which each step reaches; what is older is one step more. */
const STEPS = [0.25, 1, 7, 30, 91, 182, 365, 730, 1461];

/**
 * Tells how old a line is at a revision, from 0, new, to 9: by the calendar, so that what is drawn does not change as more is
 * known. Both times as ISO 8601.
 */
export function ageStep(written: string, revision: string): number {
  const days = (Date.parse(revision) - Date.parse(written)) / DAY_MS;
  const step = STEPS.findIndex((most) => days <= most);
  return step < 0 || Number.isNaN(days) ? STEPS.length : step;
}
