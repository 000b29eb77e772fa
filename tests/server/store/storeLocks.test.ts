import { existsSync } from "node:fs";
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";
import { comments } from "./comments.ts";

const NOTE = "refs/notes/devtools/discuss";
const { add, keyed, shown } = comments;

describe("a lock that another program holds, or left", () => {
  async function lock(repo: TempRepo, seconds: number): Promise<string> {
    const file = `${repo.path}/.git/${NOTE}.lock`;
    await mkdir(`${repo.path}/.git/refs/notes/devtools`, { recursive: true });
    await writeFile(file, "");
    const at = Date.now() / 1000 - seconds;
    await utimes(file, at, at);
    return file;
  }

  for (const [seconds, age] of [
    [90, "90 seconds"],
    [7 * 60, "7 minutes"],
    [50 * 3600, "2 days"],
  ] as const)
    test(`that is ${age} old is reported at once, with its file and what to do, and not removed`, async () => {
      const repo = await tempRepo();
      const head = await repo.commit({ a: "1" });
      const file = await lock(repo, seconds);
      const store = await openStore(repo.path);
      await expect(add(store, head, keyed("not-yet-there"))).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining(
          `it made ${file} ${age} ago. Try again when it has ended. If no program uses the repository any more, on any machine, delete the file.`,
        ),
      });
      expect(existsSync(file)).toBe(true);
      await rm(file);
      await add(store, head, keyed("not-yet-there"));
      expect(await shown(repo, head)).toEqual([keyed("not-yet-there")]);
    });

  test("that is recent is waited for, and reported after the timeout", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const file = await lock(repo, 0);
    const store = await openStore(repo.path, { timeoutMs: 300 });
    await expect(add(store, head, keyed("not-yet-there"))).rejects.toThrow(
      `Another program holds a lock: it made ${file}`,
    );
    const patient = add(await openStore(repo.path), head, keyed("not-yet-there"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(existsSync(file)).toBe(true);
    await rm(file);
    await patient;
    expect(await shown(repo, head)).toEqual([keyed("not-yet-there")]);
  });
});
