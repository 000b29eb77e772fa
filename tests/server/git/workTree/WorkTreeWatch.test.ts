import { mkdir, rename, rm, symlink, writeFile, appendFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { WorkTreeWatch, type WorkTreeWatchOptions } from "#server/git/workTree/WorkTreeWatch.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A watched repository and its reports. */
interface Watched {
  readonly repo: TempRepo;
  readonly repository: Repository;
  readonly watch: WorkTreeWatch;
  /** Returns all paths reported since the previous call; ANY if it may have been any path. */
  readonly reported: () => readonly string[];
  readonly at: (path: string) => string;
}

const ANY = "(any)";

async function watched(repo: TempRepo, options?: WorkTreeWatchOptions): Promise<Watched> {
  const repository = await openRepository(repo.path);
  let changedPaths = new Set<string>();
  let hasBegun = false;
  const watch = new WorkTreeWatch(
    repository,
    (paths) => {
      hasBegun = true;
      for (const path of paths ?? [ANY]) changedPaths.add(path);
    },
    options,
  );
  ends.push(
    () => repository.close(),
    () => watch.end(),
  );
  await expect.poll(() => hasBegun).toBe(true);
  changedPaths = new Set();
  const reported = (): readonly string[] => {
    const paths = [...changedPaths].sort();
    changedPaths = new Set();
    return paths;
  };
  return { repo, repository, watch, reported, at: (path) => join(repo.path, path) };
}

/** Collects reports until they contain all wanted paths, or until one reports that anything may have changed. */
async function expectPaths({ reported }: Watched, wanted: readonly string[]): Promise<readonly string[]> {
  const all = new Set<string>();
  await expect
    .poll(
      () => {
        for (const path of reported()) all.add(path);
        return all.has(ANY) ? [] : wanted.filter((path) => !all.has(path));
      },
      { interval: 30 },
    )
    .toEqual([]);
  return [...all];
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

/**
 * Waits until all earlier changes are reported, however slow git is: writes two files, one after another, and waits for
 * their reports. Returns the other reported paths.
 */
async function settled(one: Watched): Promise<readonly string[]> {
  const all: string[] = [];
  for (const name of ["settled-1.txt", "settled-2.txt"]) {
    await writeFile(one.at(name), "1\n");
    all.push(...(await expectPaths(one, [name])).filter((path) => !path.startsWith("settled-")));
  }
  return all;
}

async function plain(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({
    "a.txt": "1\n",
    "src/b.txt": "1\n",
    "src/deep/er/c.txt": "1\n",
    ".gitignore": "*.log\nbuild/\n",
  });
  return repo;
}

describe("a work tree that is watched", () => {
  test("reports which files were edited, created and deleted, by their paths", async () => {
    const one = await watched(await plain());
    expect(one.watch.mode).toBe("EVENTS");
    await appendFile(one.at("a.txt"), "2\n");
    await appendFile(one.at("src/deep/er/c.txt"), "2\n");
    await writeFile(one.at("src/new.txt"), "2\n");
    await rm(one.at("src/b.txt"));
    expect([...(await expectPaths(one, ["a.txt", "src/b.txt", "src/deep/er/c.txt", "src/new.txt"]))].sort()).toEqual([
      "a.txt",
      "src/b.txt",
      "src/deep/er/c.txt",
      "src/new.txt",
    ]);
  });

  test("reports a file that an editor writes beside the old one and renames over it", async () => {
    const one = await watched(await plain());
    await writeFile(one.at("src/.b.txt.swp"), "2\n");
    await rename(one.at("src/.b.txt.swp"), one.at("src/b.txt"));
    await expectPaths(one, ["src/b.txt"]);
  });

  test(
    "misses none of 200 files that are created in new nested folders, and none of their later edits",
    { tags: "slow" },
    async () => {
      const one = await watched(await plain());
      const files = Array.from({ length: 200 }, (_, index) => `new/${index % 20}/x/${index % 7}/y/${index}.txt`);
      await Promise.all(
        files.map(async (file) => {
          await mkdir(join(one.at(file), ".."), { recursive: true });
          await writeFile(one.at(file), "1\n");
        }),
      );
      await expectPaths(one, files);
      await quiet();
      one.reported();
      await Promise.all(files.map((file) => appendFile(one.at(file), "2\n")));
      await expectPaths(one, files);
    },
  );

  test("misses none of 1,000 quick edits", { tags: "slow" }, async () => {
    const repo = await plain();
    const files = Array.from({ length: 1000 }, (_, index) => `many/${index % 10}/${index}.txt`);
    await repo.commit(Object.fromEntries(files.map((file) => [file, "1\n"])));
    const one = await watched(repo);
    for (const file of files) await appendFile(one.at(file), "2\n");
    await expectPaths(one, files);
  });

  test("follows a folder to its new name, and another one that takes its old name", { tags: "slow" }, async () => {
    const one = await watched(await plain());
    await rename(one.at("src"), one.at("lib"));
    await mkdir(one.at("src/deep"), { recursive: true });
    await expectPaths(one, ["src", "lib"]);
    await quiet();
    one.reported();
    await appendFile(one.at("lib/deep/er/c.txt"), "2\n");
    await writeFile(one.at("src/deep/d.txt"), "2\n");
    const paths = await expectPaths(one, ["lib/deep/er/c.txt", "src/deep/d.txt"]);
    expect(paths).not.toContain("src/deep/er/c.txt");
  });

  test("reports what git itself does: checkout, commit, stash, reset, rebase, rm", async () => {
    const repo = await plain();
    await repo.git("checkout", "-q", "-b", "topic");
    await repo.commit({ "src/b.txt": "topic\n" });
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "a.txt": "main\n" });
    const one = await watched(repo);
    const steps: readonly (readonly [readonly string[], readonly string[]])[] = [
      [
        ["checkout", "-q", "topic"],
        ["a.txt", "src/b.txt"],
      ],
      [["rebase", "-q", "main"], ["a.txt"]],
      [["reset", "-q", "--hard", "HEAD~1"], ["src/b.txt"]],
      [["rm", "-q", "-r", "src/deep"], ["src/deep"]],
      [["stash", "-q"], ["src/deep"]],
      [["stash", "pop", "-q"], ["src/deep"]],
      [["commit", "-q", "-a", "-m", "Gone"], [ANY]],
    ];
    for (const [args, wanted] of steps) {
      await repo.git(...args);
      await expectPaths(one, wanted);
    }
  });

  test("does not report what git ignores, including a new folder", async () => {
    const one = await watched(await plain());
    await writeFile(one.at("noise.log"), "1\n");
    await mkdir(one.at("build/objects"), { recursive: true });
    await writeFile(one.at("build/objects/a.o"), "1\n");
    expect(await settled(one)).toEqual([]);
    await appendFile(one.at("noise.log"), "2\n");
    await writeFile(one.at("build/objects/b.o"), "1\n");
    expect(await settled(one)).toEqual([]);
    await writeFile(one.at(".gitignore"), "*.log\n");
    await expectPaths(one, [".gitignore", ANY]);
    await settled(one);
    await appendFile(one.at("build/objects/b.o"), "2\n");
    await expectPaths(one, ["build/objects/b.o"]);
  });

  test("reports an empty folder's first file, although git does not track the folder", async () => {
    const repo = await plain();
    await mkdir(join(repo.path, "empty/within"), { recursive: true });
    const one = await watched(repo);
    await writeFile(one.at("empty/within/a.txt"), "1\n");
    await expectPaths(one, ["empty/within/a.txt"]);
  });

  test("reports files whose names are not UTF-8, start with a dash or contain a newline", async () => {
    const one = await watched(await plain());
    await one.repo.write({ "-x\n.txt": "1\n", "bad\udcff.txt": "1\n" });
    await expectPaths(one, ["-x\n.txt", "bad\udcff.txt"]);
  });
});

describe("a work tree that is hard to watch", () => {
  test("with circular links, or links out of the repository: they are not followed", async () => {
    const repo = await plain();
    await symlink(".", join(repo.path, "circle"));
    await symlink("/", join(repo.path, "src/out"));
    const one = await watched(repo);
    await symlink("..", one.at("src/up"));
    await mkdir(one.at("fresh"));
    await symlink("..", one.at("fresh/up"));
    await writeFile(one.at("fresh/a.txt"), "1\n");
    const paths = await expectPaths(one, ["src/up", "fresh/a.txt"]);
    expect(paths.filter((path) => path.startsWith("src/up/") || path.startsWith("fresh/up/"))).toEqual([]);
  });

  test("with a repository inside: it is not entered", async () => {
    const one = await watched(await plain());
    await mkdir(one.at("inner"));
    await one.repo.git("init", "-q", "inner");
    await settled(one);
    await writeFile(one.at("inner/a.txt"), "1\n");
    expect(await settled(one)).toEqual([]);
  });

  test(
    "with more folders than can be watched: it is polled, and changes are still reported",
    { tags: "slow" },
    async () => {
      const one = await watched(await plain(), { mostFolders: 3, pollMs: 50 });
      expect(one.watch.mode).toBe("POLLING");
      await appendFile(one.at("src/deep/er/c.txt"), "2\n");
      await expectPaths(one, [ANY]);
      await quiet();
      one.reported();
      await appendFile(one.at("src/deep/er/c.txt"), "3\n");
      await expectPaths(one, [ANY]);
      await quiet();
      one.reported();
      await quiet();
      expect(one.reported()).toEqual([]);
    },
  );

  test("with changes that the system does not report: they are found by polling", async () => {
    const repo = await plain();
    await mkdir(join(repo.path, "hidden.log"));
    await repo.write({ "hidden.log/.keep": "" });
    const one = await watched(repo, { anywayMs: 100 });
    await quiet();
    one.reported();
    await repo.git("add", "-f", "hidden.log/.keep");
    await expectPaths(one, [ANY]);
    await quiet();
    one.reported();
    await appendFile(one.at("hidden.log/.keep"), "1\n");
    await expectPaths(one, [ANY]);
  });

  test("that disappears is reported once or twice, and breaks nothing", async () => {
    const one = await watched(await plain());
    await rm(one.repo.path, { recursive: true, force: true });
    await expectPaths(one, ["src"]);
    await expect.poll(() => quiet().then(one.reported)).toEqual([]);
  });

  test("reports nothing after the end", async () => {
    const one = await watched(await plain());
    await appendFile(one.at("a.txt"), "2\n");
    one.watch.end();
    one.reported(); // clears the reports from before the end
    await appendFile(one.at("a.txt"), "3\n");
    await quiet();
    expect(one.reported()).toEqual([]);
  });
});
