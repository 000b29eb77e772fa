import { describe, expect, onTestFinished, test, vi } from "vitest";
import { RANGE_DIFF_COMMITS_MAX } from "#contract/limits.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { rangeDiff, type CommitMatch } from "#server/git/patches/rangeDiff.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const DIGITS = 12;

/** The output of git, with ids abbreviated by git itself. */
async function printed(repo: TempRepo, ...ranges: readonly string[]): Promise<readonly string[]> {
  const setting = `core.abbrev=${DIGITS}`;
  const text = await repo.git("-c", setting, "range-diff", "-s", "--no-color", ...ranges);
  const lines = text.split("\n").filter(Boolean);
  return lines.map((line) => line.replace(/^ *\S+: +(\S+) (.) +\S+: +(\S+) .*$/u, "$1 $2 $3"));
}

function shown({ old, new: next, isEqual }: CommitMatch): string {
  const short = (oid: string | null): string => oid?.slice(0, DIGITS) ?? "-".repeat(DIGITS);
  const sign = old === null ? ">" : next === null ? "<" : isEqual ? "=" : "!";
  return `${short(old)} ${sign} ${short(next)}`;
}

const text = (seed: number): string => Array.from({ length: 30 }, (_, n) => `line ${(n * seed) % 97}\n`).join("");

describe.each(["sha1", "sha256"] as const)("two versions of a branch (%s)", (objectFormat) => {
  test("are paired as in git: unchanged, reworded, edited, dropped, added and in a different order", async () => {
    const repo = await tempRepo({ objectFormat });
    const base = await repo.commit({ z: "z\n" });
    const names = ["kept", "reworded", "edited", "dropped", "last"];
    for (const [n, name] of names.entries()) await repo.commit({ [name]: text(n + 3) }, `Add ${name}`);
    const old = await repo.git("rev-parse", "HEAD");
    await repo.git("checkout", "--quiet", "--detach", base);
    const onto = await repo.commit({ other: "o\n" });
    await repo.commit({ last: text(7) }, "Add last");
    await repo.commit({ kept: text(3) }, "Add kept");
    await repo.commit({ reworded: text(4) }, "Add it in other words");
    await repo.commit({ added: text(50) }, "Add one more");
    const head = await repo.commit({ edited: `${text(5)}and more\n` }, "Add edited");
    const open = await openRepository(repo.path);
    const found = await rangeDiff(open, { base, head: old }, { base: onto, head });
    expect(found.map(shown)).toEqual(await printed(repo, `${base}..${old}`, `${onto}..${head}`));
    const signs = found.map(({ old: one, new: other, isEqual }) => [one !== null, other !== null, isEqual].join(" "));
    expect(signs.toSorted()).toEqual(
      [
        "true true true",
        "true true true",
        "true true false",
        "true true false",
        "true false false",
        "false true false",
      ].toSorted(),
    );
    expect(await rangeDiff(open, { base, head: base }, { base, head: base })).toEqual([]);
    expect((await rangeDiff(open, { base, head: base }, { base: onto, head })).map(({ old: one }) => one)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    await open.close();
  });
});

test("ranges of a random history with merges are paired as in git", { tags: "slow" }, async () => {
  const repo = await randomRepo({ seed: 31, commits: 120, width: 6, skew: 0 });
  const open = await openRepository(repo.path);
  const oids = (await repo.git("rev-list", "--all")).split("\n");
  const random = seededRandom(31);
  const any = (): string => oids[Math.floor(random() * oids.length)] ?? "";
  let paired = 0;
  for (let round = 0; round < 15; round += 1) {
    const [older, newer] = [
      { base: any(), head: any() },
      { base: any(), head: any() },
    ];
    const found = await rangeDiff(open, older, newer);
    const ranges = [older, newer].map(({ base, head }) => `${base}..${head}`);
    expect(found.map(shown)).toEqual(await printed(repo, ...ranges));
    paired += found.filter(({ old, new: other }) => old !== null && other !== null).length;
  }
  expect(paired).toBeGreaterThan(10);
  await open.close();
});

test("subjects that look like git's own lines, and odd bytes, are not treated as pairs", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ a: "1\n" });
  const oid = "1".repeat(40);
  await repo.commit({ a: "2\n" }, `x\n1:  ${oid} = 1:  ${oid} x`);
  const head = await repo.commit({ a: "caf\uDCE9\n" }, `caf\uDCE9 1:  ${oid} = 2:  ${oid} x`);
  const open = await openRepository(repo.path);
  const found = await rangeDiff(open, { base, head }, { base, head });
  expect(found.map(({ isEqual }) => isEqual)).toEqual([true, true]);
  expect(found.map(({ old }) => old)).not.toContain(oid);
  await open.close();
});

test("no setting and no note of the repository has an effect", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ ".gitattributes": "* diff=evil\n", a: "1\n" });
  const head = await repo.commit({ a: "2\n" });
  const open = await openRepository(repo.path);
  const plain = await rangeDiff(open, { base, head }, { base, head });
  await repo.git("notes", "add", "-m", "a note", head);
  for (const [key, value] of [
    ["diff.evil.textconv", "false"],
    ["diff.noprefix", "true"],
    ["diff.external", "false"],
    ["core.abbrev", "5"],
    ["color.ui", "always"],
  ] as const)
    await repo.git("config", key, value);
  expect(await rangeDiff(open, { base, head }, { base, head })).toEqual(plain);
  await open.close();
});

test("versions with too many commits are refused", async () => {
  const repo = await tempRepo();
  const lines = Array.from(
    { length: RANGE_DIFF_COMMITS_MAX + 2 },
    (_, n) => `commit refs/heads/main\ncommitter C <c@example.org> ${1_700_000_000 + n} +0000\ndata 1\nx\n`,
  );
  await repo.gitBytes(["fast-import", "--quiet"], { input: lines.join("") });
  const [head, base] = [await repo.git("rev-parse", "main"), await repo.git("rev-list", "--max-parents=0", "main")];
  const open = await openRepository(repo.path);
  const long = { base, head };
  await expect(rangeDiff(open, long, { base, head: base })).rejects.toMatchObject({ code: "TOO_LARGE" });
  await expect(rangeDiff(open, { base, head: base }, long)).rejects.toMatchObject({ code: "TOO_LARGE" });
  await open.close();
});

test("a signal stops a running command", async () => {
  const repo = await tempRepo();
  // No two commits are similar: git compares each with each, which takes a second.
  const stream = ["old", "new"].flatMap((branch) =>
    Array.from(
      { length: RANGE_DIFF_COMMITS_MAX },
      (_, n) =>
        `commit refs/heads/${branch}\ncommitter C <c@example.org> ${1_700_000_000 + n} +0000\ndata 1\nx\n` +
        `M 100644 inline ${branch}\ndata 4\n${String(n).padStart(4)}\n`,
    ),
  );
  await repo.gitBytes(["fast-import", "--quiet"], { input: stream.join("") });
  const rangeOf = async (branch: string) => ({
    base: await repo.git("rev-list", "--max-parents=0", branch),
    head: await repo.git("rev-parse", branch),
  });
  const open = await openRepository(repo.path);
  const abort = new AbortController();
  // Aborts as soon as git has started, when it cannot have answered yet.
  const start = brokerLink.startChild;
  vi.spyOn(brokerLink, "startChild").mockImplementation((order, events) => {
    const child = start(order, events);
    if (order.args.includes("range-diff")) abort.abort(new Error("called off"));
    return child;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const running = rangeDiff(open, await rangeOf("old"), await rangeOf("new"), { signal: abort.signal });
  await expect(running).rejects.toThrow("called off");
  await open.close();
});
