import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

it("shows what landing would do and changes nothing, until landing is confirmed", async () => {
  const { repo } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "topic");
  await runGalley(repo.path, ["comment", "long.txt:10", "--blocking", "-m", "It leaks.", "--review", "topic"]);
  const before = await repo.git("for-each-ref");
  const preview = await runGalley(repo.path, ["land", "topic"]);
  expect(preview).toMatchObject({ code: 2 });
  expect(preview.text).toContain("1 thread is unresolved. Resolve it.\nDo that, or give a reason with --override.\n");
  const report = await runGalley(repo.path, ["land", "topic", "--format", "json"]);
  expect(report).toMatchObject({ code: 2, isExact: true });
  expect(JSON.parse(report.text)).toMatchObject({ canLand: false, isLanded: false, differences: [], commits: 2 });
  const schema: unknown = JSON.parse((await runGalley(repo.path, ["schema", "land"])).text);
  expect(fitsSchema(schema, JSON.parse(report.text))).toEqual([]);
  expect(await repo.git("for-each-ref")).toBe(before);
  const squash = ["land", "topic", "--method", "squash", "--override", "It can wait", "-m", "All in one"];
  const shown = await runGalley(repo.path, squash);
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.text).toContain("main gets 1 commit.\nThe author is Ada Proof <ada@example.org>.\n\n    All in one\n");
  expect(await repo.git("for-each-ref")).toBe(before);
  expect((await runGalley(repo.path, [...squash, "--yes"])).text).toContain("on main.\n");
  expect(await repo.git("log", "-1", "--format=%s", "main")).toBe("All in one");
  expect((await runGalley(repo.path, ["show", "topic"])).text).toContain("merged");
});

it("prints the requirements of the target's rules, and lands with a reason", async () => {
  const { repo } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "main");
  const rules = { version: 1, land: { approvals: 2, checks: ["build"], methods: ["squash"] } };
  await repo.commit({ ".galley/review.json": JSON.stringify(rules) });
  await repo.git("checkout", "--quiet", "topic");
  // Ada wrote the change, so somebody else approves it.
  await repo.git("config", "user.email", "linus@example.org");
  await runGalley(repo.path, ["approve", "topic"]);
  const preview = await runGalley(repo.path, ["land", "topic"]);
  expect(preview).toMatchObject({ code: 2 });
  expect(preview.text).toContain(`Change some lines, into main
The current patch set has 1 of 2 required approvals. Ask somebody else to approve it.
On ${(await repo.git("rev-parse", "topic")).slice(0, 10)}, build has not reported. Run these checks until they pass.
Changes are landed on main by squash only. Choose another method.
Do that, or give a reason with --override.
`);
  await expect(runGalley(repo.path, ["land", "topic", "--yes"])).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await runGalley(repo.path, ["land", "topic", "--yes", "--override", "Grace is away"])).toMatchObject({
    text: "Landed Change some lines on main.\n",
  });
});

it("prints the JSON Schema of the rules file", async () => {
  const { repo } = await reviewedRepo();
  const { text } = await runGalley(repo.path, ["schema", "review.json"]);
  expect(JSON.parse(text)).toMatchObject({ properties: { land: { properties: { approvals: { maximum: 100 } } } } });
});

it("lands nothing if the target is checked out", async () => {
  const { repo } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "main");
  const { code, text } = await runGalley(repo.path, ["land", "topic", "--override", "It can wait"]);
  expect(code).toBe(2);
  expect(text).toContain(`main is checked out in ${repo.path}. Switch to another branch there, then try again.\n`);
  const refused = runGalley(repo.path, ["land", "topic", "--override", "It can wait", "--yes"]);
  await expect(refused).rejects.toThrow("Switch to another branch there, then try again.");
});

it("deletes the branch of the review if requested, and undoes all of it", async () => {
  const { repo, head } = await reviewedRepo();
  const main = await repo.git("rev-parse", "main");
  await repo.git("checkout", "--quiet", "topic");
  const land = ["land", "topic", "--override", "It can wait", "--delete-branch"];
  const refused = await runGalley(repo.path, land);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.text).toContain(`topic is checked out in ${repo.path}.\n`);
  await expect(runGalley(repo.path, [...land, "--yes"])).rejects.toThrow(`topic is checked out in ${repo.path}.`);
  await repo.git("checkout", "--quiet", "--detach");
  expect((await runGalley(repo.path, land)).text).toContain("The branch of the review is deleted.\n");
  await runGalley(repo.path, [...land, "--yes"]);
  expect(await repo.git("branch", "--list", "topic")).toBe("");
  const { text } = await runGalley(repo.path, ["land", "topic", "--undo"]);
  expect(text).toMatch(/^Undid the landing of .+: main is where it was before, and the review is open\.\n$/u);
  expect(await repo.git("rev-parse", "main", "topic")).toBe(`${main}\n${head}`);
  await expect(runGalley(repo.path, ["land", "topic", "--undo"])).rejects.toThrow("Galley did not land this review");
});

it("names the files that would not be as reviewed, as text and JSON", async () => {
  const { repo } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "main.txt": "main\n" }, "On main");
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("merge", "--quiet", "--no-commit", "main");
  await repo.commit({ "typed.txt": "typed\n" }, "Merge main");
  const land = ["land", "topic", "--method", "rebase"];
  const refusal = "The target would not get what was reviewed. Merge or squash it.";
  const difference = "typed.txt would be missing.";
  expect(await runGalley(repo.path, land)).toMatchObject({
    code: 2,
    text: expect.stringContaining(`Change some lines, into main\n${refusal}\n`),
  });
  expect((await runGalley(repo.path, land)).text).toContain(`\n    ${difference}\n`);
  const report: unknown = JSON.parse((await runGalley(repo.path, [...land, "--format", "json"])).text);
  expect(report).toMatchObject({ canLand: false, differences: [difference] });
});

it("names what a rebase leaves out, before and after", async () => {
  const { repo, head } = await reviewedRepo();
  await repo.git("checkout", "--quiet", "main");
  await repo.git("cherry-pick", "topic");
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "more.txt": "more\n" }, "More");
  const land = ["land", "topic", "--method", "rebase"];
  const notice = `Commit ${head.slice(0, 10)} “Change some lines” is left out: the target has its change already.`;
  expect((await runGalley(repo.path, land)).text).toContain(`main gets 1 commit.\n${notice}\n`);
  expect((await runGalley(repo.path, [...land, "--yes"])).text).toBe(`Landed Change some lines on main.\n${notice}\n`);
});

it("refuses an unknown method", async () => {
  const { repo } = await reviewedRepo();
  await expect(runGalley(repo.path, ["land", "topic", "--method", "octopus"])).rejects.toMatchObject({
    code: "BAD_INPUT",
  });
});
