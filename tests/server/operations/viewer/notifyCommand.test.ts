import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { claimNotification, notifyByCommand, notifyCommand } from "#server/operations/viewer/notifyCommand.ts";
import { beginWaiting } from "#server/operations/verdicts/reviewWatchers.ts";
import { markRead } from "#server/operations/marks/markVisit.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { watchersRead } from "#tests/helpers/watchersRead.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let home: string;
let log: string[];
let end: () => void = () => undefined;

/** A review that Ada requested of Carl, who is the user here and has read it. His git configuration is in `home`. */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  home = await tempFolder();
  log = [];
  vi.stubEnv("HOME", home);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
  await fixture.repo.git("config", "user.email", "carl@example.org");
  await markRead(fixture.carl, { review: fixture.first });
});
afterEach(() => {
  end();
  vi.unstubAllEnvs();
});

/** Writes a program that appends its name, its arguments and its variables to a file; returns both paths. */
async function program(name: string) {
  const [file, output] = [join(home, name), join(home, `${name}.txt`)];
  const print = `printf '%s\\n' "$@" "$GALLEY_REVIEW" "$GALLEY_URL" >> '${output}'`;
  await writeFile(file, `#!/bin/sh\n${print}\n`);
  await chmod(file, 0o755);
  // The shell creates the file before it writes all of its content at once.
  return { file, output: async () => (await readFile(output, "utf8").catch(() => "")) || null };
}
const configure = (value: string) => writeFile(join(home, ".gitconfig"), `[galley]\n\tnotifyCommand = ${value}\n`);
const start = async () => {
  const urlOf = (review: string): string => `http://galley/${review.slice(0, 7)}`;
  end = await notifyByCommand(fixture.carl.git, { urlOf, log: (line) => log.push(line) });
};
const anchor = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;
const adaComments = (key = "comment-1") =>
  addComment(fixture.ada, { key, review: fixture.first, anchor, body: "Well?", kind: "note" });
const carlComments = () =>
  addComment(fixture.carl, { key: "comment-9", review: fixture.first, anchor, body: "Why?", kind: "blocking" });

it("a program that the user configured is run once when it becomes their turn, with texts as arguments", async () => {
  const { file, output } = await program("notify");
  await configure(file);
  await start();
  fixture.tick(9);
  await adaComments();
  await vi.waitFor(async () => expect(await output()).not.toBeNull(), WAIT_MS);
  expect(await output()).toBe(
    `Galley: your turn\nReview “Shout three” in ${fixture.carl.git.name}\n${fixture.first}\nhttp://galley/${fixture.first.slice(0, 7)}\n`,
  );
  expect(log).toEqual([]);
});

it("a program that waits for the user makes it their turn", async () => {
  const { file, output } = await program("notify");
  await configure(file);
  await start();
  await watchersRead(fixture.carl.git);
  const robo = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "agent", agent: "Robo" } } as const;
  const endWaiting = await beginWaiting(robo, await fixture.review());
  await vi.waitFor(async () => expect(await output()).toContain("Shout three"), WAIT_MS);
  await endWaiting();
});

it("is run by one of two servers on a repository", async () => {
  const { file, output } = await program("notify");
  await configure(file);
  await start();
  const endFirst = end;
  await start();
  const endSecond = end;
  end = () => [endFirst, endSecond].forEach((one) => one());
  fixture.tick(9);
  await adaComments();
  await vi.waitFor(async () => expect(await output()).not.toBeNull(), WAIT_MS);
  expect((await output())?.match(/your turn/gu)).toHaveLength(1);
});

it("is run once while a review does not change, for agents that wait in one call after another", async () => {
  const review = await fixture.review();
  const claims = [1, 2, 3].map(() => claimNotification(fixture.carl.git, review));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  fixture.tick(9);
  await adaComments();
  expect(await claimNotification(fixture.carl.git, await fixture.review())).toBe(true);
});

it("no repository can set the program, neither in its configuration nor in an included file", async () => {
  const evil = await program("evil");
  const { repo, carl } = fixture;
  await mkdir(join(repo.path, "tree"), { recursive: true });
  await writeFile(join(repo.path, "tree/config"), `[galley]\n\tnotifyCommand = ${evil.file}\n`);
  await writeFile(join(repo.path, ".gitconfig"), `[galley]\n\tnotifyCommand = ${evil.file}\n`);
  await repo.git("config", "galley.notifyCommand", evil.file);
  await repo.git("config", "extensions.worktreeConfig", "true");
  await repo.git("config", "--worktree", "galley.notifyCommand", evil.file);
  await repo.git("config", "--add", "include.path", join(repo.path, "tree/config"));
  await repo.git("config", "--add", "includeIf.gitdir:/**.path", "../tree/config");
  expect(await repo.git("config", "--get", "galley.notifyCommand")).toBe(evil.file);
  expect(await notifyCommand(carl.git)).toBeNull();
  const own = await program("own");
  await configure(own.file);
  expect(await notifyCommand(carl.git)).toBe(own.file);
  await start();
  fixture.tick(9);
  await adaComments();
  await vi.waitFor(async () => expect(await own.output()).not.toBeNull(), WAIT_MS);
  expect(await evil.output()).toBeNull();
});

it("a title is passed neither as an option nor as a command", async () => {
  const { file, output } = await program("notify");
  await configure(file);
  await start();
  fixture.tick(9);
  const { updateReview } = await import("#server/operations/requests/updateReview.ts");
  const title = "--help; $(touch pwned) `touch pwned`";
  await updateReview(fixture.ada, { key: "update-01", review: fixture.first, title });
  fixture.tick(9);
  await adaComments();
  await vi.waitFor(async () => expect(await output()).not.toBeNull(), WAIT_MS);
  expect((await output())?.split("\n")[1]).toBe(`Review “${title}” in ${fixture.carl.git.name}`);
});

it("a name that is not an absolute path is not run, and the log reports that", async () => {
  await configure("notify-send");
  await start();
  fixture.tick(9);
  await adaComments();
  await vi.waitFor(() => expect(log).toEqual([expect.stringContaining("must be the absolute path")]), WAIT_MS);
});

it("the user's own comments do not make it their turn", async () => {
  const { file, output } = await program("notify");
  await configure(file);
  await start();
  fixture.tick(9);
  await carlComments();
  fixture.tick(9);
  await adaComments("comment-2");
  await vi.waitFor(async () => expect(await output()).not.toBeNull(), WAIT_MS);
  expect((await output())?.match(/your turn/gu)).toHaveLength(1);
});
