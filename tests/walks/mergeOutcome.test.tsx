// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, repo: TempRepo) => (page = await walk(at, repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const box = () => document.querySelector(".CompareMerge")?.textContent ?? null;
const conflicts = () => [...document.querySelectorAll(".MergeOutcome-files > li")].map((item) => item.textContent);

/** Creates a branch that changes and deletes what `main` changed, and adds a picture that `main` added too. */
async function conflicting(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n", "b.txt": "one\n" });
  await repo.git("checkout", "-q", "-b", "topic/x");
  await repo.commit({ "a.txt": "topic\n", "b.txt": null, "p.png": Uint8Array.of(0, 1) });
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "a.txt": "main\n", "b.txt": "main\n", "p.png": Uint8Array.of(0, 2), "caf\uDCE9": "x\n" });
  return repo;
}

describe("comparing two branches shows", () => {
  it("that one merges into the other", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" });
    await repo.git("checkout", "-q", "-b", "topic");
    await repo.commit({ "b.txt": "topic\n" });
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "c.txt": "main\n" });
    const walked = await open("/repo/compare/main...topic", repo);
    expect(box()).toBe(" Merges without conflicts");
    await walked.choose("Comparison type", "Direct (A..B)");
    expect(box()).toBe("This also undoes what only main has. To request a review, compare since the merge base");
  });

  it("which files conflict, why, and what to do", async () => {
    await open("/repo/compare/main...topic/x", await conflicting());
    expect(screen.getByText("Conflicts in 3 files")).toBeTruthy();
    expect(conflicts()).toEqual([
      "a.txt: both sides changed the same lines",
      "b.txt: changed on one side, deleted on the other",
      "p.png: binary file; git can merge only text; both sides added it with different content",
    ]);
    expect(box()).toContain("To resolve them, merge main into topic/x, or rebase it");
  });

  it(
    "that there is nothing to merge if the base has everything or the two are unrelated",
    { tags: "slow" },
    async () => {
      const repo = await conflicting();
      await repo.git("checkout", "-q", "--orphan", "apart");
      await repo.commit({ "z.txt": "z\n" });
      const walked = await open("/repo/compare/topic/x...main~1", repo);
      expect(box()).toBe("Already up to date: base contains all commits of head");
      await walked.close();
      await open("/repo/compare/main...apart", repo);
      expect(box()).toBe("Cannot merge: base and head share no history");
    },
  );
});

describe("a review shows its target branch", () => {
  const fact = () => screen.getByRole("region", { name: "Target branch" });

  it("and whether it merges there now, regardless of the base of the request", async () => {
    const { repo, key } = await reviewedRepo();
    const walked = await open(`/repo/reviews/${key}`, repo);
    expect(fact().textContent).toContain("Merges without conflicts");
    await walked.close();
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "long.txt": "all gone\n" });
    await open(`/repo/reviews/${key}`, repo);
    expect(within(fact()).getByText("Conflicts in 1 file")).toBeTruthy();
    expect(conflicts()).toEqual(["long.txt: both sides changed the same lines"]);
    expect(fact().textContent).toContain("merge main into topic, or rebase it");
  });

  it("and updates that when another branch is chosen", { tags: "slow" }, async () => {
    const { repo, key, base } = await reviewedRepo();
    await repo.git("checkout", "-q", "-b", "other", base);
    await repo.commit({ "long.txt": "all gone\n" });
    await repo.git("checkout", "-q", "main");
    const walked = await open(`/repo/reviews/${key}`, repo);
    expect(fact().textContent).toContain("Merges without conflicts");
    await walked.press("Change target branch");
    const field = within(fact()).getByRole("combobox", { name: "Branch" });
    await act(async () => void fireEvent.change(field, { target: { value: "other" } }));
    await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
    await walked.press("Save");
    expect(fact().textContent).toContain("Conflicts in 1 file");
  });

  it("and nothing about merging once it is merged", { tags: "slow" }, async () => {
    const { repo, key } = await reviewedRepo();
    await repo.git("checkout", "-q", "main");
    await repo.git("merge", "-q", "--no-ff", "--no-edit", "topic");
    await open(`/repo/reviews/${key}`, repo);
    expect(fact().textContent).toBe("Target branchmain");
  });
});
