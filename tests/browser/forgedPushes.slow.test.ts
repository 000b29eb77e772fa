/**
 * The table of forgeries. In each case somebody without a say tries to get a change onto a protected branch, with everything that they can
 * write: commits, refs and notes. Git has to refuse the push because of the pre-receive hook, and `galley verify --pre-push` has to say the
 * same. The notes of the server are what the forger pushed.
 */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Ran, runAsUser as run } from "#tests/helpers/runAsUser.ts";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import { type SshHome, sshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

let home: SshHome;
/** The folder with the repositories that each case gets a copy of. */
let originals: string;
/** The clone of the forger and the server. */
let repo: TempRepo;
let server: TempRepo;

const galley = (...args: readonly string[]): Promise<Ran> => run(process.execPath, [PROGRAM, ...args], repo.path);

/** Acts as a person with a key; the server and everybody else trust the same revoked keys. */
async function become(name: string, key = name, email = `${name}@example.org`): Promise<void> {
  const person = `name = ${name}\n  email = ${email}\n  signingKey = ~/.ssh/${key}`;
  await home.configure(`[user]\n  ${person}\n[gpg]\n  format = ssh\n[gpg "ssh"]\n  revocationFile = ~/.ssh/revoked\n`);
}

/** Approves the review of `topic` as somebody who signs with a key. */
async function approve(name: string, key = name, email = `${name}@example.org`): Promise<void> {
  await become(name, key, email);
  expect(await galley("approve", "topic", "--sign")).toMatchObject({ code: 0 });
  await become("ada");
}

/** Returns what approves the review of `topic`, to push it. */
function approvedBy(...args: Parameters<typeof approve>): () => Promise<string> {
  return async () => {
    await approve(...args);
    return "topic";
  };
}

/** Returns what does something after somebody approved the review of `topic`, to push it. */
function approvedBefore(act: () => Promise<unknown>): () => Promise<string> {
  return async () => {
    await approve("dana");
    await act();
    return "topic";
  };
}

const RULES = '{"version":1,"land":{"approvals":1,"signed":true,"agents":["bot@example.org"]}}';

/** The lines of `.galley/allowed_signers`, each with the name of its key. */
const SIGNERS = [
  ["ada@example.org", "ada"],
  ["ada@example.org,ada@home.example", "ada-other"],
  ["dana@example.org", "dana"],
  ['grace@example.org valid-before="20200101"', "grace"],
  ["heidi@example.org", "heidi"],
  ["bot@example.org,helper@example.org", "bot"],
] as const;

beforeAll(async () => {
  home = await sshHome();
  originals = await tempFolder();
  vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
  const keys = new Map<string, string>();
  for (const name of ["mallory", ...SIGNERS.map(([, key]) => key)]) keys.set(name, (await home.key(name)).publicKey);
  await writeFile(join(home.path, ".ssh/revoked"), `${keys.get("heidi")}\n`);
  await become("ada");
  repo = await tempRepo({ at: join(originals, "repo") });
  for (const name of ["user.name", "user.email"]) await repo.git("config", "--unset-all", name).catch(() => undefined);
  await repo.commit({ "word.txt": "one\ntwo\nthree\n" }, "Begin");
  await repo.commit({
    ".galley/review.json": RULES,
    ".galley/allowed_signers": SIGNERS.map(([who, key]) => `${who} ${keys.get(key)}\n`).join(""),
  });
  const bare = join(originals, "server");
  await repo.git("clone", "--quiet", "--bare", repo.path, bare);
  await run(process.execPath, [PROGRAM, "hook", "install", "pre-receive"], bare);
  await repo.git("remote", "add", "origin", bare);
  await repo.git("fetch", "--quiet");
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "word.txt": "one\ntwo\nTHREE\n" }, "Shout three");
  expect(await galley("request", "topic")).toMatchObject({ code: 0 });
});
afterAll(() => void vi.unstubAllEnvs());

beforeEach(async () => {
  const folder = join(await tempFolder(), "case");
  await cp(originals, folder, { recursive: true });
  repo = await tempRepo({ at: join(folder, "repo"), existing: true });
  server = await tempRepo({ at: join(folder, "server"), existing: true, bare: true });
  await repo.git("remote", "set-url", "origin", server.path);
  await become("ada");
});

/** The review's id, which is that of its only commit. */
const reviewOf = (): Promise<string> => repo.git("rev-parse", "topic");

/** Replaces the lines of the note with the comments and verdicts of a review, as anybody can. */
async function rewrite(edit: (lines: readonly string[]) => readonly string[], object: string): Promise<void> {
  const note = await repo.git("notes", "--ref=devtools/discuss", "show", object).catch(() => "");
  const lines = edit(note.split("\n").filter(Boolean)).map((line) => `${line}\n`);
  const args = ["notes", "--ref=devtools/discuss", "add", "--force", "--file=-", object];
  await repo.gitBytes(args, { input: lines.join("") });
}

/** Makes a line of a verdict as Galley writes it, signed with a key for a review. */
async function signed(line: string, key: string, review: string): Promise<string> {
  const file = join(home.path, "signed");
  const unsigned = line.replace(/,"signature":"[^"]*"\}\}$/u, "}}");
  await writeFile(file, `${review}\n${unsigned}\n`);
  await home.run("ssh-keygen", ["-Y", "sign", "-n", "git-galley-verdict", "-f", join(home.path, ".ssh", key), file]);
  const signature = JSON.stringify(await readFile(`${file}.sig`, "utf8"));
  return unsigned.replace(/\}\}$/u, `,"signature":${signature}}}`);
}

const EVIL = { "evil.sh": "evil\n" } as const;

/** Requests a review of another branch with another change, and returns its first commit. */
async function otherReview(): Promise<string> {
  await repo.git("switch", "--quiet", "--create", "other", "main");
  const first = await repo.commit(EVIL, "Other");
  expect(await galley("request", "other")).toMatchObject({ code: 0 });
  return first;
}

/** Squashes `topic` onto main after main went on with another change of the same line, which needs a resolution. */
async function divergeMain(files: Readonly<Record<string, string>>): Promise<void> {
  await repo.git("switch", "--quiet", "main");
  await repo.commit(files, "Go on");
  await server.git("fetch", "--quiet", repo.path, "main:main");
  await repo.git("fetch", "--quiet");
}

const NOT_VALID = "its signature is not valid";
const OWN = "by somebody who wrote, requested or signed the change";
const UNREVIEWED = "No review has it.";
const ADDED = "It was added after";

/** Each forgery with the reason of its refusal. It returns what is pushed to main. */
const FORGERIES: readonly (readonly [name: string, reason: string, forge: () => Promise<string>])[] = [
  [
    "an approval that was written by hand in another's name",
    "not signed",
    async () => {
      const head = await reviewOf();
      const line = { timestamp: "1700001000", author: "dana@example.org", location: { commit: head }, resolved: true };
      await rewrite((lines) => [...lines, JSON.stringify({ ...line, v: 0, galley: { verdict: "approve" } })], head);
      return "topic";
    },
  ],
  ["the author's own approval", OWN, approvedBy("ada")],
  [
    "the author's approval under another address, with another key",
    OWN,
    approvedBy("adele", "ada-other", "ada@home.example"),
  ],
  [
    "an approval in another's name that the author signed with another key",
    NOT_VALID,
    async () => {
      await approve("dana");
      const head = await reviewOf();
      const note = await repo.git("notes", "--ref=devtools/discuss", "show", head);
      const forged = await signed(note.trim(), "ada-other", head);
      await rewrite(() => [forged], head);
      return "topic";
    },
  ],
  [
    "an approval with a key that only the forger has",
    "its signature could not be verified",
    approvedBy("dana", "mallory"),
  ],
  [
    "an approval that was copied from another commit",
    NOT_VALID,
    async () => {
      await approve("dana");
      const before = await reviewOf();
      const after = await repo.commit(EVIL, "Smuggle");
      await galley("request", "topic");
      await rewrite((lines) => lines.map((line) => line.replaceAll(before, after)), before);
      return "topic";
    },
  ],
  [
    "an approval that was copied from another review",
    NOT_VALID,
    async () => {
      await approve("dana");
      const [from, to] = [await reviewOf(), await otherReview()];
      const note = await repo.git("notes", "--ref=devtools/discuss", "show", from);
      await rewrite(() => [note.trim().replaceAll(from, to)], to);
      return "other";
    },
  ],
  [
    "a signed approval whose text was edited",
    NOT_VALID,
    approvedBefore(async () => {
      const add = (line: string): string => line.replace('"resolved":', '"description":"All","resolved":');
      await rewrite((lines) => lines.map(add), await reviewOf());
    }),
  ],
  [
    "a signed request for changes that was made an approval",
    NOT_VALID,
    async () => {
      await become("dana");
      expect(await galley("reject", "topic", "--sign", "-m", "No.")).toMatchObject({ code: 0 });
      const swap = (line: string): string =>
        line.replace('"resolved":false', '"resolved":true').replace('"verdict":"reject"', '"verdict":"approve"');
      await rewrite((lines) => lines.map(swap), await reviewOf());
      return "topic";
    },
  ],
  [
    "a change that loosens the rules for itself",
    OWN,
    async () => {
      const loose = '{"version":1,"land":{"authorsMayApprove":true}}';
      await repo.commit({ ".galley/review.json": loose }, "Loosen the rules");
      await galley("request", "topic");
      await approve("ada");
      return "topic";
    },
  ],
  [
    "a change that adds a signer for itself",
    "its signature could not be verified",
    async () => {
      const file = await readFile(join(repo.path, ".galley/allowed_signers"), "utf8");
      const key = await readFile(join(home.path, ".ssh/mallory.pub"), "utf8");
      await repo.commit({ ".galley/allowed_signers": `${file}mallory@example.org ${key}` }, "Add a signer");
      await galley("request", "topic");
      await approve("mallory");
      return "topic";
    },
  ],
  ["an approval with an expired key", "its signature could not be verified", approvedBy("grace")],
  ["an approval with a revoked key", NOT_VALID, approvedBy("heidi")],
  ["an approval by an agent", "by an agent", approvedBy("bot")],
  ["an approval with an agent's key under another address", "by an agent", approvedBy("helper", "bot")],
  ["a commit that was added after the approval", ADDED, approvedBefore(() => repo.commit(EVIL, "Smuggle"))],
  [
    "an edit in a merge",
    UNREVIEWED,
    async () => {
      await approve("dana");
      await divergeMain({ "more.txt": "more\n" });
      await repo.git("merge", "--quiet", "--no-commit", "--no-ff", "topic");
      await repo.commit(EVIL, "Merge");
      return "main";
    },
  ],
  [
    "an edit in the resolution of a conflict",
    UNREVIEWED,
    async () => {
      await approve("dana");
      await divergeMain({ "word.txt": "one\ntwo\n3\n" });
      await repo.git("merge", "--quiet", "--no-ff", "topic").catch(() => "it has a conflict");
      await repo.commit({ "word.txt": "one\ntwo\nTHREE\nevil\n" }, "Merge");
      return "main";
    },
  ],
  [
    "a change of a submodule only",
    ADDED,
    approvedBefore(() => repo.commit({ sub: { gitlink: "2".repeat(40) } }, "Change no text")),
  ],
  [
    "a change of a mode only",
    ADDED,
    approvedBefore(async () => {
      await repo.git("update-index", "--chmod=+x", "word.txt");
      await repo.git("commit", "--quiet", "-m", "Change no text");
    }),
  ],
  [
    "a range without commits, since the branch would go back",
    "It would remove commits from main.",
    async () => "main~1",
  ],
  [
    "a tag and a branch that have the names of the target",
    UNREVIEWED,
    async () => {
      await repo.git("switch", "--quiet", "main");
      const evil = await repo.commit(EVIL, "Smuggle");
      for (const ref of ["refs/tags/main", "refs/heads/origin/main", "refs/tags/origin/main"]) {
        await repo.git("update-ref", ref, evil);
        await repo.git("push", "--quiet", "origin", `${evil}:${ref}`);
      }
      return evil;
    },
  ],
  [
    "a commit that git replaces by an approved one",
    UNREVIEWED,
    async () => {
      await approve("dana");
      const approved = await reviewOf();
      await repo.git("switch", "--quiet", "main");
      const evil = await repo.commit(EVIL, "Smuggle");
      await repo.git("replace", evil, approved);
      await repo.git("push", "--quiet", "origin", `refs/replace/${evil}`);
      return evil;
    },
  ],
  [
    "a change whose notes were removed",
    UNREVIEWED,
    approvedBefore(async () => {
      await repo.git("update-ref", "-d", "refs/notes/devtools/reviews");
      await repo.git("update-ref", "-d", "refs/notes/devtools/discuss");
    }),
  ],
];

const pushNotes = (): Promise<Ran> => run("git", ["push", "--quiet", "origin", "refs/notes/devtools/*"], repo.path);

/** Pushes to a branch of the server past the hook of this clone. */
function push(commit: string, branch = "main"): Promise<Ran> {
  return run("git", ["push", "--force", "--no-verify", "origin", `${commit}:refs/heads/${branch}`], repo.path);
}

/** Asks the hook of this clone about a push to main, which is at `from` there. */
function verify(from: string, to: string): Promise<Ran> {
  const args = [PROGRAM, "verify", "--pre-push", "--", "origin", server.path];
  return run(process.execPath, args, repo.path, {
    input: `refs/heads/topic ${to} refs/heads/main ${from}\n`,
  });
}

it("lets an honest push through, but takes no empty range for success", async () => {
  await approve("dana");
  await pushNotes();
  const [from, to] = [await server.git("rev-parse", "main"), await reviewOf()];
  expect(await verify(from, to)).toMatchObject({ code: 0, output: expect.stringContaining("all approved") });
  expect(await push(to)).toMatchObject({ code: 0 });
  expect(await server.git("rev-parse", "main")).toBe(to);
  expect(await galley("verify", "main..main")).toMatchObject({ code: 4 });
  expect(await galley("verify", "topic..main")).toMatchObject({ code: 4 });
});

it.each(FORGERIES)("refuses %s", async (_, reason, forge) => {
  const forged = await repo.git("rev-parse", await forge());
  await pushNotes();
  const before = await server.git("rev-parse", "refs/heads/main");
  const refused = await push(forged);
  expect(refused.output).toContain(reason);
  expect(refused.code).not.toBe(0);
  expect(await server.git("rev-parse", "refs/heads/main")).toBe(before);
  expect(await verify(before, forged)).toMatchObject({ code: 3, output: expect.stringContaining(reason) });
});

it("refuses a branch that has the name of the target in other letters, and one made of what the target has not", async () => {
  const evil = await repo.commit(EVIL, "Smuggle");
  expect((await push(evil, "MAIN")).output).toContain(UNREVIEWED);
  expect(await push(evil, "topic")).toMatchObject({ code: 0 });
});

it("refuses notes on the server that lose a request for changes, by whatever push", async () => {
  await approve("dana");
  await become("dana");
  const head = await reviewOf();
  const approved = await repo.git("rev-parse", "refs/notes/devtools/discuss");
  expect(await galley("reject", "topic", "-m", "No.")).toMatchObject({ code: 0 });
  await pushNotes();
  const LOST = "It would remove comments and approvals of reviews.";
  const notes = "refs/notes/devtools/discuss";
  const pushAs = (source: string): Promise<Ran> =>
    run("git", ["push", "--no-verify", "origin", `+${source}:${notes}`], repo.path);
  expect((await pushAs("")).output).toContain(LOST);
  expect((await pushAs(approved)).output).toContain(LOST);
  await rewrite((lines) => lines.slice(0, 1), head);
  expect((await pushAs(notes)).output).toContain(LOST);
  expect((await push(head)).output).toContain("dana requested changes");
});

it("refuses to judge with a base that a shallow clone does not have", async () => {
  await approve("dana");
  await pushNotes();
  const [from, to] = [await server.git("rev-parse", "main"), await reviewOf()];
  await server.git("update-ref", "refs/heads/topic", from);
  await repo.git("push", "--quiet", "origin", "topic");
  const clone = join(await tempFolder(), "shallow");
  await repo.git("clone", "--quiet", "--depth=1", "--branch=topic", `file://${server.path}`, clone);
  repo = await tempRepo({ at: clone, existing: true });
  await repo.git("fetch", "--quiet", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
  const missing = "The commit that main is at is not here.";
  expect(await verify(from, to)).toMatchObject({ code: 3, output: expect.stringContaining(missing) });
  expect((await galley("verify", "HEAD")).output).toContain("This clone is shallow: it has no history before");
});
