import { expect, it } from "vitest";
import type { ChangeUpdate } from "#app/reviewing/updates/changeUpdates.ts";
import { UpdateFetcher } from "#app/reviewing/comments/StaleBar.tsx";

const some = (files: number): ChangeUpdate => ({ files, isGone: false, patchSet: null });

/** A fetcher whose responses the test controls, and its reports. */
function setUp() {
  const answers: { give(update: ChangeUpdate | null): Promise<void>; fail(): Promise<void> }[] = [];
  const reported: (number | null)[] = [];
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const asker = new UpdateFetcher(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          give: (update) => (resolve(update), settle()),
          fail: () => (reject(new Error("gone")), settle()),
        });
      }),
    (update) => reported.push(update?.files ?? null),
  );
  return { asker, answers, reported };
}

it("one request runs at a time; any number of requests meanwhile are one more", async () => {
  const { asker, answers, reported } = setUp();
  for (let wish = 0; wish < 5; wish++) asker.want();
  expect(answers.length).toBe(1);
  asker.want();
  await answers[0]?.give(some(1));
  expect(answers.length).toBe(2);
  await answers[1]?.give(some(2));
  expect(answers.length).toBe(2);
  expect(reported).toEqual([1, 2]);
});

it("a failed request keeps the last result, and the next one fetches again", async () => {
  const { asker, answers, reported } = setUp();
  asker.want();
  await answers[0]?.give(some(3));
  asker.want();
  await answers[1]?.fail();
  expect(reported).toEqual([3]);
  asker.want();
  await answers[2]?.give(null);
  expect(reported).toEqual([3, null]);
});

it("nothing is reported once it is stopped", async () => {
  const { asker, answers, reported } = setUp();
  asker.want();
  asker.want();
  asker.stop();
  await answers[0]?.give(some(1));
  expect(answers.length).toBe(1);
  expect(reported).toEqual([]);
});
