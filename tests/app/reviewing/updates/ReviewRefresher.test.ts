// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { commitLocalUpdate } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { knownState } from "#app/reading/data/useReviewMutation.ts";
import { ReviewRefresher } from "#app/reviewing/updates/ReviewRefresher.ts";

const HEAD = "a".repeat(40);
/** The parts of a response, apart from those by which the page knows whether something was written. */
const FACTS =
  "updatedAt baseOid commentCount openThreadCount draftCount isViewersTurn isUnread mergedHow turn verdicts " +
  "viewerCanUpdate viewerCanComment viewerCanGiveVerdict viewerCanAbandon viewerCanReopen";

/** A store with a review of seven entries, and the refresher that keeps it up to date. */
let environment: ReturnType<typeof createMockEnvironment>;
let refresher: ReviewRefresher;
beforeEach(() => {
  environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) =>
    store
      .create("r", "Review")
      .setValue("r", "id")
      .setValue(7, "entryCount")
      .setValue("OPEN", "state")
      .setValue(HEAD, "headOid"),
  );
  refresher = new ReviewRefresher(environment, "r", true);
  refresher.begin();
});

const requested = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
async function answer(entryCount: number) {
  const facts = Object.fromEntries(FACTS.split(" ").map((field) => [field, null]));
  const node = {
    ...facts,
    __typename: "Review",
    id: "r",
    entryCount,
    state: "OPEN",
    headOid: HEAD,
    threads: [],
    drafts: [],
  };
  environment.mock.resolveMostRecentOperation({ data: { node } });
  await Promise.resolve();
}

it("an update fetches only the facts and drafts if nothing was written", async () => {
  refresher.onVisibilityChange();
  expect(requested()).toEqual([{ id: "r", threads: false, timeline: false, drafts: true }]);
  await answer(7);
  expect(requested()).toEqual([]);
});

it("an update with a new entry fetches threads and timeline too", async () => {
  refresher.onVisibilityChange();
  await answer(8);
  expect(requested()).toEqual([{ id: "r", threads: true, timeline: true, drafts: false }]);
});

it("an update during a request follows it", async () => {
  refresher.want({ threads: false, timeline: false, drafts: true });
  refresher.onVisibilityChange();
  await answer(7);
  expect(requested()).toEqual([{ id: "r", threads: false, timeline: false, drafts: true }]);
  await answer(8);
  expect(requested()).toEqual([{ id: "r", threads: true, timeline: true, drafts: false }]);
});

it("changes by others are fetched even if another response brought the facts first", async () => {
  refresher.want({ threads: false, timeline: false, drafts: true });
  await answer(8);
  expect(requested()).toEqual([{ id: "r", threads: true, timeline: true, drafts: false }]);
  await answer(8);
  refresher.check();
  expect(requested()).toEqual([]);
});

it("this page's writes are not fetched, but those of others at the same time are", () => {
  const localWrites = (entries: number) => {
    commitLocalUpdate(environment, (store) => void store.get("r")?.setValue(entries, "entryCount"));
    knownState.localWrites(environment);
    refresher.check();
  };
  localWrites(8);
  expect(requested()).toEqual([]);
  localWrites(10);
  expect(requested()).toEqual([{ id: "r", threads: true, timeline: true, drafts: false }]);
});
