import { execFile, spawn } from "node:child_process";
import { chmod, cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { exchangeLink } from "#tests/helpers/exchangeLink.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { serverLeft } from "#tests/helpers/serverLeft.ts";
import { PROGRAM, runProgram, spawnProgram, startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf, TEST_MS } from "#tests/helpers/testRun.ts";
import persisted from "#generated/persisted.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };

/** The home page. On a busy machine it may be delivered without its data. */
const textOf = (program: StartedProgram): Promise<string> => program.fetch("/").then((page) => page.text());

describe("the galley command", () => {
  it("prints one line with a link that signs one browser in, serves, and exits with 0 when interrupted", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" });
    const program = await startProgram([repo.path]);
    expect(program.link).toMatch(/^http:\/\/galley-[a-z2-7]{16}\.localhost:\d+\/#key=[\w-]{43}$/);
    expect((await program.fetch("/")).status).toBe(200);
    expect(await program.stop()).toBe(0);
  });

  it.each(sampleOf(["SIGINT", "SIGTERM"] as const))(
    "exits with 0 within a second after %s while a page is subscribed and git is slow",
    async (signal) => {
      const repo = await tempRepo();
      await repo.commit({ "a.txt": "a\n" });
      const git = faultyGit();
      onTestFinished(git.remove);
      const program = await startProgram([repo.path]);
      const { child } = program;
      const stderr: string[] = [];
      child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk.toString()));
      const [id, query] = Object.entries(persisted).find(([, text]) => text.includes("reviewChanges(")) ?? [];
      const listening = await program.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ id, query, variables: { slug: "repo" } }),
      });
      expect(listening.status).toBe(200);
      await listening.body?.getReader().read();
      git.fail("for-each-ref", "sleep 1000");
      await repo.git("notes", "--ref=devtools/discuss", "add", "-m", "{}", "HEAD"); // which it reads with slow git
      const page = program.fetch("/repo/reviews").catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      child.kill(signal);
      expect([await ended, stderr]).toEqual([0, []]);
      await page;
    },
  );

  it("opens the current repository from any of its folders", async () => {
    const repo = await tempRepo();
    await repo.commit({ "deep/er/a.txt": "a\n" });
    const program = await startProgram([], join(repo.path, "deep/er"));
    await expect.poll(() => textOf(program)).toContain(`"path":${JSON.stringify(repo.path)}`);
    await program.stop();
  });

  it("serves several repositories: a repeated one once, and those of the same name separately", async () => {
    const folder = await tempFolder();
    const [one, two] = [await tempRepo({ at: join(folder, "x/same") }), await tempRepo({ at: join(folder, "y/same") })];
    const program = await startProgram([one.path, two.path, join(one.path, ".")]);
    const slugs = async () => new Set((await textOf(program)).match(/(?<="slug":")[^"]+/g));
    await expect.poll(slugs).toEqual(new Set(["same", "same-2"]));
    await program.stop();
  });

  it("waits with galley review --wait, prints the reader's requests and exits with their verdict", async () => {
    const { repo, comment } = await reviewedRepo();
    await comment("long.txt", 10, "Why?");
    expect(await runProgram(["wait", "topic"], repo.path)).toMatchObject({ code: 11 });
    const args = ["review", "topic", "--wait", "--no-open", "--port", "0", "--format", "jsonl"];
    const child = spawnProgram(args, repo.path);
    const printed: string[] = [];
    const reported: string[] = [];
    child.stdout.on("data", (chunk: Buffer) => reported.push(chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    await new Promise<void>((resolve) => {
      child.stderr.on("data", (chunk: Buffer) => {
        printed.push(chunk.toString());
        if (printed.join("").includes("Waiting for a review of")) resolve();
      });
    });
    const page = /^Galley is at (http:\/\/\S+\/repo\/reviews\/[0-9a-f]{12}\/files#key=\S+)$/mu.exec(
      printed.join(""),
    )?.[1];
    expect(await exchangeLink(page ?? "")).toMatchObject({ status: 200, cookie: expect.any(String) });
    const verdict = await runProgram(["reject", "topic", "-m", "Not yet"], repo.path);
    expect([verdict.code, await ended]).toEqual([0, 10]);
    expect(verdict.stderr).toMatch(
      /^Requested changes on patch set 1, head [0-9a-f]{12}, of “Change some lines”\.\n$/u,
    );
    await serverLeft(repo.path);
    const threads = reported
      .join("")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(threads).toMatchObject([
      { now: { path: "long.txt", code: { startLine: 10 } }, comments: [{ body: "Why?" }] },
      { isVerdict: true, comments: [{ body: "Not yet" }] },
    ]);
  });

  it("prints its usage and its version", async () => {
    const help = await runProgram(["--help"]);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain("Usage: galley [<revision> | <a>..<b> | <a>...<b> | <path> … | -] [--port N]\n");
    expect(await runProgram(["--version"])).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });
});

describe("errors are reported in a sentence, never with a stack", () => {
  const expectEnd = async (args: readonly string[], code: number, message: RegExp, directory?: string) => {
    const ended = await runProgram(["--no-open", ...args], directory);
    expect(ended.stderr).toMatch(message);
    expect(ended.stderr).not.toMatch(/\n\s+at /);
    expect(ended.stderr.trimEnd().split("\n")).toHaveLength(1);
    expect([ended.code, ended.stdout]).toEqual([code, ""]);
  };

  it("a folder that is not a repository", async () => {
    await expectEnd(
      [],
      2,
      /^galley: .* is not in a git repository\. Run galley inside a repository or pass the path of one\./,
      await tempFolder(),
    );
  });

  it("a path that does not exist", async () => {
    await expectEnd([join(await tempFolder(), "nowhere")], 2, /^galley: .*nowhere/);
  });

  it("a broken symbolic link", { tags: "slow" }, async () => {
    const folder = await tempFolder();
    await symlink("nowhere", join(folder, "link"));
    await expectEnd([join(folder, "link")], 2, /^galley: /);
  });

  it("an unknown option", () => expectEnd(["--prot", "1"], 1, /^galley: Unknown option “--prot”\./));

  it.each(sampleOf(["x", "65536", "-1", "1.5", ""]))("the port “%s”", (port) =>
    expectEnd([`--port=${port}`], 1, /is not a port/),
  );

  it.each(sampleOf(["0.0.0.0", "192.168.1.2", "example.org"]))("an address that other machines can reach: %s", (host) =>
    expectEnd(["--host", host], 1, /^galley: Galley listens on the loopback interface only/),
  );

  it("a port in use", async () => {
    const repo = await tempRepo();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expectEnd(
      [repo.path, "--port", String(port)],
      2,
      new RegExp(`^galley: Port ${port} is in use by another program. Use --port`),
    );
    other.close();
  });

  it("a port on which Galley serves the same repository already, with the command that leads there", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" });
    const first = await startProgram([repo.path]);
    const port = new URL(first.origin).port;
    await expectEnd(
      [repo.path, "--no-open", "--port", port],
      2,
      new RegExp(`^galley: Galley serves this repository already on port ${port}. Run \`galley open\` for a link`),
    );
    const { stdout } = await runProgram(["open", "--no-open"], repo.path);
    expect(stdout).toContain(`:${port}/`);
    await first.stop();
  });

  it.each([["list"], ["doctor"], ["mcp"], ["open"], ["--no-open"]])(
    "a current folder that was deleted: galley %s",
    async (...args) => {
      const folder = await tempFolder();
      const child = spawn("sh", ["-c", `rmdir "${folder}" && exec "$@"`, "sh", process.execPath, PROGRAM, ...args], {
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let stderr = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
      const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
      expect([code, stderr]).toEqual([
        2,
        "galley: The current folder was deleted. Change to a folder that exists, then run this again.\n",
      ]);
    },
  );

  it("no git, and a git that is too old", async () => {
    const repo = await tempRepo();
    const empty = await tempFolder();
    const old = join(await tempFolder(), "bin");
    await mkdir(old);
    await writeFile(join(old, "git"), "#!/bin/sh\necho git version 2.30.2\n");
    await chmod(join(old, "git"), 0o755);
    const path = process.env["PATH"];
    try {
      process.env["PATH"] = empty;
      await expectEnd([repo.path], 2, /^galley: .*[Gg]it.* Install Git 2\.39 or newer/);
      process.env["PATH"] = old;
      await expectEnd([repo.path], 2, /^galley: .*2\.30\.2.* Install Git 2\.39 or newer/);
    } finally {
      process.env["PATH"] = path;
    }
  });
});

// Root may read everything. If root runs the tests, the program runs as the user nobody, from a copy.
describe("a repository without read permission is reported as such", () => {
  const asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", process.execPath];
  const [program, ...before] = process.getuid?.() === 0 ? ["setpriv", ...asNobody] : [process.execPath];

  /** Runs the program on a repository of which a part, found by `partOf`, cannot be read. */
  async function runWithout(partOf: (repo: TempRepo) => Promise<string>, ...command: readonly string[]) {
    const folder = await tempFolder();
    await chmod(folder, 0o777);
    await cp(join(import.meta.dirname, "../../dist"), join(folder, "dist"), { recursive: true });
    const repo = await tempRepo({ at: join(folder, "repo") });
    await repo.commit({ "a.txt": "a\n" });
    await repo.commit({ "a.txt": "b\n" });
    const part = repo.file(await partOf(repo));
    await chmod(part, 0o000);
    const args = [...before, join(folder, "dist/cli/main.js"), ...command];
    const [GALLEY_CACHE_DIR, GALLEY_STATE_DIR] = [join(folder, "cache"), join(folder, "state")];
    const env = { ...process.env, GALLEY_CACHE_DIR, GALLEY_STATE_DIR };
    const ended = await promisify(execFile)(program, args, { cwd: repo.path, env, timeout: TEST_MS }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    await chmod(part, 0o755);
    return ended as { code?: number; stderr: string };
  }

  it("where it is an object of an older commit", async () => {
    const objectOf = async (repo: TempRepo) =>
      (await repo.git("rev-parse", "main~1")).replace(/^(..)(.*)$/u, ".git/objects/$1/$2");
    const { code, stderr } = await runWithout(objectOf, "request", "main~1", "--base", "main");
    expect(stderr).toMatch(/^galley: (?:Permission denied: |The repository lacks an object|Git could not read)/u);
    expect(code).toBe(2);
  });

  it.each(
    sampleOf([
      [".git/HEAD", /^galley: Permission denied: cannot read .*\/\.git\/HEAD\. Check its permissions/],
      [".git/objects", /^galley: Permission denied: cannot read .*\/\.git\/objects\. Check its permissions/],
      [".git", /^galley: Permission denied: cannot read .*\/\.git.*\. Check its permissions/],
    ]),
  )("where it is %s", async (part, message) => {
    const { code, stderr } = await runWithout(() => Promise.resolve(part), "--no-open", "--port", "0");
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });
});
