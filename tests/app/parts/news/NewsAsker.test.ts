import { expect, it } from "vitest";
import type { ChangeNews } from "#app/parts/updates/changeUpdates.ts";
import { NewsAsker } from "#app/parts/updates/StaleBar.tsx";

const some = (files: number): ChangeNews => ({ files, isGone: false, patchSet: null });

/** An asker whose answers are given by hand, and what it told. */
function asking() {
  const answers: { give(news: ChangeNews | null): Promise<void>; fail(): Promise<void> }[] = [];
  const told: (number | null)[] = [];
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const asker = new NewsAsker(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          give: (news) => (resolve(news), settle()),
          fail: () => (reject(new Error("gone")), settle()),
        });
      }),
    (news) => told.push(news?.files ?? null),
  );
  return { asker, answers, told };
}

it("one question is asked at a time; what is wanted meanwhile, however often, is asked once more", async () => {
  const { asker, answers, told } = asking();
  for (let wish = 0; wish < 5; wish++) asker.want();
  expect(answers.length).toBe(1);
  asker.want();
  await answers[0]?.give(some(1));
  expect(answers.length).toBe(2);
  await answers[1]?.give(some(2));
  expect(answers.length).toBe(2);
  expect(told).toEqual([1, 2]);
});

it("a question that cannot be answered leaves what was told last, and the next wish asks again", async () => {
  const { asker, answers, told } = asking();
  asker.want();
  await answers[0]?.give(some(3));
  asker.want();
  await answers[1]?.fail();
  expect(told).toEqual([3]);
  asker.want();
  await answers[2]?.give(null);
  expect(told).toEqual([3, null]);
});

it("nothing is told once it is stopped", async () => {
  const { asker, answers, told } = asking();
  asker.want();
  asker.want();
  asker.stop();
  await answers[0]?.give(some(1));
  expect(answers.length).toBe(1);
  expect(told).toEqual([]);
});
