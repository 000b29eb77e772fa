import { createHash } from "node:crypto";
import { access, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { editComment } from "#server/operations/comments/editComment.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { giveVerdict, type GiveVerdictInput } from "#server/operations/verdicts/giveVerdict.ts";
import { canSign, verdictSignature, type VerdictSignature } from "#server/reviews/verdicts/verdictSignature.ts";
import { configureRepository, sshHome, type SshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let home: SshHome;
let publicKey: string;

const DISCUSS = "--ref=devtools/discuss";
const CONFIG = `[gpg]
  format = ssh
[gpg "ssh"]
  allowedSignersFile = ~/.ssh/allowed_signers
[user]
  signingKey = ~/.ssh/carl.pub
`;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  home = await sshHome();
  ({ publicKey } = await home.key("carl"));
  await home.configure(CONFIG);
  await home.allow(`carl@example.org ${publicKey}`);
});
afterEach(() => void vi.unstubAllEnvs());

function approval(more: Partial<GiveVerdictInput> = {}): GiveVerdictInput {
  return { key: "verdict-1", review: fixture.first, verdict: "approve", body: "Fine.", sign: true, ...more };
}

/** The line of the verdict, as git returns it. */
async function verdictLine(): Promise<string> {
  const lines = (await fixture.repo.git("notes", DISCUSS, "show", fixture.first)).split("\n");
  return lines.find((line) => line.includes('"verdict":')) ?? "";
}

/** Checks the signature of the first verdict of a review. */
async function checked(
  revision = fixture.first,
  { git, index }: Pick<ReviewContext, "git" | "index"> = fixture.carl,
): Promise<VerdictSignature | null> {
  const review = await index.find(revision);
  const thread = review?.threads.find(({ isVerdict }) => isVerdict);
  if (thread === undefined) throw new Error("There is no verdict.");
  return verdictSignature(git, revision, thread.root);
}

/** A clone with the notes, in which Galley restores no line. */
async function cloned(): Promise<TempRepo> {
  const at = join(await tempFolder(), "clone");
  await fixture.repo.git("clone", "--quiet", fixture.repo.path, at);
  const clone = await tempRepo({ at, existing: true });
  await clone.git("fetch", "--quiet", "origin", "+refs/notes/devtools/*:refs/notes/devtools/*");
  return clone;
}

/** Checks it in another repository. */
async function checkedIn({ path }: TempRepo, revision = fixture.first): Promise<string | undefined> {
  const git = await openRepository(path);
  const store = new ReviewStore(git);
  try {
    return (await checked(revision, { git, index: createReviewIndex(git, store) }))?.state;
  } finally {
    await store.close();
    await git.close();
  }
}

async function stateNow(): Promise<string | undefined> {
  return (await checked())?.state;
}

it("signs the bytes that SPEC.md describes, as its commands show", async () => {
  await giveVerdict(fixture.carl, approval());
  const spec = await readFile(join(import.meta.dirname, "../../../../SPEC.md"), "utf8");
  const commands = /## Signed verdicts\n.*?```sh\n(.*?)```/su.exec(spec)?.[1] ?? "";
  const script = commands.replace("1f3a", "verd").replace("ada@example.org", "carl@example.org");
  const { repo } = fixture;
  const { code, stdout } = await home.run("sh", ["-c", `review=${fixture.first}\n${script}`], { cwd: repo.path });
  expect(stdout).toMatch(/^Good "git-galley-verdict" signature for carl@example.org with ED25519 key SHA256:/u);
  expect(code).toBe(0);
  const signed = await readFile(join(repo.path, "signed"), "utf8");
  const [id = "", line = "", ...rest] = signed.split("\n");
  expect([id, rest]).toEqual([fixture.first, [""]]);
  expect(JSON.parse(line)).toMatchObject({
    timestamp: String(NOON),
    author: "carl@example.org",
    location: { commit: fixture.head },
    description: "Fine.",
    resolved: true,
    galley: { key: "verdict-1", verdict: "approve", change: { base: fixture.base } },
  });
  const fingerprint = /SHA256:\S+/u.exec(stdout)?.[0] ?? "";
  expect(await checked()).toMatchObject({
    state: "VALID",
    message: `Signed by carl@example.org with ED25519 ${fingerprint}.`,
    key: `ED25519 ${fingerprint}`,
  });
});

it("leaves git-appraise's id of the comment as it is without a signature", async () => {
  const { comment } = await giveVerdict(fixture.carl, approval());
  const [own = ""] = (await verdictLine()).split(',"galley":');
  expect(createHash("sha1").update(`${own}}`).digest("hex")).toBe(comment);
  expect(await verdictLine()).toMatch(/,"signature":"-----BEGIN SSH SIGNATURE-----\\n[^"]*"\}\}$/u);
});

it("signs a verdict that is published with drafts, but no comment", async () => {
  await giveVerdict(fixture.carl, approval({ verdict: "reject", drafts: "all" }));
  expect(await stateNow()).toBe("VALID");
  await expect(giveVerdict(fixture.carl, approval({ key: "verdict-2", verdict: "comment" }))).rejects.toMatchObject({
    code: "BAD_INPUT",
  });
});

it("signs only on request", async () => {
  await home.configure(`${CONFIG}[commit]\n  gpgSign = true\n`);
  await giveVerdict(fixture.carl, approval({ sign: false }));
  expect(await verdictLine()).not.toContain("signature");
  expect(await checked()).toBeNull();
});

const ALTERED: readonly (readonly [what: string, from: RegExp, to: string])[] = [
  ["another text", /Fine\./u, "Fine!"],
  ["another commit", /"commit":"[0-9a-f]{40}"/u, `"commit":"${"1".repeat(40)}"`],
  ["another verdict", /"resolved":true/u, '"resolved":false'],
  ["another author", /carl@example\.org/u, "dora@example.org"],
  ["another time", /"timestamp":"17/u, '"timestamp":"16'],
  ["another base", /"base":"[0-9a-f]{40}"/u, `"base":"${"2".repeat(40)}"`],
  ["other contents", /"contents":"./u, '"contents":"-'],
  ["one more member", /"galley":\{/u, '"galley":{"more":1,'],
  ["one more space", /"galley":\{/u, '"galley": {'],
];

it("rejects a line that was altered in any way", async () => {
  await giveVerdict(fixture.carl, approval());
  const { first } = fixture;
  const clone = await cloned();
  const line = await verdictLine();
  const states: string[] = [];
  for (const [what, from, to] of ALTERED) {
    expect(line).toMatch(from);
    await clone.gitBytes(["notes", DISCUSS, "add", "-f", "-F", "-", first], { input: `${line.replace(from, to)}\n` });
    states.push(`${what}: ${await checkedIn(clone)}`);
  }
  expect(states).toEqual(ALTERED.map(([what]) => `${what}: INVALID`));
  await clone.gitBytes(["notes", DISCUSS, "add", "-f", "-F", "-", first], { input: `${line}\n` });
  expect(await checkedIn(clone)).toBe("VALID");
});

it("rejects a line that was copied to another review", async () => {
  await giveVerdict(fixture.carl, approval());
  const { first, head } = fixture;
  const clone = await cloned();
  for (const ref of ["reviews", "discuss"]) await clone.git("notes", `--ref=devtools/${ref}`, "copy", first, head);
  expect(await checkedIn(clone)).toBe("VALID");
  expect(await checkedIn(clone, head)).toBe("INVALID");
});

it("rejects a verdict that was edited after it was signed", async () => {
  const comment = (await giveVerdict(fixture.carl, approval())).comment ?? "";
  fixture.tick(1);
  await editComment(fixture.carl, { key: "edit-1234", review: fixture.first, comment, body: "Not fine." });
  expect(await checked()).toMatchObject({ state: "INVALID", message: "The verdict was edited after it was signed." });
});

it("accepts a key only as the allowed signers file lists it for that person, use and time", async () => {
  await giveVerdict(fixture.carl, approval());
  const other = await home.key("dora");
  const cases: readonly (readonly [lines: readonly string[], state: string, message: RegExp])[] = [
    [[], "UNKNOWN", /do not have this key for carl@example\.org/u],
    [[`carl@example.org ${other.publicKey}`], "UNKNOWN", /do not have this key/u],
    [[`dora@example.org ${publicKey}`], "INVALID", /is the key of dora@example\.org, not of carl@example\.org/u],
    [[`*@example.org ${publicKey}`], "VALID", /^Signed by carl@example\.org/u],
    [[`carl@example.org namespaces="git" ${publicKey}`], "UNKNOWN", /the namespace git-galley-verdict/u],
    [[`carl@example.org namespaces="git,git-galley-verdict" ${publicKey}`], "VALID", /^Signed by/u],
    [[`carl@example.org valid-before="20231115" ${publicKey}`], "UNKNOWN", /the time of the verdict/u],
    [[`carl@example.org valid-before="20231118" ${publicKey}`], "VALID", /^Signed by/u],
    [[`carl@example.org valid-after="20231118" ${publicKey}`], "UNKNOWN", /the time of the verdict/u],
  ];
  for (const [lines, state, message] of cases) {
    await home.allow(...lines);
    expect(await checked(), lines.join()).toMatchObject({
      state,
      message: expect.stringMatching(message),
      key: expect.stringMatching(/^ED25519 SHA256:/u),
    });
  }
});

it("rejects a revoked key, and reports what is missing if it cannot check that", async () => {
  const { carl } = fixture;
  await giveVerdict(carl, approval());
  await home.configure(CONFIG.replace("[user]", "  revocationFile = ~/.ssh/carl.pub\n[user]"));
  expect(await checked()).toMatchObject({ state: "INVALID", message: expect.stringContaining("which is revoked") });
  await home.configure(CONFIG.replace("[user]", "  revocationFile = ~/.ssh/gone\n[user]"));
  expect(await checked()).toMatchObject({ state: "UNKNOWN", message: expect.stringContaining("cannot be read") });
  await home.configure(CONFIG.replace(/^ {2}allowed.*$/mu, ""));
  expect(await checked()).toMatchObject({
    state: "UNKNOWN",
    message: expect.stringContaining("set git's gpg.ssh.allowedSignersFile"),
  });
  await home.configure(CONFIG.replace("~/.ssh/allowed_signers", "allowed_signers"));
  expect(await checked()).toMatchObject({ state: "UNKNOWN", message: expect.stringContaining("cannot be read") });
  vi.stubEnv("PATH", home.path);
  await home.configure(CONFIG);
  expect(await checked()).toMatchObject({
    state: "UNKNOWN",
    message: expect.stringContaining("ssh-keygen was not found"),
  });
});

it("reads no key, no program and no allowed signers from the repository", async () => {
  const { carl, repo } = fixture;
  const dora = await home.key("dora");
  const marker = join(home.path, "ran");
  const program = join(home.path, "program");
  await writeFile(program, `#!/bin/sh\necho "$0 $*" >> ${marker}\nexec ssh-keygen "$@"\n`, { mode: 0o755 });
  await writeFile(join(home.path, "others"), `carl@example.org ${dora.publicKey}\n`);
  const own = `[gpg]\n  format = openpgp\n  program = ${program}\n[gpg "ssh"]\n  program = ${program}\n`;
  const files = `  allowedSignersFile = ${home.path}/others\n  defaultKeyCommand = ${program}\n  revocationFile = ${home.path}/.ssh/carl.pub\n`;
  await configureRepository(
    repo.path,
    `${own}${files}[user]\n  signingKey = ${dora.file}\n[commit]\n  gpgSign = true\n`,
  );
  await giveVerdict(carl, approval());
  expect(await checked()).toMatchObject({ state: "VALID" });
  await expect(access(marker)).rejects.toThrow("ENOENT");
  await home.configure(
    `[gpg "ssh"]\n  program = ${program}\n  defaultKeyCommand = ${program}\n[gpg]\n  format = ssh\n`,
  );
  expect(await canSign(carl)).toBe(false);
  await expect(giveVerdict(carl, approval({ key: "verdict-2" }))).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(access(marker)).rejects.toThrow("ENOENT");
});

it("uses a key with a passphrase only through the SSH agent, and reports that", async () => {
  const { carl } = fixture;
  const locked = await home.key("locked", "secret");
  await home.configure(CONFIG.replace("carl.pub", "locked"));
  const before = await fixture.refs();
  const failed = giveVerdict(carl, approval());
  await expect(failed).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(failed).rejects.toThrow(`The SSH key ${locked.file} has a passphrase, which Galley cannot ask for.`);
  expect(await fixture.refs()).toBe(before);
  const open = await home.key("open");
  await home.startAgent(open.file);
  await expect(giveVerdict(carl, approval())).rejects.toThrow(`Unlock it with \`ssh-add ${locked.file}\``);
  await home.configure(CONFIG.replace("~/.ssh/carl.pub", `key::${open.publicKey}`));
  await home.allow(`carl@example.org ${open.publicKey}`);
  await giveVerdict(carl, approval());
  expect(await stateNow()).toBe("VALID");
  await home.configure(CONFIG.replace("~/.ssh/carl.pub", `key::${locked.publicKey}`));
  await expect(giveVerdict(carl, approval({ key: "verdict-2" }))).rejects.toThrow(
    "The SSH agent does not have the key",
  );
});

it("reports which key is missing", async () => {
  const { carl } = fixture;
  await home.configure(CONFIG.replace("carl.pub", "gone"));
  await expect(giveVerdict(carl, approval())).rejects.toThrow(`The SSH key ${home.path}/.ssh/gone does not exist.`);
  await home.configure(CONFIG.replace("~/.ssh/carl.pub", "carl.pub"));
  await expect(giveVerdict(carl, approval())).rejects.toThrow("is a relative path");
  await home.configure("");
  await expect(giveVerdict(carl, approval())).rejects.toThrow("names no SSH key");
});

it("signs only for the person who runs Galley", async () => {
  const { carl } = fixture;
  const as = (more: Partial<ReviewContext["viewer"]>): ReviewContext => ({
    ...carl,
    viewer: { ...carl.viewer, ...more },
  });
  const before = await fixture.refs();
  const others = [as({ role: "reviewer" }), as({ agent: "robot" }), as({ role: "agent", agent: "robot" })];
  for (const other of others) {
    expect(await canSign(other)).toBe(false);
    await expect(giveVerdict(other, approval())).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(giveVerdict(other, approval({ drafts: "all" }))).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
  expect(await fixture.refs()).toBe(before);
  expect(await canSign(carl)).toBe(true);
});

it("checks a line once, until the files with the keys change", async () => {
  await giveVerdict(fixture.carl, approval());
  await expect.poll(() => processesOf(stateNow)).toBe(0);
  await home.allow();
  expect(await stateNow()).toBe("UNKNOWN");
});

async function processesOf(act: () => Promise<unknown>): Promise<number> {
  const started = vi.spyOn(brokerLink, "startChild");
  await act();
  const count = started.mock.calls.filter(([{ file }]) => file.endsWith("ssh-keygen")).length;
  started.mockRestore();
  return count;
}
