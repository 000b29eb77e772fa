// @vitest-environment page
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/**
 * `main` is 1 ahead of its upstream; `both` diverged from its own, the upstream of `gone` was deleted, `same` is equal
 * to its own, `alone` has none.
 */
async function followed(): Promise<TempRepo> {
  const repo = await tempRepo();
  const base = await repo.commit({ a: "1\n" });
  await repo.git("config", "remote.origin.url", "/not/there");
  await repo.git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*");
  for (const name of ["both", "gone", "same", "alone"]) {
    await repo.git("checkout", "-q", "-b", name, base);
    await repo.commit({ [name]: "1\n" });
    await repo.commit({ [name]: "2\n" });
  }
  await repo.git("checkout", "-q", "--detach", base);
  await repo.git("update-ref", "refs/remotes/origin/both", await repo.commit({ other: "1\n" }));
  await repo.git("update-ref", "refs/remotes/origin/same", "same");
  await repo.git("update-ref", "refs/remotes/origin/main", base);
  for (const name of ["both", "gone", "same", "main"]) {
    await repo.git("config", `branch.${name}.remote`, "origin");
    await repo.git("config", `branch.${name}.merge`, `refs/heads/${name}`);
  }
  await repo.git("checkout", "-q", "main");
  await repo.commit({ a: "2\n" });
  return repo;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);

it("Home shows how far each branch is from its upstream, and which upstreams are gone", async () => {
  const repo = await followed();
  page = await walk("/", repo.path);
  const branches = [...document.querySelectorAll(".BranchesAhead-branch")].map((row) => [
    row.querySelector(".BranchesAhead-name")?.textContent,
    row.querySelector(".UpstreamDistance")?.textContent ?? null,
    row.querySelector(".UpstreamDistance")?.getAttribute("title") ?? null,
  ]);
  expect(branches.toSorted()).toEqual([
    ["alone", null, null],
    ["both", "2 ahead, 1 behind origin/both", "2 commits ahead of origin/both, 1 commit behind it"],
    ["gone", "upstream gone", "The upstream branch origin/gone no longer exists"],
    ["same", null, null],
  ]);
  expect(texts(".RepositoryCard-headline")).toEqual(["Recent commits1 ahead of origin/main"]);
});

it("Home is shown even if the configuration of a remote is damaged", { tags: "slow" }, async () => {
  const repo = await followed();
  await repo.git("config", "--replace-all", "remote.origin.fetch", "a:b:c:*");
  page = await walk("/", repo.path);
  expect(texts(".BranchesAhead-name").toSorted()).toEqual(["alone", "both", "gone", "same"]);
  expect(texts(".UpstreamDistance")).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
});
