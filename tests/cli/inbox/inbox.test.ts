import { rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";
import { ownInbox } from "./ownInbox.ts";

beforeEach(ownInbox);

const HINT = `
To open a review: galley review <id> -C <path>; a work tree: galley <path>
To put one off until something about it changes: galley inbox --put-off <id>
`;

/** Runs a command outside of any repository. */
const galley = async (...args: readonly string[]) => runGalley(await tempFolder(), args);
const inbox = (...args: readonly string[]) => galley("inbox", ...args);

/** A repository that a person opened, with a review by Grace that waits for Ada. */
async function openedRepo() {
  const reviewed = await reviewedRepo();
  await runGalley(reviewed.repo.path, ["list"]);
  return { ...reviewed, id: reviewed.key.slice(0, 12) };
}

it("galley inbox says how repositories get into it as long as it knows none, and exits with 0", async () => {
  expect(await inbox()).toEqual({
    code: 0,
    isExact: false,
    text: `Galley knows no repository yet: it lists those that it opened, and those in the folders that you name.
To name one: git config --global --add galley.inboxFolder ~/src
`,
  });
});

it("galley inbox prints the three lists of all repositories, and exits with 5 while something is yours", async () => {
  const { repo, id } = await openedRepo();
  const quiet = await tempRepo();
  await quiet.commit({ a: "1\n" });
  await runGalley(quiet.path, ["list"]);
  const { code, text } = await inbox();
  expect(code).toBe(5);
  expect(text).toMatch(/^Yours to review \(1\)\n/u);
  expect(text.replace(/[\d,]+ \w+ ago/u, "AGE")).toBe(`Yours to review (1)
${id}  AGE  ${repo.path}  New, never opened (2 files not viewed)  Change some lines

Yours to fix: nothing

Waiting for others: nothing
${HINT}`);

  await runGalley(repo.path, ["approve", id]);
  const later = await inbox();
  expect(later.code).toBe(0);
  expect(later.text).toMatch(/^Yours to review: nothing\n\nYours to fix: nothing\n\nWaiting for others \(1\)\n/u);
});

it("galley inbox --format json prints them for a program, with all work trees, as its schema describes", async () => {
  const { repo, key } = await openedRepo();
  const linked = join(dirname(repo.path), "linked \u001b[31m");
  await repo.git("worktree", "add", "-q", "-b", "more", linked);
  await writeFile(join(linked, "new.txt"), "new\n");
  const { code, text } = await inbox("--format", "json");
  const printed = JSON.parse(text);
  expect(code).toBe(5);
  expect(text).not.toContain("\u001b");
  expect(fitsSchema(JSON.parse((await galley("schema", "inbox")).text), printed)).toEqual([]);
  expect(printed.items).toMatchObject([
    { review: null, worktree: linked, title: "more", reason: "1 uncommitted file, never reviewed" },
    { review: expect.stringMatching(`^${key}`), worktree: null, list: "FOR_REVIEW", unviewedFiles: 2 },
  ]);
  expect(printed.repositories).toMatchObject([
    {
      path: repo.path,
      isGone: false,
      problem: null,
      worktrees: [
        { path: repo.path, branch: "main", ahead: 0, uncommittedFiles: 0 },
        { path: linked, branch: "more", uncommittedFiles: 1 },
      ],
    },
  ]);
});

it("galley inbox --last prints the last saved result although the repository has changed since", async () => {
  const { repo, id } = await openedRepo();
  const unread = await inbox("--last");
  expect([unread.code, unread.text]).toEqual([
    0,
    expect.stringContaining("\n1 repository was never read: run `galley inbox`.\n"),
  ]);
  await inbox();
  await runGalley(repo.path, ["approve", id]);
  const { code, text } = await inbox("--last");
  expect(code).toBe(5);
  expect(text).toMatch(/^Yours to review \(1\)\n/u);
  expect(text).toMatch(/\nThe oldest of this was read \d+ seconds? ago\.\n/u);
});

it("galley inbox --put-off hides an item until something about it changes, or until that is undone", async () => {
  const { comment, id } = await openedRepo();
  await inbox();
  expect((await inbox("--put-off", id.slice(0, 7))).text).toBe(
    "“Change some lines” is put off until something about it changes.\n",
  );
  const hidden = await inbox();
  expect([hidden.code, hidden.text]).toEqual([0, expect.stringMatching(/^Yours to review: nothing\n/u)]);
  expect((await inbox("--all")).text).toContain("(2 files not viewed, put off)");
  expect((await inbox("--put-off", id, "--undo")).text).toBe("“Change some lines” is listed again.\n");
  expect((await inbox()).code).toBe(5);
  await inbox("--put-off", id);
  await comment("long.txt", 10, "Please look at this again.");
  expect((await inbox()).code).toBe(5);
});

it("galley inbox refuses an id that is unknown or names several items, and --undo alone", async () => {
  const { repo, id } = await openedRepo();
  const clone = join(await tempFolder(), "clone");
  await repo.git("clone", "-q", "--mirror", repo.path, clone);
  await repo.gitBytes(["config", "user.email", "ada@example.org"], { cwd: clone });
  await runGalley(clone, ["list"]);
  await inbox();
  await expect(inbox("--put-off", "0000000")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(inbox("--put-off", id)).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: `Several items have the id “${id}”. Name one by its key, which \`galley inbox --all --format json\` prints.`,
  });
  const [item] = JSON.parse((await inbox("--all", "--json")).text).items;
  expect((await inbox("--put-off", item.key)).text).toContain("put off");
  await expect(inbox("--undo")).rejects.toMatchObject({ code: "BAD_INPUT" });
});

it("galley inbox names a repository that is gone, one that cannot be read, and a folder that is none", async () => {
  const { repo } = await openedRepo();
  const broken = await tempRepo();
  await broken.commit({ a: "1\n" });
  await runGalley(broken.path, ["list"]);
  await rename(repo.path, `${repo.path}.away`);
  await rename(join(broken.path, ".git/HEAD"), join(broken.path, ".git/HEAD.away"));
  await repo.gitBytes(["config", "--file", process.env["GIT_CONFIG_GLOBAL"] ?? "", "galley.inboxFolder", "/nowhere"], {
    cwd: "/",
  });
  const { code, text } = await inbox();
  expect(code).toBe(2);
  expect(text).toContain(`\n${repo.path} is gone.\n`);
  expect(text).toContain(`\n${broken.path} was not read: `);
  expect(text).toContain("\ngalley.inboxFolder names /nowhere, which is not the absolute path of a folder.\n");
});

it("an agent does not get the inbox of the person in whose name it acts", async () => {
  await expect(runGalley(await tempFolder(), ["inbox", "--last"], { agent: "Robo" })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringMatching(/^An agent cannot run `galley inbox`\..* Ask the person in whose name you act/u),
  });
});
