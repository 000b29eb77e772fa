// @vitest-environment page
import { rm } from "node:fs/promises";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { writeHook } from "../server/operations/requests/twoClones.ts";
import { walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

it("the page of a review counts what was not pushed, shows why a remote refuses it, and pushes it once it does not", async () => {
  const { repo, key, comment } = await reviewedRepo();
  const remote = await tempRepo({ bare: true });
  await repo.git("remote", "add", "origin", remote.path);
  await comment("long.txt", 10, "Why?");
  await comment("long.txt", 11, "And why?");
  await writeHook(remote, "pre-receive", "echo 'Reviews are closed.'; exit 1");
  page = await walk(`/repo/reviews/${key}`, repo.path);
  expect(screen.getByText("2 comments not pushed")).toBeTruthy();
  const before = await repo.git("for-each-ref");
  await page.press("Sync with origin");
  const report = (): string => document.querySelector(".SyncMenu-report")?.textContent ?? "";
  expect(report()).toContain("The remote rejected the push. Check that you have permission to push to it. It wrote:");
  expect(report()).toContain("Reviews are closed.");
  expect(screen.getByText("2 comments not pushed")).toBeTruthy();
  expect(await repo.git("for-each-ref")).toBe(before);
  expect(await remote.git("for-each-ref")).toBe("");
  await rm(`${remote.path}/hooks/pre-receive`);
  await page.press("Sync with origin");
  expect(report()).toContain("Pushed 1 review update and 2 comments.");
  expect(screen.queryByText(/not pushed/u)).toBeNull();
  expect(await remote.git("for-each-ref", "--format=%(refname)", "refs/notes")).toBe(
    "refs/notes/devtools/discuss\nrefs/notes/devtools/reviews",
  );
});

it("Home counts the comments of a repository that no remote has", async () => {
  const { repo, comment } = await reviewedRepo();
  const remote = await tempRepo({ bare: true });
  await repo.git("remote", "add", "origin", remote.path);
  await comment("long.txt", 10, "Why?");
  page = await walk("/", repo.path);
  const card = within(screen.getByRole("article", { name: "repo" }));
  expect(card.getByText("1 comment not pushed")).toBeTruthy();
});
