import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Outcome } from "#cli/commands/CommandResult.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { runGalley } from "../runGalley.ts";

let reviewed: ReviewedRepo;
const run = async (...args: string[]): Promise<string> => (await runGalley(reviewed.repo.path, args)).text.trim();
const last = async () =>
  (await reviewed.storedComments())
    .toSorted((one, other) => Number(one["timestamp"]) - Number(other["timestamp"]))
    .at(-1);

beforeAll(async () => {
  reviewed = await reviewedRepo();
});

describe("commands that write", () => {
  it("store a comment on lines, its reply, and its resolution in the notes", async () => {
    const id = await run("comment", "--blocking", "long.txt:10-11", "-m", "Why so?", "--review", "topic");
    expect(id).toMatch(/^[0-9a-f]{40}$/u);
    expect(await last()).toMatchObject({
      author: "ada@example.org",
      description: "Why so?",
      resolved: false,
      location: { commit: reviewed.head, path: "long.txt", range: { startLine: 10, endLine: 11 } },
    });
    await run("reply", id.slice(0, 7), "-m", "Because.");
    expect(await reviewed.storedComments()).toContainEqual(
      expect.objectContaining({ description: "Because.", parent: id }),
    );
    await run("resolve", id, "-m", "Done.");
    expect(await reviewed.storedComments()).toContainEqual(
      expect.objectContaining({ description: "Done.", parent: id, resolved: true }),
    );
    expect(await run("comments", "topic", "--open")).toBe("No comments match.");
  });

  it("write a plain comment as a note, and with --blocking one to resolve; only a verdict requests changes", async () => {
    const own = await reviewedRepo();
    const galley = async (...args: string[]) => (await runGalley(own.repo.path, args)).text.trim();
    const shown = async () => {
      const { state, openThreads } = JSON.parse(await galley("show", "topic", "--format", "json"));
      return [state, openThreads];
    };
    await galley("comment", "long.txt:10", "-m", "Nice.", "--review", "topic");
    expect(await shown()).toEqual(["OPEN", 0]);
    const id = await galley("comment", "long.txt:11", "--blocking", "-m", "It leaks.", "--review", "topic");
    expect(await shown()).toEqual(["OPEN", 1]);
    await galley("approve", "topic");
    expect(await shown()).toEqual(["APPROVED", 1]);
    await galley("reject", "topic", "-m", "Not so.");
    expect(await shown()).toEqual(["CHANGES_REQUESTED", 1]);
    await galley("resolve", id);
    expect(await shown()).toEqual(["CHANGES_REQUESTED", 0]);
  });

  it("read standard input if requested", async () => {
    const args = ["comment", "--review", "topic", "-m", "-"];
    await runGalley(reviewed.repo.path, args, { input: "Two\nlines\n" });
    const storedComments = await reviewed.storedComments();
    expect(storedComments).toContainEqual(expect.objectContaining({ description: "Two\nlines" }));
    expect(storedComments.find(({ description }) => description === "Two\nlines")).not.toHaveProperty("resolved");
  });

  it("refuse standard input that is not UTF-8, and texts that are too long", async () => {
    const args = ["comment", "--review", "topic", "-m", "-"];
    await expect(runGalley(reviewed.repo.path, args, { input: Buffer.from([0x61, 0xff, 0x62]) })).rejects.toMatchObject(
      {
        code: "BAD_INPUT",
        message: expect.stringContaining("Standard input must be UTF-8. Texts must be valid Unicode"),
      },
    );
    const long = "x".repeat(100_000);
    for (const words of [
      ["show", long],
      ["comment", long, "-m", "x"],
      ["request", "--base", long],
    ])
      await expect(run(...words)).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(run("show", long.slice(0, 30_000))).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("can have at most 1024 characters"),
    });
  });

  it("give a verdict on the current patch set", async () => {
    await run("reject", "topic", "-m", "Needs a test");
    expect(await run("list")).toContain("changes requested");
    await run("approve", "topic");
    expect(await run("list")).toContain("approved");
    expect(await run("show", "topic")).toMatch(
      / approved on patch set 1, .*, (\d+) of \1 files? not marked as viewed$/mu,
    );
  });

  it("are refused without a text, or for a missing comment", { tags: "slow" }, async () => {
    await expect(run("comment", "--blocking", "long.txt:1", "--review", "topic")).rejects.toMatchObject({
      code: "BAD_INPUT",
    });
    await expect(run("reply", "zzz", "-m", "x")).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(run("reply", "0000000", "-m", "x")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(run("comment", "--blocking", "./../x:1", "-m", "x", "--review", "topic")).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("The path is outside of the repository."),
    });
  });

  it("request a review of branches that merged each other, and list their merge bases", async () => {
    const repo = await tempRepo();
    await repo.git("config", "user.email", "ada@example.org");
    await repo.commit({ a: "1\n" });
    const one = await repo.commit({ a: "2\n" });
    await repo.git("checkout", "--quiet", "-b", "side", "main~1");
    const side = await repo.commit({ b: "1\n" });
    await repo.git("merge", "--quiet", "--no-edit", one);
    await repo.git("checkout", "--quiet", "main");
    await repo.git("merge", "--quiet", "--no-edit", side);
    await repo.git("checkout", "--quiet", "side");
    await repo.commit({ b: "2\n" });
    const bases = (await repo.git("merge-base", "--all", "main", "side")).split("\n");
    expect(bases.toSorted()).toEqual([one, side].toSorted());
    const reported: string[] = [];
    await runGalley(repo.path, ["request"], { reportProgress: (line) => void reported.push(line) });
    expect(reported.at(-1)).toBe(
      `Branch and target merged each other: their merge bases are ${bases.map((oid) => oid.slice(0, 10)).join(", ")}. The review is from ${bases[0]?.slice(0, 10)} on.`,
    );
    // Not one of the commits that the target has: the review would be merged from the start.
    const own = await repo.git("rev-parse", "side~1");
    expect((await runGalley(repo.path, ["list"])).text).toContain(`${own.slice(0, 12)}  open`);
  });

  it("abandon a review, and request it again", async () => {
    await expect(run("abandon")).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await run("abandon", "topic")).toBe(reviewed.head);
    expect(await run("list")).toBe("There are no open reviews.");
    expect(await run("request", "topic", "--reviewer", "carl@example.org, eve@example.org")).toBe(reviewed.head);
    expect(await run("show", "topic")).toContain("- By ada@example.org, reviewers: carl@example.org, eve@example.org");
  });
});

describe("an agent", () => {
  it("is named in its comments, proposes a thread as addressed, and resolves none", async () => {
    const id = await run("comment", "--blocking", "long.txt:20", "-m", "Why twenty?", "--review", "topic");
    const as = (...args: string[]) => runGalley(reviewed.repo.path, args, { agent: "Robo" });
    await as("reply", id, "-m", "As asked.", "--addressed", "topic~1");
    await run("reply", id, "-m", "With more.", "--agent", "Other", "--addressed");
    const { text } = await as("comments", "topic", "--format", "json");
    const thread: unknown = JSON.parse(text).find((one: { readonly id: string }) => one.id === id);
    expect(thread).toMatchObject({
      state: "OPEN",
      addressed: { by: reviewed.head, agent: "Other" },
      comments: [
        { agent: null, addressed: null },
        { agent: "Robo", addressed: reviewed.base },
        { agent: "Other", addressed: reviewed.head },
      ],
    });
    expect(await run("comments", "topic")).toContain(`, by the agent Other, `);
    await expect(as("resolve", id)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as("approve", "topic")).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(run("reply", id, "topic", "-m", "x")).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(run("reply", id, "nothing", "--addressed", "-m", "x")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await run("resolve", id);
  });
});

describe("uncommitted work", () => {
  it("is commented on in its current state, and its comments follow its lines", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.git("config", "user.email", "ada@example.org");
    await repo.commit({ a: "one\ntwo\n" });
    await repo.write({ a: "one\ntwo\nthree\n" });
    const id = (await runGalley(repo.path, ["comment", "--blocking", "a:3", "-m", "Why three?"])).text.trim();
    await repo.write({ a: "zero\none\ntwo\nthree\n" });
    const { text } = await runGalley(repo.path, ["comments", "--format", "json"]);
    expect(JSON.parse(text)).toMatchObject([
      {
        id,
        written: { path: "a", code: { startLine: 3, lines: ["three"] } },
        now: {
          path: "a",
          certainty: "SHIFTED",
          code: { startLine: 4, lines: ["three"], before: ["zero", "one", "two"] },
        },
      },
    ]);
  });
});

/** Receives earlier submissions, starts to wait, and returns the outcome once the wait has started. */
async function beginToWait(signal?: AbortSignal): Promise<{ readonly outcome: Promise<Outcome> }> {
  await run("comment", "-m", "Ready?", "--review", "topic");
  await run("wait", "topic");
  const begun = new EventEmitter();
  const hasBegun = once(begun, "progress");
  const outcome = runGalley(reviewed.repo.path, ["wait", "topic"], {
    reportProgress: (line) => void begun.emit("progress", line),
    ...(signal && { signal }),
  });
  expect(await hasBegun).toEqual([`Waiting for a review of “Change some lines” (${reviewed.head.slice(0, 12)}).`]);
  return { outcome };
}

describe("galley wait", () => {
  it.each(
    sampleOf([
      ["approve", 0],
      ["reject", 10],
    ]),
  )("ends with the reviewer's verdict: %s", async (verdict, code) => {
    const { outcome } = await beginToWait();
    await run(verdict, "topic", "-m", "So be it.");
    expect((await outcome).code).toBe(code);
  });

  it("ends with comments only, and prints the open ones", { tags: "slow" }, async () => {
    const { outcome } = await beginToWait();
    await run("comment", "--blocking", "new.txt:1", "-m", "Why new?", "--review", "topic");
    const { code, text } = await outcome;
    expect(code).toBe(11);
    expect(text).toContain("## new.txt:1 (open, blocking)");
  });

  it(
    "prints a review that was submitted before the wait once to each program, with the text of the verdict",
    { tags: "slow" },
    async () => {
      const { repo } = await reviewedRepo();
      const timedOut = new AbortController();
      const first = runGalley(repo.path, ["wait", "topic"], {
        signal: timedOut.signal,
        reportProgress: () => timedOut.abort(),
      });
      expect((await first).code).toBe(130);
      await runGalley(repo.path, ["reject", "topic", "-m", "Needs a test."]);
      const unread = await runGalley(repo.path, ["wait", "topic"], { isReceived: false });
      expect([unread.code, unread.text]).toEqual([10, expect.stringContaining("> Needs a test.")]);
      expect(unread.text).toMatch(/^The reviewer requested changes\.\n\n/u);
      const lines: string[] = [];
      const reportProgress = (line: string) => void lines.push(line);
      const json = await runGalley(repo.path, ["wait", "topic", "--format", "json"], { reportProgress });
      expect([json.code, lines.at(-1)]).toEqual([10, "The reviewer requested changes."]);
      expect(JSON.parse(json.text)).toHaveLength(1);
      expect((await runGalley(repo.path, ["wait", "topic"], { agent: "Robo" })).code).toBe(10);
      await runGalley(repo.path, ["approve", "topic", "-m", "Good now."]);
      for (const agent of ["Robo", undefined]) {
        const approved = await runGalley(repo.path, ["wait", "topic"], agent === undefined ? {} : { agent });
        expect([approved.code, approved.text]).toEqual([0, expect.stringContaining("> Good now.")]);
      }
    },
  );

  it(
    "distinguishes an approval with unresolved threads from one without, by its exit code and its message",
    { tags: "slow" },
    async () => {
      const { repo, comment } = await reviewedRepo();
      await comment("long.txt", 10, "Why?");
      await runGalley(repo.path, ["wait", "topic"]);
      await runGalley(repo.path, ["approve", "topic"]);
      const { code, text } = await runGalley(repo.path, ["wait", "topic"]);
      expect([code, text.split("\n")[0]]).toEqual([12, "The reviewer approved, with 1 unresolved thread."]);
      expect(text).toContain("## long.txt:10 (open, blocking)");
    },
  );

  it("starts counting comments at a patch set, and so does not wait", async () => {
    await run("reject", "topic", "-m", "Not yet.");
    expect((await runGalley(reviewed.repo.path, ["wait", "topic", "--since", "1"])).code).toBe(10);
  });

  it(
    "continues while only agents write, or a reviewer only resolves what agents proposed",
    { tags: "slow" },
    async () => {
      const id = await run("comment", "--blocking", "long.txt:30", "-m", "Why thirty?", "--review", "topic");
      const { outcome } = await beginToWait();
      await runGalley(reviewed.repo.path, ["comment", "-m", "Hm.", "--review", "topic"], { agent: "Robo" });
      await run("resolve", id, "-m", "Good.");
      expect(await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 600, "waits"))])).toBe("waits");
      await run("approve", "topic");
      expect((await outcome).code).toBe(12);
    },
  );

  it("ends at once with 13 if the review is closed and everything was delivered", async () => {
    const { repo } = await reviewedRepo();
    await runGalley(repo.path, ["abandon", "topic", "-m", "Not needed."]);
    await runGalley(repo.path, ["wait", "topic"]);
    const lines: string[] = [];
    const reportProgress = (line: string): void => void lines.push(line);
    const { code, text } = await runGalley(repo.path, ["wait", "topic"], { reportProgress });
    expect([code, text, lines.at(-1)]).toEqual([13, "", "The review is abandoned: nothing more will be submitted."]);
  });

  it("ends when it is interrupted", { tags: "slow" }, async () => {
    const abort = new AbortController();
    const { outcome } = await beginToWait(abort.signal);
    abort.abort();
    expect(await outcome).toMatchObject({ code: 130, text: "" });
  });
});

describe("heads that moved while Galley was not running", () => {
  it("are recorded by the first command, and another request continues the review", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.git("config", "user.email", "ada@example.org");
    const galley = async (...args: string[]): Promise<string> => (await runGalley(repo.path, args)).text.trim();
    await repo.commit({ "a.txt": "1\n" }, "Begin");
    await repo.git("checkout", "--quiet", "-b", "topic");
    await repo.commit({ "f.txt": "one\ntwo\nthree\nfour\nfive\n" }, "Count");
    const review = await galley("request");
    const comment = await galley("comment", "--blocking", "f.txt:5", "-m", "hey");
    await repo.write({ "f.txt": "zero\none\ntwo\nthree\nfour\nFIVE\n" });
    await repo.git("commit", "--quiet", "--amend", "--all", "--no-edit");
    expect(JSON.parse(await galley("comments", "--format", "json"))).toMatchObject([
      { id: comment, now: { certainty: "EDITED", code: { startLine: 6, lines: ["FIVE"] } } },
    ]);
    expect(JSON.parse(await galley("show", "--format", "json"))).toMatchObject({
      id: review,
      patchSets: [{}, { number: 2 }],
    });
    await repo.git("commit", "--quiet", "--amend", "-m", "Count to five");
    expect(await galley("request")).toBe(review);
    expect(JSON.parse(await galley("show", "--format", "json"))).toMatchObject({
      id: review,
      patchSets: [{}, {}, { number: 3 }],
    });
    expect(JSON.parse(await galley("list", "--format", "json"))).toHaveLength(1);
  });
});

describe("the target of a review that names no target", () => {
  it(
    "is the nearest branch, even if the local branch is old and whatever the name of the remote is",
    { tags: "slow" },
    async () => {
      const { upstream, clone } = await staleClone("origin");
      const reported: string[] = [];
      const { text } = await runGalley(clone.path, ["request"], { reportProgress: (line) => void reported.push(line) });
      expect(text.trim()).toBe(await clone.git("rev-parse", "feature"));
      expect(JSON.parse((await runGalley(clone.path, ["show", "--format", "json"])).text)).toMatchObject({
        base: upstream,
      });
      expect(reported).toEqual([
        `The target is main, from ${upstream.slice(0, 10)} on. To choose another: \`galley abandon ${text.slice(0, 12)} && galley request --base <branch>\``,
      ]);
      await clone.git("commit", "--quiet", "--amend", "-m", "Better");
      expect(JSON.parse((await runGalley(clone.path, ["show", "--format", "json"])).text)).toMatchObject({
        base: upstream,
        patchSets: [{}, { base: upstream }],
      });
    },
  );

  it("is the branch of the remote if a user commits to the default branch of a clone", { tags: "slow" }, async () => {
    const { clone } = await staleClone("upstream");
    await clone.git("checkout", "--quiet", "main");
    const old = await clone.git("rev-parse", "main");
    const head = await clone.commit({ "mine.txt": "mine\n" }, "Mine");
    expect((await runGalley(clone.path, ["request"])).text.trim()).toBe(head);
    expect(JSON.parse((await runGalley(clone.path, ["show", "--format", "json"])).text)).toMatchObject({
      base: old,
      head,
    });
  });

  it("is printed if it already contains all commits", async () => {
    const { clone } = await staleClone("origin");
    await clone.git("checkout", "--quiet", "-b", "done", "origin/main");
    await expect(runGalley(clone.path, ["request"])).rejects.toMatchObject({
      message:
        "There is nothing to review: main contains all commits of HEAD. Choose another target branch (--base <branch> on the command line).",
    });
  });
});

/** A clone whose main is two commits behind its remote's, with a branch of one commit on top of the remote's main. */
async function staleClone(remote: string): Promise<{ readonly upstream: string; readonly clone: TempRepo }> {
  const source = await tempRepo();
  await source.commit({ "a.txt": "1\n" }, "First");
  const clone = await tempRepo({ at: join(await tempFolder(), "clone") });
  await clone.git("config", "user.email", "ada@example.org");
  await clone.git("remote", "add", remote, source.path);
  await clone.git("fetch", "--quiet", remote);
  await clone.git("reset", "--quiet", "--hard", `${remote}/main`);
  await source.commit({ "a.txt": "2\n" }, "Second");
  const upstream = await source.commit({ "a.txt": "3\n" }, "Third");
  await clone.git("fetch", "--quiet", remote);
  await clone.git("remote", "set-head", remote, "main");
  await clone.git("checkout", "--quiet", "-b", "feature", `${remote}/main`);
  await clone.commit({ "feature.txt": "new\n" }, "Feature");
  return { upstream, clone };
}
