import { expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

/** Creates a branch of three commits, and a second version of it with different commits. */
async function rewrittenBranch(): Promise<{
  readonly repo: TempRepo;
  readonly oid: (name: string) => Promise<string>;
}> {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n", "b.txt": "1\n", "c.txt": "1\n" }, "Base");
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "a.txt": "2\n" }, "Change a");
  await repo.commit({ "b.txt": "2\n" }, "Change b");
  await repo.commit({ "c.txt": "2\n" }, "Change c");
  return { repo, oid: async (name) => (await repo.git("rev-parse", name)).slice(0, 10) };
}

async function rewrite(repo: TempRepo): Promise<void> {
  await repo.git("tag", "old");
  await repo.git("reset", "--quiet", "--hard", "main");
  await repo.git("cherry-pick", "old");
  await repo.commit({ "a.txt": "3\n" }, "Change a");
  await repo.commit({ "d.txt": "1\n" }, "Add d");
}

it("lists the commits of a range, lowest first", async () => {
  const { repo, oid } = await rewrittenBranch();
  const { text } = await runGalley(repo.path, ["stack", "main..topic"]);
  expect(text).toBe(
    `1  ${await oid("topic~2")}  Change a\n2  ${await oid("topic~1")}  Change b\n3  ${await oid("topic")}  Change c\n`,
  );
  expect((await runGalley(repo.path, ["stack", "topic..main"])).text).toBe("There are no commits in this range.\n");
});

it("reports what happened to each commit since an older version", async () => {
  const { repo, oid } = await rewrittenBranch();
  await rewrite(repo);
  const { text } = await runGalley(repo.path, ["stack", "main..topic", "--since", "old"]);
  expect(text.split("\n")).toEqual([
    `-  ${await oid("old~1")}  dropped  Change b`,
    `1  ${await oid("topic~2")}  same     Change c`,
    `2  ${await oid("topic~1")}  edited   Change a`,
    `3  ${await oid("topic")}  added    Add d`,
    "",
  ]);
});

it("compares the patch sets of a review, in JSON that matches its schema", async () => {
  const { repo } = await rewrittenBranch();
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  await rewrite(repo);
  const { text } = await runGalley(repo.path, ["stack", "topic", "--since", "1", "--format", "json"]);
  const layers: readonly { readonly change: string; readonly subject: string }[] = JSON.parse(text);
  expect(layers.map(({ change, subject }) => `${change} ${subject}`)).toEqual([
    "DROPPED null",
    "SAME Change c",
    "EDITED Change a",
    "ADDED Add d",
  ]);
  const schema = JSON.parse((await runGalley(repo.path, ["schema", "stack"])).text);
  expect(fitsSchema(schema, layers)).toEqual([]);
});

it("refuses a missing patch set and a missing revision", async () => {
  const { repo } = await rewrittenBranch();
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  await expect(runGalley(repo.path, ["stack", "topic", "--since", "old"])).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(runGalley(repo.path, ["stack", "main..topic", "--since", "--all"])).rejects.toMatchObject({
    code: "BAD_INPUT",
  });
  await expect(runGalley(repo.path, ["stack", "main..nothing"])).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("comments on a commit, approves it and requests changes in it, and shows that in all outputs", async () => {
  const { repo, oid } = await rewrittenBranch();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  const run = (...args: readonly string[]) => runGalley(repo.path, [...args]);
  await run("comment", "b.txt:1", "--layer", "2", "--review", "topic", "--blocking", "-m", "Why two?");
  const approval = await run("approve", "topic", "--layer", await oid("topic~2"));
  expect(approval.text).toMatch(/^[0-9a-f]{40}\n$/u);
  await run("reject", "topic", "--layer", "3", "-m", "Not yet.");
  expect((await run("stack", "topic")).text.split("\n").map((line) => line.replace(/ +/gu, " "))).toEqual([
    `1 ${await oid("topic~2")} Change a approved by Ada Proof`,
    `2 ${await oid("topic~1")} Change b 1 unresolved`,
    `3 ${await oid("topic")} Change c changes requested by Ada Proof`,
    "",
  ]);
  const [thread] = JSON.parse((await run("comments", "topic", "--open", "--format", "json")).text);
  expect(thread.layer).toMatchObject({ position: 2, total: 3, subject: "Change b", certainty: "CERTAIN" });
  expect((await run("comments", "topic", "--open")).text).toContain("On commit 2 of 3: Change b");
  const { text } = await run("show", "topic");
  expect(text).toContain("changes requested");
  expect(text).toContain("Ada Proof approved on commit 1 of 3: Change a");
  const json: unknown = JSON.parse((await run("show", "topic", "--format", "json")).text);
  expect(fitsSchema(JSON.parse((await run("schema", "show")).text), json)).toEqual([]);
  const stack: unknown = JSON.parse((await run("stack", "topic", "--format", "json")).text);
  expect(stack).toMatchObject([{ verdicts: [{ verdict: "approve", isHeld: true }] }, { openThreads: 1 }, {}]);
  await expect(run("approve", "topic", "--layer", "9")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("lands a part of the stack", async () => {
  const { repo, oid } = await rewrittenBranch();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  await runGalley(repo.path, ["comment", "b.txt:1", "--review", "topic", "--blocking", "-m", "Why two?"]);
  const preview = await runGalley(repo.path, ["land", "topic", "--layer", "1", "--method", "merge"]);
  expect(preview.text).toContain("1 thread is unresolved. Resolve it.");
  const landing = ["land", "topic", "--layer", "1", "--method", "merge", "--override", "Later", "--yes"];
  expect((await runGalley(repo.path, landing)).text).toBe(
    "Landed a part of Change c on main. 2 commits stay under review.\n",
  );
  expect(await repo.git("log", "--format=%s", "main..topic")).toBe("Change c\nChange b");
  expect((await runGalley(repo.path, ["stack", "topic"])).text).toContain(`1  ${await oid("topic~1")}  Change b`);
  await runGalley(repo.path, ["land", "topic", "--undo"]);
  expect((await runGalley(repo.path, ["stack", "topic"])).text).toContain(`1  ${await oid("topic~2")}  Change a`);
});

it("lists a commit as uncertain, with its candidates, where an id names several", async () => {
  const { repo, oid } = await rewrittenBranch();
  const id = `Change-Id: I${"ab".repeat(20)}`;
  await repo.git("reset", "--quiet", "--hard", "main");
  await repo.commit({ "a.txt": "2\n" }, `Change a\n\n${id}`);
  const old = await oid("topic");
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  await repo.git("reset", "--quiet", "--hard", "main");
  await repo.commit({ "b.txt": "3\n" }, `Change one\n\n${id}`);
  await repo.commit({ "c.txt": "3\n" }, `Change two\n\n${id}`);
  const { text } = await runGalley(repo.path, ["stack", "topic", "--since", "1"]);
  expect(text.split("\n")).toEqual([
    `1  ${await oid("topic~1")}  uncertain: ${old}  Change one`,
    `2  ${await oid("topic")}  uncertain: ${old}  Change two`,
    "",
  ]);
});
