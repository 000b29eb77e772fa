import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { unpackObjects } from "#server/git/refs/updateRefs.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const faults = faultyGit();
afterEach(() => faults.restore());
afterAll(async () => {
  await brokerLink.close();
  faults.remove();
});

const WENT = "error: unable to create temporary file: No such file or directory";

test("a folder of objects that `git gc` removes as empty during a write is created again", async () => {
  const repo = await tempRepo();
  const git = await openRepository(repo.path);
  const pack = new ObjectPack("sha1");
  const oid = pack.add("blob", Buffer.from("kept\n"));
  const once = join(repo.path, "once");
  faults.fail("unpack-objects", `[ -f "${once}" ] || { : >"${once}"; echo "${WENT}" >&2; exit 128; }`);
  await unpackObjects(git, Promise.resolve(pack));
  expect(await repo.git("cat-file", "blob", oid)).toBe("kept");
  await git.close();
});

test("if that never ends, the failure reports that nothing can be written", async () => {
  const repo = await tempRepo();
  const git = await openRepository(repo.path);
  const pack = new ObjectPack("sha1");
  pack.add("blob", Buffer.from("kept\n"));
  faults.fail("unpack-objects", `echo "${WENT}" >&2; exit 128`);
  await expect(unpackObjects(git, pack)).rejects.toMatchObject({ code: "READ_ONLY" });
  await git.close();
});
