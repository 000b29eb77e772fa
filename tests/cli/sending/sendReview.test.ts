import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { clonedPull } from "#tests/helpers/clonedPull.ts";
import type { GhServer } from "#tests/helpers/ghServer.ts";
import type { GithubForge } from "#tests/helpers/githubForge.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let forge: GithubForge;
let repo: TempRepo;
let gh: GhServer;

beforeEach(async () => {
  ({ forge, repo, gh } = await clonedPull());
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

const pr = (...args: string[]) => runGalley(repo.path, ["pr", ...args]);
const send = (...args: string[]) => pr("send", "7", ...args);

/** Opens the pull request and comments on it. */
async function comment(text: string): Promise<void> {
  const key = (await pr("7", "--no-open")).text.slice(0, 12);
  await runGalley(repo.path, ["comment", "word.txt:3", "--review", key, "-m", text]);
}

const requests = () => gh.calls.filter(({ args }) => args.includes("--input"));
const confirmIn = (text: string): string => /--confirm ([0-9a-f]{12})$/mu.exec(text)?.[1] ?? "";

it("prints what would be sent with the exact requests, and sends exactly that when it is confirmed", async () => {
  await comment("Why so loud?");
  const { text, code } = await send();
  expect(code).toBe(0);
  expect(text).toContain("To github.com/galley/press, pull request 7, at ");
  expect(text).toContain(", as octo-cat:\n  one review: comment; 1 comment\n");
  expect(text).toContain("Comment on word.txt, line 3:\n    Why so loud?\n");
  expect(text).toContain("gh api graphql --hostname github.com --input - <<'END'\n");
  expect(requests()).toEqual([]);
  expect((await send("--preview")).text).toContain("Why so loud?");
  const printed = [...text.matchAll(/<<'END'\n(\{.*?\n\})\nEND/gsu)].map(([, body]) => JSON.parse(body ?? ""));
  expect((await send("--confirm", confirmIn(text))).text).toBe("Sent to github.com/galley/press, pull request 7.\n");
  expect(forge.published()).toEqual({
    reviews: [["octo-cat", "COMMENTED", ""]],
    threads: [["word.txt", "RIGHT", null, 3, false, ["Why so loud?"]]],
  });
  const [first, second] = requests().map(({ input }) => JSON.parse(input));
  expect(first).toEqual(printed[0]);
  const { variables } = printed[1];
  const review = { pullRequestReviewId: forge.reviewId() };
  expect(second).toEqual({ ...printed[1], variables: { i0: { ...variables.i0, ...review } } });
  expect((await send()).text).toContain("There is nothing to send.\n");
  const key = (await pr("7", "--no-open")).text.slice(0, 12);
  const [{ comments }] = JSON.parse((await runGalley(repo.path, ["comments", key, "--format", "json"])).text);
  const sentTo = `${forge.url}#${forge.idsOf("Why so loud?").comment}`;
  expect(comments).toMatchObject([{ body: "Why so loud?", sentTo, edited: false }]);
  expect((await runGalley(repo.path, ["comments", key])).text).toContain(`, sent to ${sentTo}, `);
});

it.each([
  ["Why so loud?\nReally.", "“Why so loud?” in word.txt"],
  ["```suggestion\nquiet\n```", "in word.txt"],
])("names a thread that is answered by its text and file: %j", async (begun, name) => {
  await comment(begun);
  await send("--confirm", confirmIn((await send()).text));
  const key = (await pr("7", "--no-open")).text.slice(0, 12);
  const [{ comments }] = JSON.parse((await runGalley(repo.path, ["comments", key, "--format", "json"])).text);
  await runGalley(repo.path, ["reply", comments[0].id, "-m", "It is a title."]);
  const { text } = await send();
  expect(text).toContain(`Reply in the thread ${name}:\n    It is a title.\n`);
});

it("refuses another plan than the one that was confirmed, and shows what it is now", async () => {
  await comment("First");
  const plan = confirmIn((await send()).text);
  await comment("Second");
  const shown: string[] = [];
  const asked = runGalley(repo.path, ["pr", "send", "7", "--confirm", plan], {
    reportProgress: (line) => void shown.push(line),
  });
  await expect(asked).rejects.toThrow("What would be sent is not what you confirmed.");
  expect(shown.join("\n")).toContain("    Second");
  expect(forge.published().threads).toEqual([]);
});

it("completes what was interrupted when gh was killed, and says what waits there", async () => {
  await comment("Why so loud?");
  const plan = confirmIn((await send()).text);
  gh.killed = gh.calls.length + 5;
  await expect(send("--confirm", plan)).rejects.toThrow(
    "gh failed. Nothing was published: what was sent waits in your pending review there. Run it again: galley pr send 7",
  );
  expect(forge.published().threads).toEqual([]);
  gh.killed = 0;
  const { text } = await send();
  expect(text).toContain("Comment on word.txt, line 3 (pending on GitHub already):\n    Why so loud?\n");
  expect(confirmIn(text)).toBe(plan);
  await send("--confirm", plan);
  expect(forge.published().threads).toEqual([["word.txt", "RIGHT", null, 3, false, ["Why so loud?"]]]);
});

it("says what GitHub refuses, and needs the name of one pull request", async () => {
  await comment("Why so loud?");
  const plan = confirmIn((await send()).text);
  await forge.repo.git("update-ref", "-d", "refs/heads/main");
  await expect(send("--confirm", plan)).rejects.toThrow();
  expect(forge.published().threads).toEqual([]);
  await expect(pr("send")).rejects.toThrow("Name the one pull request whose review is to be sent.");
  await expect(pr("send", "7", "8")).rejects.toThrow("Name the one pull request");
  await expect(pr("send", "7", "--threads", "-")).rejects.toThrow("An answer is about one pull request");
});

it("is up to people", async () => {
  const asked = runGalley(repo.path, ["pr", "send", "7"], { agent: "helper" });
  await expect(asked).rejects.toThrow("An agent cannot run `galley pr`.");
  expect(gh.calls).toEqual([]);
});
