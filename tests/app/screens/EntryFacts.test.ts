import { expect, test } from "vitest";
import { EntryFacts } from "#app/screens/tree/EntryFacts.tsx";

const commit = { oid: "1".repeat(40), headline: "One", author: "Ada", date: "2023-11-14T22:13:20Z" };

test("data that has arrived is available for each row, subscribers are notified, and it stays when more arrives", () => {
  const facts = new EntryFacts();
  let reported = 0;
  const leave = facts.subscribe(() => (reported += 1));
  expect([facts.commitOf("a"), facts.sizeAt(0), facts.targetAt(0), facts.isWhole()]).toEqual([
    undefined,
    null,
    undefined,
    false,
  ]);
  facts.putCommits([["a", commit]]);
  facts.putSizes([4, null], new Map([[1, "there"]]));
  facts.putCommits([["b", { ...commit, headline: "Two" }]]);
  expect([facts.commitOf("a")?.headline, facts.commitOf("b")?.headline]).toEqual(["One", "Two"]);
  expect([facts.sizeAt(0), facts.sizeAt(1), facts.targetAt(1)]).toEqual([4, null, "there"]);
  leave();
  facts.end("It failed.");
  expect([reported, facts.isWhole(), facts.failure()]).toEqual([3, true, "It failed."]);
});
