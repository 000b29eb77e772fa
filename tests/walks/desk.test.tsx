// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderGalley, type RenderedGalley } from "#tests/helpers/renderGalley.tsx";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

let page: RenderedGalley | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

describe("the desk", () => {
  it("shows a repository with its branch, its last commits and the branches ahead with their counts", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" }, "The first");
    await repo.git("checkout", "-q", "-b", "topic/x");
    await repo.commit({ "a.txt": "two\n" }, "Topic one");
    await repo.commit({ "a.txt": "three\n" }, "Topic two");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "b.txt": "b\n" }, "On main");
    page = await renderGalley("/", repo.path);

    expect(document.title).toBe("Desk · Galley");
    const card = screen.getByRole("article", { name: "repo" });
    expect(within(card).getByText("main")).toBeTruthy();
    const commits = within(within(card).getByRole("region", { name: "Last commits" })).getAllByRole("listitem");
    expect(commits.map((row) => within(row).getAllByRole("link")[0]?.textContent)).toEqual(["On main", "The first"]);
    const branches = within(card).getByRole("region", { name: "Branches ahead" });
    const branch = within(branches).getByRole("link", { name: "topic/x" });
    expect(branch.getAttribute("href")).toBe("/repo/compare/main...topic/x");
    expect(branches.textContent).toContain("2 ahead, 1 behind");
  });

  it("says what to do in a repository without commits", async () => {
    const repo = await tempRepo();
    page = await renderGalley("/", repo.path);
    expect(screen.getByRole("heading", { name: "No commits yet" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Compare" })).toBeNull();
  });

  it("names the commit where HEAD is detached", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "one\n" }, "The first");
    await repo.git("checkout", "-q", "--detach");
    page = await renderGalley("/", repo.path);
    expect(screen.getByRole("article").textContent).toContain(`detached at ${first.slice(0, 10)}`);
  });

  it("keeps showing the others when one repository is gone", async () => {
    const one = await tempRepo({ at: `${await tempFolder()}/one` });
    const two = await tempRepo({ at: `${await tempFolder()}/two` });
    await one.commit({ "a.txt": "one\n" }, "In one");
    await two.commit({ "a.txt": "two\n" }, "In two");
    page = await renderGalley("/", one.path, two.path);
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await page.close();

    page = await renderGalley("/", one.path, two.path);
    await page.close();
    const { rename } = await import("node:fs/promises");
    const opened = await import("#tests/helpers/openGraphql.ts").then(({ openGraphql }) =>
      openGraphql(one.path, two.path),
    );
    await rename(one.path, `${one.path}-away`);
    const { errors, data } = await opened.answer(
      "{ repositories { edges { node { name headCommit { messageHeadline } } } } }",
    );
    expect(data.repositories.edges[1].node.headCommit.messageHeadline).toBe("In two");
    expect(errors?.map((error) => [error.path.slice(0, 3), error.extensions.code])).toEqual([
      [["repositories", "edges", 0], "REPOSITORY_GONE"],
    ]);
    await rename(`${one.path}-away`, one.path);
    const again = await opened.query("{ repositories { edges { node { headCommit { messageHeadline } } } } }");
    expect(again.repositories.edges[0].node.headCommit.messageHeadline).toBe("In one");
    await opened.close();
    page = undefined;
  });
});
