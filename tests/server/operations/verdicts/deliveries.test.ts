import { beforeEach, expect, test } from "vitest";
import { markDelivered, offerDelivery, readDelivered } from "#server/operations/verdicts/deliveries.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const [A, B, C] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];

let fixture: ReviewFixture;
beforeEach(async () => {
  fixture = await requestedReviewFixture();
});

const agent = (name: string): ReviewContext => ({
  ...fixture.ada,
  viewer: { ...fixture.ada.viewer, role: "agent", agent: name },
});
const offer = (context: ReviewContext, comments: readonly string[]) =>
  offerDelivery(context, { review: fixture.first, comments });
const acknowledge = (context: ReviewContext, delivery: string) =>
  markDelivered(context, { review: fixture.first, comments: [], delivery });

test("an offered delivery is received once it is acknowledged, and each acknowledgement counts for its comments only", async () => {
  const robo = agent("Robo");
  const first = await offer(robo, [A]);
  const second = await offer(robo, [B, A]);
  expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
  expect(await offer(robo, [A, B])).toEqual({ ...second, isRepeated: true });
  expect(await readDelivered(robo, fixture.first)).toEqual([]);
  await acknowledge(robo, first.delivery);
  expect(await readDelivered(robo, fixture.first)).toEqual([A]);
  await acknowledge(robo, second.delivery);
  await acknowledge(robo, second.delivery);
  await acknowledge(robo, first.delivery);
  expect(await readDelivered(robo, fixture.first)).toEqual([A, B]);
});

test("each agent and the user have separate deliveries", async () => {
  const { delivery } = await offer(agent("Robo"), [A]);
  for (const other of [agent("Robo 2"), fixture.ada]) {
    await acknowledge(other, delivery);
    expect(await readDelivered(other, fixture.first)).toEqual([]);
  }
  await acknowledge(agent("Robo"), delivery);
  expect(await readDelivered(agent("Robo"), fixture.first)).toEqual([A]);
  expect(await readDelivered(agent("Robo 2"), fixture.first)).toEqual([]);
});

test("an unknown delivery, and one that was followed by more than twenty others, acknowledges nothing", async () => {
  const robo = agent("Robo");
  const first = await offer(robo, [A]);
  for (let at = 10; at < 30; at += 1) await offer(robo, [A, String(at).repeat(20)]);
  await acknowledge(robo, first.delivery);
  await acknowledge(robo, "unknown");
  expect(await readDelivered(robo, fixture.first)).toEqual([]);
  await markDelivered(robo, { review: fixture.first, comments: [C] });
  expect(await readDelivered(robo, fixture.first)).toEqual([C]);
  await expect(offer(robo, ["? nothing"])).rejects.toMatchObject({ code: "BAD_INPUT" });
});
