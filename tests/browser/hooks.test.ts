import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Ran, runAsUser as run } from "#tests/helpers/runAsUser.ts";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import { type SshHome, sshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

let home: SshHome;
let repo: TempRepo;
let remote: TempRepo;

const galley = (...args: readonly string[]): Promise<Ran> => run(process.execPath, [PROGRAM, ...args], repo.path);
const push = (...args: readonly string[]): Promise<Ran> => run("git", ["push", ...args], repo.path);

/** Acts as a person, whose key signs. */
async function become(name: string): Promise<void> {
  const person = `name = ${name}\n  email = ${name}@example.org`;
  await home.configure(`[user]\n  ${person}\n  signingKey = ~/.ssh/${name}\n[gpg]\n  format = ssh\n`);
}

beforeEach(async () => {
  home = await sshHome();
  vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
  const keys = await Promise.all(
    ["ada", "dana"].map(async (name) => `${name}@example.org ${(await home.key(name)).publicKey}\n`),
  );
  repo = await tempRepo();
  remote = await tempRepo({ bare: true });
  await become("ada");
  for (const name of ["user.name", "user.email"]) await repo.git("config", "--unset-all", name).catch(() => undefined);
  await repo.commit({
    ".galley/review.json": '{"version":1,"land":{"approvals":1}}',
    ".galley/allowed_signers": keys.join(""),
  });
  await repo.git("branch", "--force", "--move", "main");
  await repo.git("remote", "add", "origin", remote.path);
  await repo.git("push", "--quiet", "origin", "main");
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": "a\n" }, "Add a");
});
afterEach(() => void vi.unstubAllEnvs());

async function approved(): Promise<void> {
  await galley("request", "topic");
  await become("dana");
  expect(await galley("approve", "topic", "--sign")).toMatchObject({ code: 0 });
  await become("ada");
}

it("a pre-push hook refuses what nobody approved, and lets through what somebody did", async () => {
  const installed = await galley("hook", "install", "pre-push", "--sync");
  expect(installed).toMatchObject({ code: 0, output: expect.stringContaining("`git push --no-verify` skips it.") });
  expect(await push("origin", "topic")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^No protected branch is pushed, so nothing is verified\.\nTo /mu),
  });
  const refused = await push("origin", "topic:main");
  expect(refused.code).not.toBe(0);
  expect(refused.output).toContain("No review has it. Request a review of it with `galley request`");
  expect(await push("--no-verify", "origin", "topic:other")).toMatchObject({ code: 0 });
  await approved();
  expect(await push("origin", "topic:main")).toMatchObject({
    code: 0,
    output: expect.stringContaining("all approved"),
  });
  expect(await remote.git("for-each-ref", "--format=%(refname)", "refs/notes/devtools/discuss")).not.toBe("");
});

it("a hook says that approvals have to be signed, and counts others on request", { tags: "slow" }, async () => {
  const { output } = await galley("hook", "install", "pre-push");
  expect(output).toContain(
    "An approval has to be signed, by a key in .galley/allowed_signers or gpg.ssh.allowedSignersFile, unless you give --allow-unsigned.",
  );
  await galley("request", "topic");
  await become("dana");
  await galley("approve", "topic");
  await become("ada");
  expect((await push("origin", "topic:main")).output).toContain(
    "--allow-unsigned of galley verify or galley hook install.",
  );
  expect((await galley("hook", "install", "pre-push", "--allow-unsigned")).output).not.toContain("has to be signed");
  expect(await push("origin", "topic:main")).toMatchObject({ code: 0 });
});

it("a pre-receive hook reads objects that are not stored yet, and nobody can skip it", { tags: "slow" }, async () => {
  const path = join(await tempFolder(), "with:colon.git");
  await run("git", ["clone", "--quiet", "--bare", remote.path, path], repo.path);
  await repo.git("remote", "set-url", "origin", path);
  const mainThere = async (): Promise<string> =>
    (await run("git", ["-C", path, "rev-parse", "main"], path)).output.trim();
  await run(process.execPath, [PROGRAM, "hook", "install", "pre-receive", "--branch", " main , release/*"], path);
  const refused = await push("--no-verify", "origin", "topic:main");
  expect(refused.code).not.toBe(0);
  expect(refused.output).toMatch(/remote: FAIL {2}[0-9a-f]{12} {2}Add a/u);
  expect(await mainThere()).toBe(await repo.git("rev-parse", "main"));
  await approved();
  await galley("sync");
  expect(await push("--no-verify", "origin", "topic:main")).toMatchObject({ code: 0 });
  expect(await mainThere()).toBe(await repo.git("rev-parse", "topic"));
  const forced = await push("--no-verify", "--force", "origin", "main:main");
  expect(forced.output).toContain("It would remove commits from main.");
  const deleted = await push("--no-verify", "origin", ":refs/notes/devtools/discuss");
  expect(deleted.output).toContain("It would remove comments and approvals of reviews.");
});

it(
  "both hooks let the first push to an empty repository through, and say so, but not a second first one",
  { tags: "slow" },
  async () => {
    const path = join(await tempFolder(), "empty.git");
    await run("git", ["init", "--quiet", "--bare", "--initial-branch=trunk", path], repo.path);
    await run(process.execPath, [PROGRAM, "hook", "install", "pre-receive"], path);
    await galley("hook", "install", "pre-push");
    await repo.git("remote", "add", "empty", path);
    await approved();
    await galley("sync", "empty");
    const first = await push("empty", "main", "topic");
    const notice = "There is nothing to verify in main (the first push, since the repository has no branch";
    expect(first.output.split(notice)).toHaveLength(3);
    expect(first.code).toBe(0);
    await run("git", ["-C", path, "update-ref", "-d", "refs/heads/main"], path);
    const again = await push("--no-verify", "empty", "main");
    expect(again.output).toContain("main is new, and there is no default branch here to compare it with.");
    await run("git", ["-C", path, "symbolic-ref", "HEAD", "refs/heads/topic"], path);
    expect(await push("--no-verify", "empty", "main")).toMatchObject({ code: 0 });
  },
);

it("a hook that is there stays, gets the same input, and is back after the removal", async () => {
  const file = join(repo.path, ".git/hooks/pre-push");
  const own = '#!/bin/sh\necho "$1" > pushed\ncat >> pushed\n';
  await mkdir(join(repo.path, ".git/hooks"), { recursive: true });
  await writeFile(file, own);
  await chmod(file, 0o755);
  const installed = await galley("hook", "install", "pre-push");
  expect(installed.output).toContain("The hook from before runs first; it is beside it, with .before-galley.");
  await galley("hook", "install", "pre-push");
  await push("origin", "topic");
  const topic = await repo.git("rev-parse", "topic");
  const zeros = "0".repeat(40);
  expect(await readFile(join(repo.path, "pushed"), "utf8")).toBe(
    `origin\nrefs/heads/topic ${topic} refs/heads/topic ${zeros}\n`,
  );
  expect(installed.output).toContain("`galley hook remove pre-push` removes it.");
  expect(await galley("hook", "remove", "pre-push")).toMatchObject({ code: 0 });
  expect(await readFile(file, "utf8")).toBe(own);
  expect((await stat(file)).mode & 0o111).toBe(0o111);
  expect(await galley("hook", "remove", "pre-push")).toMatchObject({ code: 2 });
});

it("a hook that is there and fails stops the push", async () => {
  const file = join(repo.path, ".git/hooks/pre-push");
  await mkdir(join(repo.path, ".git/hooks"), { recursive: true });
  await writeFile(file, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await galley("hook", "install", "pre-push");
  expect((await push("origin", "topic")).code).not.toBe(0);
});

it("the hook of a repository is that of all its work trees", async () => {
  await galley("hook", "install", "pre-push");
  const other = join(await tempFolder(), "other");
  await repo.git("worktree", "add", "--quiet", "-b", "more", other, "topic");
  expect((await run("git", ["push", "origin", "more:main"], other)).output).toContain("No review has it.");
});

it("no hook is installed where git does not look, and no agent installs one", async () => {
  await repo.git("config", "core.hooksPath", ".husky");
  const refused = await galley("hook", "install", "pre-push");
  expect(refused.output).toContain("Git runs the hooks in .husky, which core.hooksPath names.");
  expect(refused.output).toContain('Add this line to pre-push there: galley verify --pre-push -- "$@" || exit');
  await repo.git("config", "--unset", "core.hooksPath");
  const line = 'galley verify --pre-push -- "$@" || exit';
  expect(refused.output).toContain(`Add this line to pre-push there: ${line}`);
  const folder = await tempFolder();
  await writeFile(join(folder, "galley"), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, { mode: 0o755 });
  await repo.git("config", "core.hooksPath", ".husky");
  await repo.write({ ".husky/pre-push": `#!/bin/sh\n${line}\n` });
  await chmod(join(repo.path, ".husky/pre-push"), 0o755);
  const PATH = `${folder}:${process.env["PATH"]}`;
  const pushed = await run("git", ["push", "origin", "topic:main"], repo.path, { env: { PATH } });
  expect(pushed.code).not.toBe(0);
  expect(pushed.output).toContain("No review has it.");
  await repo.git("config", "--unset", "core.hooksPath");
  const agent = await run(process.execPath, [PROGRAM, "hook", "install", "pre-push"], repo.path, {
    env: { GALLEY_AGENT: "bot" },
  });
  expect(agent.output).toContain("An agent cannot run `galley hook install`.");
});

it(
  "a CI job verifies a pull request by the rules of its target, and annotates what is not approved",
  { tags: "slow" },
  async () => {
    const event = join(await tempFolder(), "event.json");
    await repo.git("commit", "--quiet", "--amend", "-m", "::add-mask::Add a");
    const head = await repo.git("rev-parse", "topic");
    await writeFile(event, JSON.stringify({ number: 7, pull_request: { head: { sha: head } } }));
    await repo.git("push", "--quiet", "origin", "topic:refs/pull/7/head");
    await approved();
    const clone = join(await tempFolder(), "clone");
    await run("git", ["clone", "--quiet", remote.path, clone], repo.path);
    const github = { GITHUB_ACTIONS: "true", GITHUB_BASE_REF: "main", GITHUB_EVENT_PATH: event, GITLAB_CI: undefined };
    const ci = (env: NodeJS.ProcessEnv): Promise<Ran> =>
      run(process.execPath, [PROGRAM, "verify", "--ci"], clone, { env });
    const refused = await ci(github);
    expect(refused).toMatchObject({ code: 3 });
    const [, token = ""] = /^::stop-commands::(\S+)$/mu.exec(refused.output) ?? [];
    const [shown = "", commands = ""] = refused.output.split(`::${token}::\n`);
    expect(shown).toContain("::add-mask::Add a");
    const error = `::error title=galley verify::${head.slice(0, 12)} ::add-mask::Add a: No review has it.`;
    expect(commands.startsWith(error)).toBe(true);
    await galley("sync");
    expect(await ci(github)).toMatchObject({ code: 0, output: expect.stringContaining("1 commit in origin/main..") });
    await run("git", ["notes", "--ref=devtools/discuss", "append", "-m", "{}", head], clone);
    await galley("comment", "--review", "topic", "-m", "Later");
    await galley("sync");
    const diverged = await ci(github);
    expect(diverged).toMatchObject({ code: 2, output: expect.stringContaining("run `galley sync`.") });
    await run(process.execPath, [PROGRAM, "sync"], clone);
    const gitlab = { GITLAB_CI: "true", CI_COMMIT_SHA: head, CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main" };
    expect(await ci({ ...gitlab, GITHUB_ACTIONS: undefined })).toMatchObject({ code: 0 });
  },
);
