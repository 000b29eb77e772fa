import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { drawPage } from "#app/drawPage.tsx";
import { RequestFailure } from "#app/relay/network.ts";
import { routes } from "#app/routes.ts";
import { matchPage } from "#contract/pages.ts";
import type { ServedPage } from "#contract/wire.ts";
import persisted from "#generated/persisted.json" with { type: "json" };
import { indexDocuments } from "#server/http/executeHere.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const HOSTILE = `</div><script>alert(1)</script><img src=x onerror="alert(2)"> style="color:red"`;

let repo: TempRepo;
let opened: OpenedGraphql;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\nthree\n" }, "The first");
  await repo.commit({ "a.txt": `one\n${HOSTILE}\nthree\n`, [`<b onclick="x()">.txt`]: "new\n" }, `Subject ${HOSTILE}`);
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

/** Renders the page of a URL from the first part of its response, as the server does. */
async function draw(
  url: string,
  clientHints: Partial<ServedPage["clientHints"]> = {},
  { graphql } = opened,
): Promise<string | null> {
  const [path = "", query = ""] = url.split("?");
  const { operation, variables } = matchPage(path, new URLSearchParams(query));
  const document = indexDocuments(persisted).byName.get(operation) ?? "";
  const first = await graphql.parts(document, variables, new AbortController().signal).next();
  return drawPage({
    url,
    answer: { operationName: operation, variables, part: first.value },
    clientHints: { isApple: false, isWide: true, height: 900, settings: new Map(), ...clientHints },
  });
}

const textOf = (html: string | null) =>
  (html ?? "")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: "<", gt: ">", quot: '"', amp: "&" })[name] ?? "");

it("renders the commit and its first lines, with all text of the repository as text", async () => {
  const html = await draw("/repo/commit/HEAD");
  expect(textOf(html)).toContain(`Subject ${HOSTILE}`);
  expect(html).toContain('<span class="diff-code" role="gridcell">two</span>');
  expect(textOf(html)).toContain(`+${HOSTILE}`);
  expect(textOf(html)).toContain(`<b onclick="x()">.txt`);
  expect(html).not.toMatch(/<script|<img|<b |<style| style="/);
});

it("renders split view in a wide window, else unified view, or the layout in the user's settings", async () => {
  expect(await draw("/repo/commit/HEAD")).toContain("diff-split");
  expect(await draw("/repo/commit/HEAD", { isWide: false })).toContain("diff-unified");
  expect(await draw("/repo/commit/HEAD", { settings: new Map([["layout", "unified"]]) })).toContain("diff-unified");
  expect(await draw("/repo/commit/HEAD?view=unified")).toContain("diff-unified");
});

it("renders hunk headers and the file list with touch-screen heights if the pointer is coarse", async () => {
  const wideRow = /class="diff-wide-row diff-hunk"[^>]*data-style="top:0;height:40px"/;
  const second = /class="file-list-row[^>]*data-style="top:(\d+)px/g;
  const tops = (html: string | null) => [...(html ?? "").matchAll(second)].map(([, top]) => top);
  const [mouse, finger] = [await draw("/repo/commit/HEAD"), await draw("/repo/commit/HEAD", { isCoarse: true })];
  expect(mouse).not.toMatch(wideRow);
  expect(finger).toMatch(wideRow);
  expect(tops(mouse)).toContain("28");
  expect(tops(finger)).toContain("40");
});

it("renders files and lines in the order of the URL, or of the user's settings", async () => {
  const tree = await tempRepo();
  await tree.commit({ "a.test.ts": "one\n", "b.ts": "one\n", "c.ts": "one\ntwo\nthree\n" });
  const other = await openGraphql(tree.path);
  try {
    const shown = async (url: string, settings: readonly (readonly [string, string])[] = []) => {
      const html = (await draw(url, { settings: new Map(settings) }, other)) ?? "";
      const files = [...html.matchAll(/class="diff-file"[^>]*data-key="([^"]*)"/g)].map(([, key]) => key);
      return [files.join(" "), html.includes("diff-loading")];
    };
    expect(await shown("/repo/commit/HEAD")).toEqual(["a.test.ts b.ts c.ts", false]);
    expect(await shown("/repo/commit/HEAD?order=last")).toEqual(["b.ts c.ts a.test.ts", false]);
    expect(await shown("/repo/commit/HEAD", [["order", "last"]])).toEqual(["b.ts c.ts a.test.ts", false]);
  } finally {
    await other.close();
  }
});

it("shows the key names of the user's operating system", async () => {
  expect(await draw("/repo/commit/HEAD")).toContain(">Ctrl</kbd>");
  expect(await draw("/repo/commit/HEAD", { isApple: true })).toContain(">⌘</kbd>");
});

it.each([
  "/",
  "/repo/commits",
  "/repo/compare",
  "/repo/compare/HEAD~1...HEAD",
  "/repo/blob/HEAD/a.txt",
  "/no/such/page",
])("renders %s without a style that the CSP would block", async (url) => {
  const html = await draw(url);
  expect(html).toContain('<main class="Shell-main"');
  expect(html).not.toContain(' style="');
});

it("leaves failures and other queries to the browser", async () => {
  expect(await draw("/repo/commit/nowhere")).toBeNull();
  const answer = { operationName: "HomeScreenQuery", variables: {}, part: { data: {} } };
  const clientHints = { isApple: false, isWide: true, height: 900, settings: new Map<string, string>() };
  expect(await drawPage({ url: "/repo/commit/HEAD", answer, clientHints })).toBeNull();
});

it("reports a screen whose code did not load, and renders nothing", async () => {
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on("unhandledRejection", unhandled);
  const lost = new Error("no such file");
  const loadCode = vi
    .spyOn(routes.commit, "loadCode")
    .mockImplementation(() => Promise.reject(RequestFailure.withoutCode(lost)));
  try {
    await expect(draw("/repo/commit/HEAD")).rejects.toBe(lost);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    loadCode.mockRestore();
    process.off("unhandledRejection", unhandled);
  }
});
