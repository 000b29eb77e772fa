import { readFileSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { faultyGit, findStrace } from "#tests/helpers/faultyGit.ts";
import { deleteLocks } from "#tests/helpers/deleteLocks.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NOTE = "refs/notes/devtools/discuss";
const faults = faultyGit();
const strace = findStrace();

let repo: TempRepo;
let head: string;
let git: Repository;
let store: ReviewStore;

beforeEach(async () => {
  repo = await tempRepo();
  head = await repo.commit({ a: "1" });
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "before", head);
  git = await openRepository(repo.path);
  store = new ReviewStore(git, { timeoutMs: 400 });
  await store.snapshot();
});
afterEach(async () => {
  faults.restore();
  await store.close();
  await git.close();
});
afterAll(async () => {
  await brokerLink.close();
  faults.remove();
});

function line(key: string): string {
  return JSON.stringify({ description: "text", galley: { key } });
}

/** Writes a comment and returns the code of its error, null if there was none. */
async function write(key: string): Promise<string | null> {
  try {
    await store.append([{ ref: "discuss", revision: head, lines: [line(key)] }], { key });
    return null;
  } catch (error) {
    if (error instanceof GalleyError) return error.code;
    throw error;
  }
}

async function shown(): Promise<readonly string[]> {
  return (await repo.git("notes", "--ref=devtools/discuss", "show", head)).split("\n").filter(Boolean);
}

async function locks(): Promise<readonly string[]> {
  const files = await readdir(`${repo.path}/.git/refs`, { recursive: true });
  return files.filter((name) => name.endsWith(".lock"));
}

/** Checks that git finds no errors, and that writing the same comment again leaves it there once. */
async function expectWhole(...keys: readonly string[]): Promise<void> {
  await repo.git("fsck", "--strict");
  for (const key of keys) expect(await write(key)).toBe(null);
  expect(await shown()).toEqual(["before", ...keys.map(line)]);
  expect(await locks()).toEqual([]);
}

describe("a comment that cannot be written", () => {
  test.each([
    ["objects", "unpack-objects", "DISK_FULL"],
    // Git does not report the reason here, and the disk really has space.
    ["refs", "update-ref", "READ_ONLY"],
  ])(
    "because no file may grow when %s are to be written reports that, and leaves nothing behind",
    async (_, command, code) => {
      faults.fail(command, "trap '' XFSZ; ulimit -f 0");
      expect(await write("full-disk")).toBe(code);
      expect(await shown()).toEqual(["before"]);
      faults.restore();
      await expectWhole("full-disk");
    },
  );

  test.runIf(process.getuid?.() === 0 && process.platform === "linux").each(["unpack-objects", "update-ref"])(
    "because %s has no write permission reports READ_ONLY",
    async (command) => {
      await chmod(dirname(repo.path), 0o755);
      faults.fail(command, 'exec /usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups "$REAL" "$@"');
      expect(await write("no-right")).toBe("READ_ONLY");
      faults.restore();
      await expectWhole("no-right");
    },
  );

  test("because a folder is in the place of the lock reports CONFLICT", async () => {
    await mkdir(`${repo.path}/.git/${NOTE}.lock`);
    expect(await write("folder-in-place")).toBe("CONFLICT");
    await rm(`${repo.path}/.git/${NOTE}.lock`, { recursive: true });
    await expectWhole("folder-in-place");
  });

  test("because the repository was removed reports REPOSITORY_GONE", async () => {
    const away = join(await tempFolder(), "away");
    await rename(repo.path, away);
    expect(await write("gone-away")).toBe("REPOSITORY_GONE");
    await rename(away, repo.path);
    await expectWhole("gone-away");
  });

  test("because git is killed each time fails, and is written once when git works again", async () => {
    faults.fail("update-ref", "kill -9 $$");
    expect(["INTERNAL", "CONFLICT"]).toContain(await write("always-killed"));
    faults.restore();
    await expectWhole("always-killed");
  });
});

/** The calls by which git writes, and those by which it opens files. */
const OF_WRITING: ReadonlySet<string> = new Set(["write", "fsync", "link", "rename", "unlink", "mkdir"]);
const CALLS = [...OF_WRITING, "openat", "close"];
const WRITING_CODES = /^(?:DISK_FULL|READ_ONLY)$/u;
const ERRORS = ["ENOSPC", "EROFS", "EIO"];
/** `npm run soak` lets each call fail in each way, not only in one. */
const isSoak = process.env["GALLEY_SOAK_KILLS"] !== undefined;

describe.runIf(strace !== null)("every system call of git that fails while a comment is written", () => {
  /** Counts the calls of git of each kind. */
  async function countCalls(command: string): Promise<ReadonlyMap<string, number>> {
    const file = join(await tempFolder(), "trace");
    faults.fail(command, `exec ${strace} -qq -f -o ${file} -e trace=${CALLS.join(",")} "$REAL" "$@"`);
    expect(await write(`counted-for-${command}`)).toBe(null);
    faults.restore();
    const counts = new Map<string, number>();
    for (const [, call = ""] of readFileSync(file, "latin1").matchAll(/^\d+ +(\w+)\(/gmu))
      counts.set(call, (counts.get(call) ?? 0) + 1);
    return counts;
  }

  test.each(["unpack-objects", "update-ref"])(
    "is reported as an error, and leaves the repository intact: %s",
    async (command) => {
      const counts = await countCalls(command);
      const keys = [`counted-for-${command}`];
      let tries = 0;
      for (const [call, count] of counts) {
        for (let at = 1; at <= count; at += 1) {
          for (const error of isSoak ? ERRORS : [ERRORS[(tries += 1) % ERRORS.length] ?? ""]) {
            const key = `${error}-${call}-${at}`;
            const inject = `-e inject=${call}:error=${error}:when=${at}`;
            faults.fail(command, `exec ${strace} -qq -f -o /dev/null ${inject} "$REAL" "$@"`);
            const code = await write(key);
            faults.restore();
            keys.push(key);
            // A call that fails while git itself is being loaded, or reads, can have other codes.
            if (code !== null && OF_WRITING.has(call))
              expect([key, code]).toEqual([key, expect.stringMatching(WRITING_CODES)]);
            if (code !== null) await repo.git("fsck", "--strict");
            await deleteLocks(repo.path); // a git that cannot unlink leaves one
          }
        }
      }
      expect(keys.length).toBeGreaterThan(40);
      for (const key of keys) expect(await write(key)).toBe(null);
      expect((await shown()).toSorted()).toEqual(["before", ...keys.map(line)].toSorted());
      expect(await locks()).toEqual([]);
    },
  );
});
