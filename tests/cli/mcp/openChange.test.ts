import { beforeAll, expect, it } from "vitest";
import { announcedServer } from "#tests/helpers/announcedServer.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { agentOf } from "./mcpClient.ts";

let reviewed: ReviewedRepo;
let open: (what?: string) => Promise<Record<string, unknown> & { readonly text: string }>;

beforeAll(async () => {
  reviewed = await reviewedRepo();
  const { repo } = reviewed;
  await repo.git("checkout", "-q", "-b", "odd-100%&#é", "main");
  await repo.commit({ "a.txt": "a\n" }, "One");
  await repo.commit({ "a.txt": "b\n" }, "Two");
  await announcedServer(repo.path);
  const { call } = await agentOf(repo.path);
  open = async (what) => {
    const { content, structuredContent = {} } = await call("open_change", what === undefined ? {} : { what });
    return { ...structuredContent, text: content.map((part) => (part.type === "text" ? part.text : "")).join("\n") };
  };
});

/** The path of the link for this change on the running server, and the review that it shows. */
async function opened(what?: string): Promise<readonly unknown[]> {
  const { link, review, text } = await open(what);
  expect(text).toContain(`Show this link to the person: ${String(link)}\n`);
  expect(link).toMatch(/^http:\/\/galley-\w+\.localhost:\d+\/repo\//u);
  return [String(link).replace(/^http:\/\/[^/]+\/repo/u, ""), review];
}

it("answers with a link to a review, a branch, a range or a commit, without a key", async () => {
  const { repo, head, key, base } = reviewed;
  const review = `/reviews/${key}/files`;
  expect(await opened(key)).toEqual([review, head]);
  expect(await opened("topic")).toEqual([review, head]);
  expect(await opened("odd-100%&#é")).toEqual(["/compare/main...odd-100%25%26%23%C3%A9", null]);
  expect(await opened("main..topic")).toEqual(["/compare/main..topic", null]);
  expect(await opened("topic...")).toEqual(["/compare/topic...HEAD", null]);
  expect(await opened(base.slice(0, 10))).toEqual([`/commit/${base}`, null]);
  expect(await opened("main")).toEqual([`/commit/${base}`, null]);
  expect(await opened("HEAD")).toEqual([`/commit/${(await repo.git("rev-parse", "HEAD")).trim()}`, null]);
});

it("shows the uncommitted work if nothing is named, and says when there is none", async () => {
  const { repo } = reviewed;
  expect(await open()).toMatchObject({
    code: "NOT_FOUND",
    text: expect.stringContaining("There is no uncommitted work. Change a file first,"),
  });
  await repo.write({ "untracked.txt": "u\n" });
  expect(await opened()).toEqual(["/worktree", null]);
  await repo.git("clean", "-fq");
});

it.each([
  ["nowhere", "NOT_FOUND", "“nowhere” is neither a review nor a revision of this repository."],
  ["main...nowhere", "NOT_FOUND", "“nowhere” is no revision of this repository."],
  ["nowhere..main", "NOT_FOUND", "“nowhere” is no revision of this repository."],
  ["0000000", "NOT_FOUND", "“0000000” is neither"],
  ["--output=x", "BAD_INPUT", "A revision must not start with"],
  ["", "BAD_INPUT", "must be a single line"],
])("refuses what is no change: %j", async (what, code, message) => {
  const before = await reviewed.repo.git("for-each-ref");
  expect(await open(what)).toMatchObject({ code, text: expect.stringContaining(message) });
  expect(await reviewed.repo.git("for-each-ref")).toBe(before);
});
