import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

let reviewed: ReviewedRepo;
const run = (...args: readonly string[]) => runGalley(reviewed.repo.path, args);

beforeEach(async () => {
  reviewed = await reviewedRepo();
  const home = await sshHome();
  // Ada wrote the change, so somebody else reads it.
  await reviewed.repo.git("config", "user.name", "Linus Read");
  await reviewed.repo.git("config", "user.email", "linus@example.org");
  const { publicKey } = await home.key("linus");
  const file = await home.allow(`linus@example.org ${publicKey}`);
  await home.configure(
    `[gpg]\n  format = ssh\n[gpg "ssh"]\n  allowedSignersFile = ${file}\n[user]\n  signingKey = ~/.ssh/linus\n`,
  );
});
afterEach(() => void vi.unstubAllEnvs());

it("signs an approval, shows the signature, and verifies the commits that landed with it", async () => {
  const { repo, head } = reviewed;
  await repo.git("checkout", "--quiet", "topic");
  expect(await run("verify", "main..topic")).toMatchObject({ code: 3 });
  await run("approve", "topic", "--sign");
  const { text: shown } = await run("show", "topic");
  expect(shown).toMatch(
    /- Linus Read approved on patch set 1, .*, signed\. Signed by linus@example\.org with ED25519 SHA256:/u,
  );
  const details = JSON.parse((await run("show", "topic", "--format", "json")).text);
  expect(details.verdicts).toMatchObject([{ signature: { state: "VALID" }, changeSince: null }]);
  expect(fitsSchema(JSON.parse((await run("schema", "show")).text), details)).toEqual([]);
  const { code, text } = await run("verify", "main..topic");
  expect(text).toMatch(
    new RegExp(
      `^ok    ${head.slice(0, 12)}  .*\n      review [0-9a-f]{12}  .*\n        Linus Read approved; Signed by linus@example.org with ED25519 SHA256:\\S+; IDENTICAL\n`,
      "u",
    ),
  );
  expect(text).toMatch(/\n\n\d+ commits? in main\.\.topic, all approved\.\nNot known: who used a key, and .+\.\n$/u);
  expect(code).toBe(0);
  const report = JSON.parse((await run("verify", "main..topic", "--format", "json")).text);
  expect(report).toMatchObject({ range: "main..topic", verified: true });
  expect(fitsSchema(JSON.parse((await run("schema", "verify")).text), report)).toEqual([]);
});

it("exits with 3 if a commit has no approval that counts, and prints the reason", async () => {
  await run("approve", "topic");
  const { code, text } = await run("verify", "main..topic");
  expect(code).toBe(3);
  expect(text).toContain("FAIL  ");
  expect(text).toContain("Linus Read approved; unsigned; IDENTICAL; does not count: not signed");
  expect(text).toMatch(/\d+ not approved\.\n$/u);
  expect(await run("verify", "main..topic", "--allow-unsigned")).toMatchObject({ code: 0 });
  expect(await run("verify", "main")).toMatchObject({
    code: 3,
    text: expect.stringContaining("No review has it. Request"),
  });
  const { code: unsigned, text: why } = await run("verify", "main..topic");
  expect(unsigned).toBe(3);
  expect(why).toContain(
    "      The approval by Linus Read does not count for it: not signed. Have it signed with `galley approve ",
  );
  await expect(run("verify", "main...topic")).rejects.toMatchObject({ code: "BAD_INPUT" });
});

it("exits with 4 and the next step where nothing is known: no commits, a reversed range, a shallow clone", async () => {
  const { repo } = reviewed;
  const none = "so nothing was verified";
  expect(await run("verify", "main..main")).toMatchObject({
    code: 4,
    text: `There are no commits in main..main, ${none}. Name a commit, or a range that has commits, such as origin/main..HEAD.\n`,
  });
  expect(await run("verify", "topic..main")).toMatchObject({
    code: 4,
    text: `There are no commits in topic..main, ${none}: topic has all commits of main. If the two are swapped, verify main..topic.\n`,
  });
  const report = JSON.parse((await run("verify", "topic..main", "--format", "json")).text);
  expect(report).toMatchObject({ verified: false, next: "If the two are swapped, verify main..topic.", commits: [] });
  expect(fitsSchema(JSON.parse((await run("schema", "verify")).text), report)).toEqual([]);
  await run("approve", "topic", "--sign");
  const shallow = join(await tempFolder(), "shallow");
  await repo.git("clone", "--quiet", "--depth=1", "--branch=topic", `file://${repo.path}`, shallow);
  await repo.git("-C", shallow, "fetch", "--quiet", "origin", "+refs/notes/devtools/*:refs/notes/devtools/*");
  const { code, text } = await runGalley(shallow, ["verify", "HEAD"]);
  expect(code).toBe(3);
  expect(text).toContain("This clone is shallow: ");
  expect(text).toContain("Fetch the history: `git fetch --unshallow`.");
  await repo.git("-C", shallow, "fetch", "--quiet", "--unshallow");
  expect(await runGalley(shallow, ["verify", "HEAD"])).toMatchObject({ code: 0 });
});

it("verifies HEAD where it is detached, not the default branch", async () => {
  const { repo, head } = reviewed;
  await run("approve", "topic", "--sign");
  await repo.git("checkout", "--quiet", "--detach", head);
  expect(await run("verify")).toMatchObject({ code: 0, text: expect.stringContaining("1 commit in main..HEAD, all") });
  await repo.commit({ "evil.sh": "evil\n" }, "Smuggle");
  const { code, text } = await run("verify");
  expect(code).toBe(3);
  expect(text).toMatch(
    /FAIL {2}[0-9a-f]{12} {2}Smuggle\n {6}No review has it\. It was added after [0-9a-f]{12}, which Linus Read approved\. /u,
  );
});

it("reads a file of allowed signers for the user who runs Galley, but not for an agent", async () => {
  const args = ["verify", "main..topic", "--allowed-signers", "signers"];
  await expect(runGalley(reviewed.repo.path, args, { agent: "robot" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await runGalley(reviewed.repo.path, args)).toMatchObject({ code: 3 });
});

it("does not let an agent sign", async () => {
  const signed = runGalley(reviewed.repo.path, ["approve", "topic", "--sign"], { agent: "robot" });
  await expect(signed).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await run("show", "topic")).text).not.toContain("approved");
});

it("reports whether a verdict is carried over to the current patch set, and why", async () => {
  const { repo } = reviewed;
  await run("approve", "topic");
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "more.txt": "more\n" }, "Add more");
  expect((await run("show", "topic")).text).toContain("not carried to the current patch set (1 file edited)");
  await repo.git("reset", "--quiet", "--hard", "HEAD~1");
  await repo.git("commit", "--quiet", "--amend", "-m", "Other message");
  expect((await run("show", "topic")).text).toContain(
    "carried to the current patch set (only commit messages changed)",
  );
});
