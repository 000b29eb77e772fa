import { expect, test } from "vitest";
import { timeAgo } from "#app/ui/timeAgo.ts";

const DAY = 24 * 60;

test.each([
  [0, "just now"],
  [-1, "1 minute ago"],
  [-59, "59 minutes ago"],
  [-60, "1 hour ago"],
  [-DAY + 1, "23 hours ago"],
  [-DAY, "1 day ago"],
  [-3 * DAY, "3 days ago"],
  [-13 * DAY, "1 week ago"],
  [-14 * DAY, "2 weeks ago"],
  [-31 * DAY, "1 month ago"],
  [-364 * DAY, "11 months ago"],
  [-366 * DAY, "1 year ago"],
  [-3653 * DAY, "10 years ago"],
  [5, "in 5 minutes"],
])("%i minutes from now is %j", (minutes, words) => {
  expect(timeAgo(29_000_000 + minutes, 29_000_000)).toBe(words);
});
