import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

let reviewed: ReviewedRepo;
const run = async (...args: string[]): Promise<string> => (await runGalley(reviewed.repo.path, args)).text;
const json = async (...args: string[]): Promise<unknown> => JSON.parse(await run(...args));

const fileText = (name: string): string => readFileSync(join(reviewed.repo.path, name), "utf8");

beforeAll(async () => {
  reviewed = await reviewedRepo();
  await reviewed.comment("long.txt", 10, "Better so:\n\n```suggestion\nline ten\nand a half\n```\n");
  await reviewed.comment("long.txt", 60, "Why?");
  await reviewed.comment("left alone.txt", 1, "And:\n~~~~suggestion\nnot as it was\n~~~~");
  const { repo, head } = reviewed;
  // The change continues: lines are added above the first comment, and the lines of the second comment change once
  // more.
  await repo.git("checkout", "-q", "topic");
  const text = fileText("long.txt");
  await repo.commit({ "long.txt": `zero\n${text.replace("line 60 reads otherwise", "sixty")}` }, "Go on");
  expect(head).toMatch(/^[0-9a-f]{40}$/u);
});

describe("galley comments", () => {
  it("prints each thread with its code then and now, its comments, and the suggestion as a patch", async () => {
    const text = await run("comments", "topic", "--open");
    const [first = "", second = ""] = text.split("\n\n## ");
    expect(first).toMatch(
      /^## long\.txt:11 \(open, blocking\)\n\nComment [0-9a-f]{12}\. SHIFTED: .+\n\nNow:\n\n```\n {3}8 {2}line 7\n/u,
    );
    expect(first).toContain("\n> 11  line 10 reads otherwise\n");
    expect(first).toMatch(
      /\ngrace@example\.org, 2023-11-14T22:30:0\d\.000Z \[[0-9a-f]{12}\]:\n\n> Better so:\n>\n> ```sugg/u,
    );
    expect(first).toContain("\n-line 10 reads otherwise\n+line ten\n+and a half\n line 11\n");
    expect(second).toMatch(/^long\.txt:61 \(open, blocking\)\n\nComment [0-9a-f]{12}\. EDITED: /u);
    expect(second).toContain("When it was written (long.txt:60):");
    expect(second).toContain("\n> 60  line 60 reads otherwise\n");
    expect(second).toContain("\n> 61  sixty\n");
  });

  it("prints suggestions as patches that git apply accepts", async () => {
    const { repo } = reviewed;
    const patch = await run("comments", "topic", "--format", "patch");
    await repo.gitBytes(["apply", "-"], { input: patch });
    expect(fileText("long.txt").split("\n").slice(9, 14)).toEqual([
      "line 9",
      "line ten",
      "and a half",
      "line 11",
      "line 12",
    ]);
    expect(fileText("left alone.txt")).toBe("not as it was\n");
    await repo.git("checkout", "-q", "--", ".");
  });

  it.each([
    ["list", ["list", "--format", "json"]],
    ["show", ["show", "topic", "--format", "json"]],
    ["comments", ["comments", "topic", "--format", "json"]],
  ])("prints JSON that matches the schema of galley schema %s", async (word, args) => {
    const value = await json(...args);
    expect(JSON.stringify(value)).toContain(reviewed.head);
    expect(fitsSchema(await json("schema", word), value)).toEqual([]);
  });

  it("prints one thread per line as jsonl", async () => {
    const lines = (await run("comments", "topic", "--format", "jsonl")).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(await json("comments", "topic", "--format", "json"));
  });

  it("skips earlier comments, and explains the format of a time", async () => {
    expect(await json("comments", "topic", "--since", "2023-11-14T22:29:59Z", "--format", "json")).toHaveLength(3);
    expect(await run("comments", "topic", "--since", "2024-01-01")).toBe("No comments match.\n");
    await expect(run("comments", "topic", "--since", "9")).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("“9” is not a patch set from 1 to 2 or a time"),
    });
  });

  it("prints all comments of the second that contains the given time, because comments are dated in whole seconds", async () => {
    const [, second] = /, (2023-11-14T22:30:0\d)\.000Z/u.exec(await run("comments", "topic")) ?? [];
    const since = `${second}.900Z`;
    expect(await run("comments", "topic", "--since", since)).toContain(`${second}.000Z`);
  });

  it("reports that the review does not exist", async () => {
    await expect(run("comments", "nothing")).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "No review has the id or branch “nothing”. `galley list` shows the reviews of this repository.",
    });
  });

  it("finds the review of the current branch", async () => {
    expect(await run("comments")).toBe(await run("comments", reviewed.head.slice(0, 7)));
  });
});

describe("galley list", () => {
  it("prints a line for each open review", async () => {
    expect(await run("list")).toMatch(
      /^[0-9a-f]{12} {2}open {2}3 unresolved {2}\d{4}-\d\d-\d\d {2}topic {2}Change some lines\n$/u,
    );
  });
});
