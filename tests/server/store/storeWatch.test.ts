import { describe, expect, test } from "vitest";
import type { StoreChange } from "#server/store/ReviewStore.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const { add, keyed } = comments;

describe("watchers", () => {
  test("are notified within a second of what this store, another and git itself wrote, and of nothing after the end", async () => {
    const repo = await tempRepo();
    const [one, two] = [await repo.commit({ a: "1" }), await repo.commit({ a: "2" })];
    const [store, other] = [await openStore(repo.path), await openStore(repo.path)];
    const received: StoreChange[] = [];
    const end = store.watch((change) => received.push(change));
    await store.snapshot();
    async function expectChange(change: StoreChange): Promise<void> {
      await expect.poll(() => received.splice(0), { interval: 50 }).toEqual([change]);
    }
    await add(store, one, keyed("by-this-one"));
    await expectChange({ reviews: new Set([one]), drafts: false });
    await add(other, two, keyed("by-another"));
    await expectChange({ reviews: new Set([two]), drafts: false });
    await repo.git("notes", "--ref=devtools/reviews", "append", "-m", "{}", one);
    await expectChange({ reviews: new Set([one]), drafts: false });
    await other.editPrivate("drafts", () => new Map([["a", "b"]]));
    await expectChange({ reviews: new Set(), drafts: true });
    await repo.git("pack-refs", "--all");
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "{}", one);
    await expectChange({ reviews: new Set([one]), drafts: false });
    end();
    await add(store, two, keyed("unheard-of"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(received).toEqual([]);
  });
});
