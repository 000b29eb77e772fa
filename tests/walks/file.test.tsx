// @vitest-environment page
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, repo: TempRepo) => (page = await walk(at, repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const lines = () => [...document.querySelectorAll(".diff-row .diff-code")].map((line) => line.textContent);
const numbers = () => [...document.querySelectorAll(".diff-number")].map((number) => number.textContent);

describe("a file", () => {
  it("shows every line with one number, at the requested revision, and links to its commit", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "src/a.txt": "one\ntwo\n\nfour" }, "The first");
    await repo.commit({ "src/a.txt": "other\n" }, "The second");
    await open(`/repo/blob/${first}/src/a.txt`, repo);
    expect(lines()).toEqual(["one", "two", "", "four", "\\ No newline at end of file"]);
    expect(numbers()).toEqual(["1", "2", "3", "4"]);
    expect(pageTitle()).toBe(`src/a.txt at ${first.slice(0, 10)} · repo · Galley`);
    expect(screen.getByRole("link", { name: first.slice(0, 10) }).getAttribute("href")).toBe(`/repo/commit/${first}`);
    expect(screen.getByRole("grid", { name: "Lines" }).getAttribute("aria-rowcount")).toBe("5");
  });

  it(
    "copies a link to a line of a branch's file that stays valid when the branch moves",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      const tip = await repo.commit({ "src/a.txt": "one\ntwo\nthree\n" });
      await open("/repo/blob/main/src/a.txt?view=source#L2", repo);
      const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      await waitFor(async () => {
        await act(async () => void fireEvent.keyDown(document.body, { key: "y", bubbles: true }));
        expect(copied).toHaveBeenCalled();
      });
      expect(copied.mock.calls[0]).toEqual([`${window.location.origin}/repo/blob/${tip}/src/a.txt?view=source#L2`]);
      await page?.close();
      copied.mockClear();
      await open("/repo/blame/main/src/a.txt", repo);
      await waitFor(async () => {
        await act(async () => void fireEvent.keyDown(document.body, { key: "j", bubbles: true }));
        await act(async () => void fireEvent.keyDown(document.body, { key: "y", bubbles: true }));
        expect(copied).toHaveBeenCalled();
      });
      expect(copied.mock.calls[0]?.[0]).toContain(`/repo/blame/${tip}/src/a.txt#`);
      copied.mockRestore();
    },
  );

  it("explains why there are no lines: empty, binary, a submodule, missing", async () => {
    const repo = await tempRepo();
    await repo.commit({
      empty: "",
      binary: new Uint8Array([1, 0, 2]),
      module: { gitlink: "1".repeat(40) },
    });
    await open("/repo/blob/main/empty", repo);
    expect(document.querySelector(".diff-file")?.textContent).toContain("Empty file.");
    await page?.close();
    await open("/repo/blob/main/binary", repo);
    expect(document.body.textContent).toContain("Binary file3 bytes. Download");
    await page?.close();
    await open("/repo/blob/main/module", repo);
    expect(screen.getByRole("heading", { name: "Submodule" })).toBeTruthy();
    await page?.close();
    await open("/repo/blob/main/no/such", repo);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});
