import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

let reviewed: ReviewedRepo;
const run = (...args: readonly string[]) => runGalley(reviewed.repo.path, args);

beforeEach(async () => {
  reviewed = await reviewedRepo();
  const home = await sshHome();
  const { publicKey } = await home.key("ada");
  const file = await home.allow(`ada@example.org ${publicKey}`);
  await home.configure(
    `[gpg]\n  format = ssh\n[gpg "ssh"]\n  allowedSignersFile = ${file}\n[user]\n  signingKey = ~/.ssh/ada\n`,
  );
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => brokerLink.close());

it("signs an approval, shows the signature, and verifies the commits that landed with it", async () => {
  const { repo, head } = reviewed;
  await repo.git("checkout", "--quiet", "topic");
  expect(await run("verify", "main..topic")).toMatchObject({ code: 3 });
  await run("approve", "topic", "--sign");
  const { text: shown } = await run("show", "topic");
  expect(shown).toMatch(
    /- Ada Proof approved on patch set 1, .*, signed\. Signed by ada@example\.org with ED25519 SHA256:/u,
  );
  const details = JSON.parse((await run("show", "topic", "--format", "json")).text);
  expect(details.verdicts).toMatchObject([{ signature: { state: "VALID" }, changeSince: null }]);
  expect(fitsSchema(JSON.parse((await run("schema", "show")).text), details)).toEqual([]);
  const { code, text } = await run("verify", "main..topic");
  expect(text).toMatch(
    new RegExp(
      `^ok    ${head.slice(0, 12)}  .*\n      review [0-9a-f]{12}  .*\n        Ada Proof approved; Signed by ada@example.org with ED25519 SHA256:\\S+; IDENTICAL\n`,
      "u",
    ),
  );
  expect(text).toMatch(/\n\n\d+ commits? in main\.\.topic, all approved\.\n$/u);
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
  expect(text).toContain("Ada Proof approved; unsigned; IDENTICAL; does not count: not signed");
  expect(text).toMatch(/\d+ not approved\.\n$/u);
  expect(await run("verify", "main..topic", "--allow-unsigned")).toMatchObject({ code: 0 });
  expect(await run("verify", "main")).toMatchObject({ code: 3, text: expect.stringContaining("no review has it") });
  expect(await run("verify", "main..main")).toMatchObject({ code: 0, text: "There are no commits in main..main.\n" });
  await expect(run("verify", "main...topic")).rejects.toMatchObject({ code: "BAD_INPUT" });
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
  expect((await run("show", "topic")).text).toContain("not carried to the current patch set (1 file edited, ");
  await repo.git("reset", "--quiet", "--hard", "HEAD~1");
  await repo.git("commit", "--quiet", "--amend", "-m", "Other message");
  expect((await run("show", "topic")).text).toContain(
    "carried to the current patch set (only commit messages changed, ",
  );
});
