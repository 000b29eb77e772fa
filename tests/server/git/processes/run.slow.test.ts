import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GIT_QUEUE_MAX } from "#contract/limits.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import brokerPath from "#server/git/processes/broker.ts?process";
import { type GitCall, type GitEnd, gitProgram, run } from "#server/git/processes/run.ts";
import { readHead } from "#server/git/refs/head.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { TEST_MS } from "#tests/helpers/testRun.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const nothing = (): void => undefined;

/** A git command that runs a shell command, which can hang, print a lot or ignore signals. */
function shell(command: string, mark: string, call: Partial<GitCall> = {}): GitCall {
  const args = ["-c", `alias.test=!${command}`, "test"];
  return { location: { kind: "none", cwd: "/" }, args, env: { GALLEY_TEST_MARK: mark }, ...call };
}

/** The processes that have a marker in their environment. */
async function marked(mark: string): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/u.test(name))) {
    const env = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
    if (env.includes(`GALLEY_TEST_MARK=${mark}\0`)) found.push(Number(pid));
  }
  return found;
}

async function gone(mark: string, timeout: number): Promise<void> {
  await expect.poll(() => marked(mark), { timeout }).toEqual([]);
}

async function started(mark: string): Promise<void> {
  await expect.poll(() => marked(mark)).not.toEqual([]);
}

describe("a git command", () => {
  test("returns its exit code, its output and its messages", async () => {
    const chunks: Buffer[] = [];
    const end = await run(shell("echo out; echo err >&2; exit 3", randomUUID()), (bytes) => void chunks.push(bytes));
    expect(end).toEqual({ code: 3, stderr: "err\n" });
    expect(Buffer.concat(chunks).toString()).toBe("out\n");
  });

  test("gets its input, and sees no variable that was not passed to it", async () => {
    process.env["GALLEY_TEST_SECRET"] = "secret";
    const chunks: Buffer[] = [];
    const input = "x".repeat(3_000_000);
    await run(shell("/bin/cat; /usr/bin/env", "m", { input }), (bytes) => void chunks.push(bytes));
    const text = Buffer.concat(chunks).toString();
    expect(text.startsWith(input)).toBe(true);
    expect(text).toContain("GIT_TERMINAL_PROMPT=0");
    expect(text).toContain("HOME=/nonexistent");
    expect(text).not.toContain("secret");
    delete process.env["GALLEY_TEST_SECRET"];
  });

  test("aborted 100 times leaves no child or grandchild behind", async () => {
    const mark = randomUUID();
    const controllers = Array.from({ length: 100 }, () => new AbortController());
    const calls = controllers.map(async ({ signal }) => {
      await expect(run(shell("/bin/sleep 60", mark, { signal }), nothing)).rejects.toThrow("enough");
    });
    await started(mark);
    for (const [n, controller] of controllers.entries()) setTimeout(() => controller.abort(new Error("enough")), n * 5);
    await Promise.all(calls);
    await gone(mark, 1500);
  });

  test("past its timeout fails as TIMEOUT and ends at once", async () => {
    const mark = randomUUID();
    await expect(run(shell("/bin/sleep 60", mark, { timeoutMs: 300 }), nothing)).rejects.toMatchObject({
      code: "TIMEOUT",
    });
    await gone(mark, 1000);
  });

  test("that ignores SIGTERM is killed two seconds later, but a writer never is", async () => {
    // Each is aborted once it has printed that it ignores the signal.
    const deaf = "trap '' TERM; echo; /bin/sleep 5";
    const callOff = async (call: GitCall): Promise<void> => {
      const controller = new AbortController();
      const running = run({ ...call, signal: controller.signal }, () => controller.abort(new Error("enough")));
      await expect(running).rejects.toThrow("enough");
    };
    const [mark, writer] = [randomUUID(), randomUUID()];
    await Promise.all([callOff(shell(deaf, mark)), callOff(shell(deaf, writer, { gentle: true }))]);
    expect((await marked(mark)).length).toBeGreaterThan(0);
    await gone(mark, 3500);
    expect((await marked(writer)).length).toBeGreaterThan(0);
    await gone(writer, 8000);
  });

  test("that prints too much fails as TOO_LARGE and ends at once", async () => {
    const mark = randomUUID();
    const call = run(shell("/usr/bin/yes", mark, { maxBytes: 1_000_000 }), nothing);
    await expect(call).rejects.toMatchObject({ code: "TOO_LARGE" });
    await gone(mark, 1000);
  });

  test("that uses too much memory, in itself or in a child, fails as TOO_LARGE and ends", async () => {
    const mark = randomUUID();
    // A line without an end, which is kept in memory.
    const hungry = run(shell("/usr/bin/tail -n 1 /dev/zero", mark, { timeoutMs: TEST_MS }), nothing);
    await expect(hungry).rejects.toMatchObject({ code: "TOO_LARGE" });
    await gone(mark, 2000);
  });

  test("waits while its output is not read, and ends when the reader stops", async () => {
    const mark = randomUUID();
    let taken = 0;
    const end = await run(shell("/usr/bin/yes", mark), async (bytes) => {
      taken += bytes.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const pages = Number((await readFile(`/proc/${brokerLink.pid()}/statm`, "latin1")).split(" ")[1]);
      expect(pages * 4096).toBeLessThan(200 * 1024 * 1024);
      return taken < 100_000;
    });
    expect(end.code).toBe(null);
    expect(taken).toBeLessThan(400_000);
    await gone(mark, 1000);
  });

  test("whose output cannot be used fails with the reader's own error", async () => {
    const mark = randomUUID();
    const call = run(shell("/usr/bin/yes", mark), () => Promise.reject(new Error("full")));
    await expect(call).rejects.toThrow("full");
    await gone(mark, 1000);
  });

  test("returns megabytes of output complete and in order, however slowly it is read", async () => {
    const [seen, printed] = [createHash("sha256"), createHash("sha256")];
    for (let from = 1; from <= 3_000_000; from += 100_000)
      printed.update(Array.from({ length: 100_000 }, (_, n) => `${from + n}\n`).join(""));
    const end = await run(shell("/usr/bin/seq 3000000; echo err >&2; exit 3", "m"), async (bytes) => {
      if (bytes[0] === 0x37) await new Promise((resolve) => setTimeout(resolve, 1)); // sometimes the reader is slow
      seen.update(bytes);
    });
    expect(end).toEqual({ code: 3, stderr: "err\n" });
    expect(seen.digest("hex")).toBe(printed.digest("hex"));
  });

  test("returns the first part of its output at once, before the rest is available", async () => {
    const mark = randomUUID();
    const end = await run(shell("echo first; /bin/sleep 60", mark), (bytes) => bytes.toString() !== "first\n");
    expect(end.code).toBe(null);
    await gone(mark, 1000);
  });

  test("canceled at any moment of its start occupies no place in the queue and leaves no child", async () => {
    const mark = randomUUID();
    for (let time = 0; time < 40; time++) {
      const controller = new AbortController();
      const call = run(shell("/bin/sleep 60", mark, { signal: controller.signal }), nothing);
      call.catch(nothing);
      const leave = (): void => controller.abort(new Error("enough"));
      if (time % 4 === 0) setTimeout(leave, time / 8);
      else if (time % 4 === 1) setImmediate(leave);
      else if (time % 4 === 2) queueMicrotask(() => queueMicrotask(leave));
      else setImmediate(() => setImmediate(leave));
      await expect(call).rejects.toThrow("enough");
    }
    await gone(mark, 1500);
    expect((await run(shell("exit 0", "m"), nothing)).code).toBe(0);
  });
});

describe("the queue", () => {
  /** Runs commands that each note their start and their end in a file; returns how many ran at the same time at most. */
  async function most(count: number, call: Partial<GitCall>): Promise<number> {
    const file = `${await tempFolder()}/running`;
    const note = (sign: string): string => `echo ${sign} >>${file}`;
    const command = shell(`${note("+")}; /bin/sleep 0.25; ${note("-")}`, randomUUID(), call);
    await Promise.all(Array.from({ length: count }, () => run(command, nothing)));
    let [running, highest] = [0, 0];
    for (const sign of (await readFile(file, "utf8")).trim().split("\n")) {
      running += sign === "+" ? 1 : -1;
      highest = Math.max(highest, running);
    }
    expect(running).toBe(0);
    return highest;
  }

  test("runs four at once, two of them heavy, one in the background", async () => {
    expect(await most(10, {})).toBeLessThanOrEqual(4);
    expect(await most(5, { heavy: true })).toBeLessThanOrEqual(2);
    expect(await most(3, { priority: "background" })).toBe(1);
  });

  test("prefers requests of users to prefetching and background work", async () => {
    const begun: string[] = [];
    const post = async (name: string, call: Partial<GitCall>, seconds: number): Promise<void> => {
      await run(shell(`echo; /bin/sleep ${seconds}`, "m", call), () => {
        begun.push(name);
        return true;
      });
    };
    const busy = Array.from({ length: 4 }, () => run(shell("/bin/sleep 0.2", "m"), nothing));
    // One place becomes free half a second before the others, and again half a second later.
    await Promise.all([
      ...busy,
      post("background", { priority: "background" }, 0),
      post("prefetch", { priority: "prefetch" }, 0.5),
      ...[0.5, 1, 1, 1].map((seconds) => post("interactive", {}, seconds)),
    ]);
    expect(begun).toEqual([...Array.from({ length: 4 }, () => "interactive"), "prefetch", "background"]);
  });

  test("refuses calls when it is full, and continues afterwards", async () => {
    const controller = new AbortController();
    // Each is of another request.
    const call = () => shell("/bin/sleep 60", "m", { signal: AbortSignal.any([controller.signal]) });
    const calls = Array.from({ length: 4 + GIT_QUEUE_MAX }, () =>
      run(call(), nothing).catch((error: unknown) => error),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(run(call(), nothing)).rejects.toMatchObject({ code: "OVERLOADED" });
    controller.abort(new Error("enough"));
    expect(new Set((await Promise.all(calls)).map(String))).toEqual(new Set(["Error: enough"]));
    expect((await run(shell("exit 0", "m"), nothing)).code).toBe(0);
  });
});

describe("the broker", () => {
  test("that dies takes its children along, fails running calls, and is replaced", async () => {
    const mark = randomUUID();
    const call: Promise<GitEnd> = run(shell("/bin/sleep 60", mark), nothing);
    call.catch(nothing);
    await started(mark);
    const before = brokerLink.pid() ?? 0;
    process.kill(before, "SIGKILL");
    await expect(call).rejects.toMatchObject({ code: "INTERNAL" });
    await gone(mark, 1500);
    expect((await run(shell("exit 0", "m"), nothing)).code).toBe(0);
    expect(brokerLink.pid()).not.toBe(before);
  });

  test("that dies during a read is replaced without a failure", async () => {
    const repo = await tempRepo();
    const oid = await repo.commit({ a: "a" });
    const open = await openRepository(repo.path);
    const calls = Array.from({ length: 8 }, () => readHead(open));
    setTimeout(() => process.kill(brokerLink.pid() ?? 0, "SIGKILL"), 5);
    for (const head of await Promise.all(calls)) expect(head).toEqual({ kind: "branch", ref: "refs/heads/main", oid });
    await open.close();
  });

  test("ends, with its children, when the server that started it is killed", async () => {
    const mark = randomUUID();
    const env = { GALLEY_TEST_MARK: mark };
    const order = { file: "/bin/sleep", args: ["60"], cwd: "/", env, input: null, memoryBytes: 1024 ** 3 };
    const program = `
      const child = require("node:child_process").fork(process.argv[1], [], { serialization: "advanced", stdio: ["pipe", "ignore", "inherit", "ipc"] });
      child.send({ kind: "start", id: 1, order: ${JSON.stringify(order)} });
      child.on("message", () => console.log(child.pid));`;
    const server = spawn(process.execPath, ["-e", program, brokerPath], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(server.stdout, "data");
    const broker = Number(String(line));
    expect(await marked(mark)).toHaveLength(1);
    server.kill("SIGKILL");
    await gone(mark, 3000);
    await expect.poll(() => readFile(`/proc/${broker}/stat`, "latin1").catch(() => "gone")).toMatch(/^gone|\) Z /u);
  });
});

describe("git", () => {
  const requests = (version: string) => async (_: string, argument: string) =>
    argument === "--version" ? version : null;

  async function folderWithGit(): Promise<string> {
    const folder = await tempFolder();
    await writeFile(`${folder}/git`, "#!/bin/sh\n");
    await chmod(`${folder}/git`, 0o755);
    return folder;
  }

  test("older than 2.39 is refused, and so is a missing one", async () => {
    const folder = await folderWithGit();
    await expect(gitProgram(folder, requests("git version 2.38.9"))).rejects.toMatchObject({ code: "GIT_TOO_OLD" });
    await expect(gitProgram("/nonexistent", requests("git version 2.45.0"))).rejects.toMatchObject({
      code: "GIT_TOO_OLD",
    });
    expect(await gitProgram(folder, requests("git version 2.39.0"))).toEqual({
      path: `${folder}/git`,
      version: [2, 39, 0],
    });
    expect(await gitProgram(folder, requests("git version 3.0 (Vendor 1)"))).toEqual({
      path: `${folder}/git`,
      version: [3, 0, 0],
    });
  });

  test("is not searched for in relative folders", async () => {
    await expect(gitProgram(".:bin:", requests("git version 2.45.0"))).rejects.toMatchObject({ code: "GIT_TOO_OLD" });
  });
});
