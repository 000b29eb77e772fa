import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { announcedServer, type AnnouncedServer } from "#tests/helpers/announcedServer.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley, type RunOptions } from "../runGalley.ts";

let served: ReviewedRepo;
let alone: ReviewedRepo;
let server: AnnouncedServer;

beforeAll(async () => {
  [served, alone] = await Promise.all([reviewedRepo(), reviewedRepo()]);
  for (const { comment } of [served, alone])
    await comment("long.txt", 10, "Better so:\n\n```suggestion\nline ten\n```\n");
  server = await announcedServer(served.repo.path);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  server.line = "whole";
});

/** Runs a command, and returns its result or its failure. */
async function outcome({ repo }: ReviewedRepo, args: readonly string[], options: RunOptions = {}): Promise<unknown> {
  try {
    return await runGalley(repo.path, args, options);
  } catch (error) {
    const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(error);
    return { code, message };
  }
}

/** The lines of both notes, without the random operation names that clients choose. */
async function written({ repo, head }: ReviewedRepo): Promise<string> {
  const notes = ["reviews", "discuss"].map((name) => repo.git("notes", `--ref=devtools/${name}`, "show", head));
  return (await Promise.all(notes)).join("\n").replace(/"key":"[^"]*"/gu, '"key":""');
}

const COMMENT_ID = "0123456";

/** A command as a person or a program writes it. */
interface CommandCase {
  readonly name: string;
  readonly args: readonly string[];
  readonly options?: RunOptions;
}

/** Some depend on the commands before them. */
const COMMANDS: readonly CommandCase[] = [
  { name: "list as JSON", args: ["list", "--all", "--format", "json"] },
  { name: "show", args: ["show", "topic"] },
  { name: "comments", args: ["comments", "topic"] },
  { name: "comment", args: ["comment", "long.txt:10-11", "-m", "Why so?", "--review", "topic"] },
  { name: "reply to a missing comment", args: ["reply", COMMENT_ID, "-m", "x"] },
  { name: "approve by an agent", args: ["approve", "topic"], options: { agent: "Robo" } },
  { name: "reject", args: ["reject", "topic", "-m", "Needs a test"] },
  { name: "approve", args: ["approve", "topic"] },
  { name: "abandon", args: ["abandon", "topic", "-m", "Elsewhere"] },
  { name: "request", args: ["request", "topic", "--reviewer", "carl@example.org"] },
];

const MORE_COMMANDS: readonly CommandCase[] = [
  { name: "list", args: ["list"] },
  { name: "show as JSON", args: ["show", "topic", "--format", "json"] },
  { name: "comments as JSON", args: ["comments", "topic", "--format", "json"] },
  { name: "comments as patches", args: ["comments", "topic", "--open", "--format", "patch"] },
  { name: "comments since a missing patch set", args: ["comments", "topic", "--since", "9"] },
  { name: "comments of a missing review", args: ["comments", "nothing"] },
  {
    name: "comment by an agent",
    args: ["comment", "-m", "Hm.", "--review", "topic"],
    options: { agent: "Röbo ☃" },
  },
  {
    name: "comment by an agent without a name",
    args: ["comment", "-m", "Hm.", "--review", "topic"],
    options: { agent: " " },
  },
  { name: "comment without words", args: ["comment", "--blocking", "long.txt:1", "--review", "topic"] },
  {
    name: "comment that is too long",
    args: ["comment", "--blocking", "--review", "topic", "-m", "-"],
    options: { input: "x".repeat(2_000_000) },
  },
  { name: "reply without an id", args: ["reply", "zzz", "-m", "x"] },
  { name: "show after a verdict", args: ["show", "topic", "--format", "json"] },
  { name: "wait since a patch set", args: ["wait", "topic", "--since", "1"] },
  { name: "sync with a missing remote", args: ["sync", "nowhere"] },
  { name: "abandon without a review", args: ["abandon"] },
  { name: "request of a review that exists already", args: ["request", "topic"] },
  { name: "list after a request", args: ["list", "--all"] },
];

async function expectSame({ args, options }: CommandCase): Promise<void> {
  const before = server.requested();
  expect(await outcome(served, args, options)).toEqual(await outcome(alone, args, options));
  expect(await written(served)).toBe(await written(alone));
  // What is refused before any request does not reach the server: wrong arguments, too long input, an agent's approval.
  if (!args.includes("-m") && args.length > 1 && options === undefined)
    expect(server.requested()).toBeGreaterThan(before);
}

describe("each command, with and without a running server", () => {
  it.each(COMMANDS)("$name prints the same, and writes the same", expectSame);

  it.each(MORE_COMMANDS)("$name prints the same, and writes the same", { tags: "slow" }, expectSame);

  it("replies, proposals and resolutions name the same comments", { tags: "slow" }, async () => {
    const last = async (repo: ReviewedRepo): Promise<readonly unknown[]> => {
      const { text } = await runGalley(repo.repo.path, ["comments", "topic", "--format", "json"]);
      const [{ id }] = JSON.parse(text);
      return [
        await outcome(repo, ["reply", id.slice(0, 8), "-m", "Because."]),
        await outcome(repo, ["reply", id, "-m", "Done.", "--addressed"], { agent: "Robo" }),
        await outcome(repo, ["reply", id, "-m", "Done.", "--addressed", "topic~1"]),
        await outcome(repo, ["reply", id, "-m", "Done.", "--addressed", "nothing"]),
        await outcome(repo, ["resolve", id], { agent: "Robo" }),
        await outcome(repo, ["resolve", id, "-m", "Good."]),
      ];
    };
    expect(await last(served)).toEqual(await last(alone));
    expect(await written(served)).toBe(await written(alone));
  });
});

describe("a server that stops", () => {
  it("before it receives the request is replaced", async () => {
    server.line = "cut before";
    expect(await outcome(served, ["list"])).toEqual(await outcome(alone, ["list"]));
  });

  it("before its response arrives is replaced, and the comment is stored once", { tags: "slow" }, async () => {
    const { text: list } = await runGalley(served.repo.path, ["comments", "topic", "--format", "jsonl"]);
    server.line = "cut after";
    const args = ["comment", "--blocking", "new.txt:1", "-m", "Once.", "--review", "topic"];
    const { text: id } = await runGalley(served.repo.path, args);
    const storedComments = (await served.storedComments()).filter(({ description }) => description === "Once.");
    expect(storedComments).toHaveLength(1);
    server.line = "whole";
    const { text: after } = await runGalley(served.repo.path, ["comments", "topic", "--format", "jsonl"]);
    expect(after.split("\n").length).toBe(list.split("\n").length + 1);
    expect(after).toContain(`{"id":"${id.trim()}"`);
  });

  it("before it reports that it dropped snapshots is replaced, and they are dropped", { tags: "slow" }, async () => {
    await writeFile(join(served.repo.path, "left alone.txt"), "to be dropped\n");
    const git = await openRepository(served.repo.path);
    await takeSnapshot(git);
    await git.close();
    server.line = "cut after";
    const { text } = await runGalley(served.repo.path, ["snapshots", "drop", "--all"]);
    expect(text).toBe("Deleted 1 snapshot.\n");
    expect(await served.repo.git("for-each-ref", "refs/galley/snapshots")).toBe("");
  });

  it("while a command waits is replaced, and the command continues to wait", { tags: "slow" }, async () => {
    const { resolveDeferred, reported } = deferred();
    await runGalley(served.repo.path, ["comment", "-m", "Ready?", "--review", "topic"]);
    await runGalley(served.repo.path, ["wait", "topic"]);
    const waiting = runGalley(served.repo.path, ["wait", "topic"], { reportProgress: resolveDeferred });
    await reported;
    server.line = "cut before";
    server.cut();
    vi.setSystemTime(Date.parse("2026-11-22T12:01:00Z"));
    await runGalley(served.repo.path, ["approve", "topic", "-m", "Go."]);
    expect((await waiting).code).toBe(12); // It is approved, but the thread of an earlier test is still open.
  });
});

it("uncommitted work is commented on through a running server in its current state", { tags: "slow" }, async () => {
  await writeFile(join(served.repo.path, "left alone.txt"), "as it was\nand more\n");
  const { text } = await runGalley(served.repo.path, ["comment", "--blocking", "left alone.txt:2", "-m", "Why more?"]);
  await writeFile(join(served.repo.path, "left alone.txt"), "before\nas it was\nand more\n");
  const { text: json } = await runGalley(served.repo.path, ["comments", "--format", "json"]);
  expect(JSON.parse(json)).toMatchObject([
    { id: text.trim(), now: { path: "left alone.txt", code: { startLine: 3, lines: ["and more"] } } },
  ]);
});

function deferred(): { readonly resolveDeferred: () => void; readonly reported: Promise<void> } {
  let resolveDeferred = (): void => undefined;
  const reported = new Promise<void>((resolve) => (resolveDeferred = resolve));
  return { resolveDeferred, reported };
}
