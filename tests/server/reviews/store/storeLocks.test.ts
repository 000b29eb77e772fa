import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { afterAll, describe, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const NOTE = "refs/notes/devtools/discuss";
const { add, keyed, shown } = comments;

afterAll(() => brokerLink.close());

describe("a lock that a killed git left", () => {
  async function lock(repo: TempRepo, seconds: number): Promise<string> {
    const file = `${repo.path}/.git/${NOTE}.lock`;
    await mkdir(`${repo.path}/.git/refs/notes/devtools`, { recursive: true });
    await writeFile(file, "");
    const at = Date.now() / 1000 - seconds;
    await utimes(file, at, at);
    return file;
  }

  test.runIf(process.platform === "linux")("is removed when it is old, and writing continues", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    await lock(repo, 11);
    await add(await openStore(repo.path), head, keyed("after-the-lock"));
    expect(await shown(repo, head)).toEqual([keyed("after-the-lock")]);
    expect(await readdir(`${repo.path}/.git/refs/notes/devtools`)).toEqual(["discuss"]);
  });

  test("that is recent is waited for, and reported after the timeout", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const file = await lock(repo, 0);
    const store = await openStore(repo.path, { timeoutMs: 300 });
    await expect(add(store, head, keyed("not-yet-there"))).rejects.toMatchObject({
      code: "CONFLICT",
      message: `Another program holds the lock of ${NOTE}. If no git is running here, delete ${NOTE}.lock in the repository's git folder, then try again.`,
    });
    const patient = add(await openStore(repo.path), head, keyed("not-yet-there"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await rm(file);
    await patient;
    expect(await shown(repo, head)).toEqual([keyed("not-yet-there")]);
  });
});
