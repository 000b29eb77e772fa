import { rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedTogether } from "#server/git/history/changedTogether.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const faults = faultyGit();
let repo: TempRepo;
let open: Repository;
let oids: readonly string[];

beforeAll(async () => {
  repo = await tempRepo();
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`many/${at}`, "1"]));
  const made = [
    await repo.commit({ "a.ts": "1", "tests/a.ts": "1" }, "first"),
    await repo.commit({ "a.ts": "2" }, "one file"),
    await repo.commit(many, "very many"),
    await repo.commit({ "\nodd\n": "1", "b \udcff.ts": "1", "c\td": "1" }, "odd names"),
  ];
  await repo.git("checkout", "--quiet", "-b", "side", "HEAD~2");
  const side = await repo.commit({ "a.ts": null, "e.ts": "2" }, "named otherwise");
  await repo.git("checkout", "--quiet", "main");
  await repo.git("merge", "--quiet", "--no-edit", "side");
  oids = [...made, side, await repo.git("rev-parse", "HEAD")];
  open = await openRepository(repo.path);
});
afterAll(async () => {
  await open.close();
  await brokerLink.close();
});

const ODD = ["\nodd\n", "b \udcff.ts", "c\td"];
const FIRST = ["a.ts", "tests/a.ts"];
const LONG = { withinMs: 20_000 };

test("the files of each commit are listed, newest first, except for merges, single files and very many files", async () => {
  const listed = await changedTogether(open, oids[5] ?? "", LONG);
  expect(listed).toEqual([["a.ts", "e.ts"], ODD, FIRST]);
});

test("an object that is not a commit has no history", async () => {
  const tree = await repo.git("rev-parse", "HEAD^{tree}");
  expect(await changedTogether(open, tree, LONG)).toEqual([]);
});

test("a caller that does not wait gets partial data, and the next caller that waits gets all", async () => {
  const tip = oids[3] ?? "";
  const goOn = `${repo.path}/.git/go-on`;
  faults.fail("log", `PATH=/usr/bin:/bin; until [ -e '${goOn}' ]; do sleep 0.02; done`);
  expect(await changedTogether(open, tip, { withinMs: 0 })).toEqual([]);
  await writeFile(goOn, "");
  faults.restore();
  expect(await changedTogether(open, tip, LONG)).toEqual([ODD, FIRST]);
  expect(await changedTogether(open, tip, { withinMs: 0 })).toEqual([ODD, FIRST]);
});

test("a broken history is listed as far as it is readable, and completely once it is repaired", async () => {
  const broken = await tempRepo();
  const [first = "", , last = ""] = [
    await broken.commit({ a: "1", b: "1" }),
    await broken.commit({ c: "1" }),
    await broken.commit({ a: "2", c: "2" }),
  ];
  const whole = await openRepository(broken.path);
  const lost = `objects/${first.slice(0, 2)}/${first.slice(2)}`;
  const bytes = await broken.gitBytes(["cat-file", "commit", first]);
  await rm(`${broken.path}/.git/${lost}`);
  expect(await changedTogether(whole, last, LONG)).toEqual([["a", "c"]]);
  await broken.gitBytes(["hash-object", "-t", "commit", "-w", "--stdin"], { input: bytes });
  expect(await changedTogether(whole, last, LONG)).toEqual([
    ["a", "c"],
    ["a", "b"],
  ]);
  await whole.close();
});
