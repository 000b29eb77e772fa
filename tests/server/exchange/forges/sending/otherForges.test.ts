import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test, vi } from "vitest";
import { openPull, updatePull } from "#server/exchange/forges/pulls.ts";
import { giteaSteps } from "#server/exchange/forges/sending/restSending.ts";
import { Sending } from "#server/exchange/forges/sending/Sending.ts";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { addComments, type AddCommentInput } from "#server/operations/comments/writeComments.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf } from "../../../operations/requests/twoClones.ts";
import { FakeGitea } from "../FakeGitea.ts";
import { FakeGitlab } from "../FakeGitlab.ts";

afterAll(async () => {
  vi.unstubAllEnvs();
});

const fortyLines = (changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 40 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

/** Executes requests, and lists what the query of a pull request prints. */
interface Server {
  push(head: string): Promise<void>;
  execute(command: ForgeCommand): Promise<void>;
  replies(): readonly unknown[];
}

/** Opens a pull request that changes `code.txt` in lines 3 and 30, and adds `new.txt`. */
async function opened(url: string, number: number, forge: (bare: TempRepo) => Server) {
  const author = await tempRepo();
  await author.commit({ "code.txt": fortyLines(), "same.txt": fortyLines() }, "Begin");
  const bare = await tempRepo({ bare: true });
  await bare.git("fetch", "--quiet", author.path, "main:main");
  await author.git("checkout", "--quiet", "--detach");
  const server = forge(bare);
  const push = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const head = await author.commit(files, "Change");
    await bare.git("fetch", "--quiet", author.path, "HEAD");
    await server.push(head);
    return head;
  };
  await push({ "code.txt": fortyLines({ 3: "three", 30: "thirty" }), "new.txt": "new\n" });
  const folder = await tempFolder();
  await writeFile(join(folder, ".gitconfig"), `[url "${bare.path}"]\n\tinsteadOf = ${url}\n`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  await bare.git("clone", "--quiet", "--no-local", "--template=", bare.path, `${folder}/clone`);
  const repo = await tempRepo({ at: `${folder}/clone`, existing: true });
  await repo.git("remote", "set-url", "origin", url);
  let now = 1_700_200_000;
  const { context } = await cloneOf(repo, "Ada", () => (now += 60));
  const { review: key } = await openPull(context, { name: String(number), remote: null, base: null });
  let keys = 0;
  const read = async (): Promise<string> =>
    server
      .replies()
      .map((one) => JSON.stringify(one))
      .join("");
  const begin = async (): Promise<Sending> => Sending.begin(context, key, await read());
  const review = async () => {
    const found = await context.index.find(key);
    if (found === null) throw new Error("There is no review.");
    return found;
  };
  return {
    context,
    key,
    push,
    begin,
    review,
    update: () => updatePull(context, { review: key }),
    /** Sends all, or breaks after so many requests. */
    async send(most = Infinity): Promise<void> {
      let left = most;
      const send = async (commands: readonly ForgeCommand[]): Promise<void> => {
        for (const command of commands) {
          if (left-- === 0) throw new Error("The line went dead.");
          await server.execute(command);
        }
      };
      await (await begin()).run({ read, send });
    },
    async comment(...comments: readonly (Partial<AddCommentInput["anchor"]> & { readonly body: string })[]) {
      const whole = { path: "code.txt", side: "new" as const, startLine: null, endLine: null, commit: null };
      const inputs = comments.map(({ body, ...anchor }) => ({
        key: `comment-key-${(keys += 1)}`,
        review: key,
        kind: "blocking" as const,
        body,
        anchor: { ...whole, ...anchor },
      }));
      await addComments(context, inputs);
    },
    verdict: async (verdict: "approve" | "reject", body: string) =>
      giveVerdict(context, { key: `verdict-key-${(keys += 1)}`, review: key, verdict, body }),
  };
}

async function onGitlab() {
  let gitlab: FakeGitlab | undefined;
  const pull = await opened(
    "https://gitlab.example.org/group/sub/project",
    7,
    (bare) => (gitlab = new FakeGitlab(bare)),
  );
  if (gitlab === undefined) throw new Error("There is no GitLab.");
  return { gitlab, ...pull };
}

type OnGitlab = Awaited<ReturnType<typeof onGitlab>>;

/** Replies to a thread of a colleague and resolves it, comments in all ways, and approves. */
async function writeAll({ gitlab, context, key, begin, review, comment, verdict }: OnGitlab): Promise<void> {
  await gitlab.comment("linus", { path: "code.txt", newLine: 30 }, "Why?");
  await begin();
  const [root = ""] = (await review()).threads.map((thread) => thread.root.item.id);
  await reply(context, { key: "my-reply-1", review: key, thread: root, body: "Because." });
  await resolveThread(context, { key: "my-resolve-1", review: key, thread: root });
  await comment(
    { startLine: 3, endLine: 3, body: "An added line\n\n```suggestion\nTHREE\n```" },
    { startLine: 2, endLine: 2, body: "An unchanged line" },
    { side: "old", startLine: 30, endLine: 30, body: "A removed line" },
    { startLine: 29, endLine: 31, body: "Three lines\n\n```suggestion\none\n```" },
    { body: "The file" },
    { startLine: 15, endLine: 16, body: "Not shown there" },
    { path: null, body: "On the whole" },
  );
  await verdict("approve", "Good.");
}

const SUMMARY = [
  "Good.",
  "`code.txt`, lines 15 to 16:\n\n```\nline 15\nline 16\n```\n\nNot shown there",
  "On the whole",
].join("\n\n---\n\n");

const ON_GITLAB = {
  discussions: [
    ["code.txt", null, 30, true, ["Why?", "Because."]],
    ["code.txt", null, 3, false, ["An added line\n\n```suggestion:-0+0\nTHREE\n```"]],
    ["code.txt", 2, 2, false, ["An unchanged line"]],
    ["code.txt", 30, null, false, ["A removed line"]],
    ["code.txt", 31, 31, false, ["Three lines\n\n```suggestion:-2+0\none\n```"]],
    ["code.txt", null, null, false, ["The file"]],
    [null, null, null, false, [SUMMARY]],
  ],
  approvals: ["ada"],
  drafts: 0,
};

test("a review is sent to GitLab as drafts that are published together, then the approval of that head and the states", async () => {
  const pull = await onGitlab();
  await writeAll(pull);
  const { plan, steps } = await pull.begin();
  expect(plan.acts.map(({ kind }) => kind).toSorted()).toEqual(
    ["approve", "reply", "resolve", "thread", "thread", "thread", "thread", "thread"].toSorted(),
  );
  expect(steps.map(({ publishes, commands }) => [publishes, commands.length])).toEqual([
    [false, 7],
    [true, 1],
    [false, 2],
  ]);
  await pull.send();
  expect(pull.gitlab.published()).toEqual(ON_GITLAB);
  expect(await pull.begin()).toMatchObject({ plan: { acts: [], summary: null }, steps: [] });
  expect((await pull.review()).threads.every(({ root }) => root.latest.description !== SUMMARY)).toBe(true);
});

test(
  "a break after any request to GitLab is completed by the next run, with one of each",
  { tags: "slow" },
  async () => {
    // In the drafts, before and after they are published, and before the state of the thread.
    for (const most of [1, 7, 8, 9]) {
      const pull = await onGitlab();
      await writeAll(pull);
      await expect(pull.send(most)).rejects.toThrow("The line went dead.");
      if (most < 8)
        expect(pull.gitlab.published()).toMatchObject({ discussions: [["code.txt", null, 30, false, ["Why?"]]] });
      await pull.send();
      expect(pull.gitlab.published()).toEqual(ON_GITLAB);
    }
  },
);

test("drafts that an interrupted run left on an older head of GitLab are sent again for the new one, others are published as they are", async () => {
  const pull = await onGitlab();
  await pull.gitlab.draft({ path: "code.txt", newLine: 30 }, "My own draft there");
  await pull.comment({ startLine: 3, endLine: 3, body: "Still there" });
  await expect(pull.send(1)).rejects.toThrow("The line went dead.");
  await pull.push({ "code.txt": `first\n${fortyLines({ 3: "three", 30: "thirty" })}` });
  await expect(pull.send()).rejects.toThrow("another head");
  expect(pull.gitlab.published().discussions).toEqual([]);
  await pull.update();
  expect((await pull.begin()).plan.others).toBe(1);
  await pull.send();
  expect(pull.gitlab.published()).toMatchObject({
    discussions: [
      ["code.txt", null, 30, false, ["My own draft there"]],
      ["code.txt", null, 4, false, ["Still there"]],
    ],
    drafts: 0,
  });
});

test("a rejection is in the text on GitLab, a reply to an own thread comes after it, and an edited text is changed there", async () => {
  const pull = await onGitlab();
  await pull.comment({ startLine: 3, endLine: 3, body: "Mine" });
  const root = (await pull.review()).threads[0]?.root.item.id ?? "";
  await reply(pull.context, { key: "my-reply-1", review: pull.key, thread: root, body: "And more." });
  await pull.verdict("reject", "No.");
  await pull.send();
  expect(pull.gitlab.published()).toEqual({
    discussions: [
      ["code.txt", null, 3, false, ["Mine", "And more."]],
      [null, null, null, false, ["Changes requested.\n\nNo."]],
    ],
    approvals: [],
    drafts: 0,
  });
  expect((await pull.begin()).steps).toEqual([]);
});

async function onGitea() {
  let gitea: FakeGitea | undefined;
  const pull = await opened("https://gitea.example.org/owner/name", 12, (bare) => {
    const made = (gitea = new FakeGitea(bare));
    return {
      push: (head) => made.push(head),
      replies: () => made.replies(),
      execute: async ({ program, args, input }) => {
        expect([program, ...args.slice(2)]).toEqual(["sh", "gitea", "gitea.example.org", "owner/name", "12"]);
        await made.accept(JSON.parse(input ?? ""));
      },
    };
  });
  if (gitea === undefined) throw new Error("There is no Gitea.");
  return { gitea, ...pull };
}

test("a review is sent to Gitea in one request, with all that it cannot say in its text", async () => {
  const pull = await onGitea();
  await pull.gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: 30, body: "Why?" }] });
  await pull.begin();
  const root = (await pull.review()).threads[0]?.root.item.id ?? "";
  await reply(pull.context, { key: "my-reply-1", review: pull.key, thread: root, body: "Because." });
  await pull.comment(
    { startLine: 3, endLine: 3, body: "An added line" },
    { side: "old", startLine: 30, endLine: 30, body: "A removed line" },
    { startLine: 29, endLine: 31, body: "Three lines" },
    { path: "new.txt", body: "The file" },
  );
  await pull.verdict("reject", "Not yet.");
  const { steps } = await pull.begin();
  expect(steps.map(({ commands, publishes }) => [commands.length, publishes])).toEqual([[1, true]]);
  await pull.send();
  expect(pull.gitea.published()).toEqual({
    reviews: [
      ["linus", "COMMENT", ""],
      ["ada", "REQUEST_CHANGES", ["Not yet.", "> Why?\n\nBecause.", "`new.txt`:\n\nThe file"].join("\n\n---\n\n")],
    ],
    comments: [
      ["code.txt", 30, "Why?"],
      ["code.txt", 3, "An added line"],
      ["code.txt", -30, "A removed line"],
      ["code.txt", 31, "Three lines"],
    ],
  });
  const before = (await pull.review()).threads.length;
  expect(await pull.begin()).toMatchObject({ plan: { acts: [], summary: null }, steps: [] });
  expect((await pull.review()).threads).toHaveLength(before);
  await pull.push({ "code.txt": fortyLines({ 3: "III", 30: "thirty" }) });
  await pull.comment({ startLine: 30, endLine: 30, body: "Late" });
  await expect(pull.send()).rejects.toThrow("another head");
});

/** Prints nothing, and stores what curl would send. */
const CURL = `#!/bin/sh
cat /dev/fd/3 > "$KEPT/header"
cat > "$KEPT/body"
printf '%s\\n' "$@" > "$KEPT/args"
`;

test("the script for Gitea gives curl the token and the review apart from its arguments, which other users can read", async () => {
  const pull = await onGitea();
  await pull.comment({ startLine: 3, endLine: 3, body: "It's $(touch pwned) `here`" });
  const [command] = giteaSteps((await pull.begin()).plan).flatMap(({ commands }) => commands);
  const folder = await tempFolder();
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin/curl"), CURL);
  await chmod(join(folder, "bin/curl"), 0o755);
  const run = promisify(execFile)("sh", command?.args ?? [], {
    cwd: folder,
    env: { PATH: `${join(folder, "bin")}:${process.env["PATH"]}`, KEPT: folder, GITEA_TOKEN: "secret" },
  });
  run.child.stdin?.end(command?.input ?? "");
  await run;
  const kept = async (name: string) => readFile(join(folder, name), "utf8");
  expect(await kept("header")).toBe('header = "Authorization: token secret"\n');
  expect(await kept("body")).toBe(command?.input);
  expect(await kept("args")).toBe(
    "-fgsS\n-K\n/dev/fd/3\n-H\nContent-Type: application/json\n--data-binary\n@-\nhttps://gitea.example.org/api/v1/repos/owner/name/pulls/12/reviews\n",
  );
});
