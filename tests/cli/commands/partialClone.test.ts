import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

const NEXT = "Run `galley doctor` in it for the command that brings it, or `git fsck` if that finds nothing.";

test("a partial clone without its remote is named as one, and the printed command completes it once the remote is back", async () => {
  const remote = await tempRepo();
  await remote.commit({ "a.txt": "one\n" });
  await remote.commit({ "a.txt": "two\nthree\n", "b.txt": "b\n" });
  await remote.git("config", "uploadpack.allowFilter", "true");
  const at = join(await tempFolder(), "clone");
  await remote.git("clone", "-q", "--no-checkout", "--filter=blob:none", `file://${remote.path}`, at);
  await rename(remote.path, `${remote.path}-away`);
  const clone = await tempRepo({ at, existing: true });
  await clone.git("config", "user.email", "ada@example.org");

  const doctor = await runGalley(at, ["doctor"]);
  expect(doctor.text).toContain("ok    The history is complete.\n");
  expect(doctor.text).toContain(
    "FAIL  Some objects are only in a remote (partial clone), and Galley fetches none of them.\n      Run `git fetch --refetch --no-filter`.\n",
  );
  expect(doctor.code).toBe(2);
  const listed = await runGalley(at, ["export", "HEAD"]);
  expect(listed.text).toContain(`2 files are in it without the changed lines. `);
  expect(listed.text).toContain(NEXT);
  expect(listed.code).toBe(2);
  const output = join(await tempFolder(), "change.html");
  const written = await runGalley(at, ["export", "HEAD", "-o", output]);
  expect(written.code).toBe(2);
  expect(await readFile(output, "utf8")).toContain("galley doctor");
  await expect(clone.git("fetch", "--unshallow")).rejects.toThrow("does not make sense");

  await rename(`${remote.path}-away`, remote.path);
  await clone.git("fetch", "-q", "--refetch", "--no-filter");
  await rename(remote.path, `${remote.path}-away`);
  expect((await runGalley(at, ["doctor"])).text).toContain("ok    No object was left in a remote.\n");
  const whole = await runGalley(at, ["export", "HEAD"]);
  expect(whole.text).toContain("2 files: 3 lines added, 1 line removed\n");
  expect(whole.code).toBe(0);
});
