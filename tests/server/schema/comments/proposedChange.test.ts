import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { notesByHand } from "../notesByHand.ts";

const lines = (changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 60 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

let repo: TempRepo;
let opened: OpenedGraphql;
let first: string;
let second: string;
const threads: Record<string, string> = {};

/**
 * A review of two patch sets. The second changes lines 10, 30 and 50 of one file and adds another file; comments
 * requested 10 and 30.
 */
beforeAll(async () => {
  repo = await tempRepo();
  const base = await repo.commit({ "a.txt": lines() }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  first = await repo.commit({ "a.txt": lines({ 1: "first" }) }, "Change");
  const branches = { reviewRef: "refs/heads/topic", targetRef: "refs/heads/main", requester: "ada@example.org" };
  const notes = notesByHand(repo);
  const request = { timestamp: "1700001000", ...branches, description: "Change", baseCommit: base };
  await notes.request(first, { ...request, galley: { act: "request", head: first, base } });
  const comment = async (line: number, seconds: number) => {
    const location = { commit: first, path: "a.txt", range: { startLine: line } };
    const text = {
      timestamp: `17000011${seconds}`,
      author: "rita@example.org",
      location,
      description: `Line ${line}?`,
    };
    return notes.comment(first, { ...text, resolved: false });
  };
  threads["ten"] = await comment(10, 10);
  threads["thirty"] = await comment(30, 11);
  threads["forty"] = await comment(40, 12);
  const changed = { 1: "first", 10: "TEN", 30: "THIRTY", 32: "near thirty", 50: "FIFTY" };
  second = await repo.commit({ "a.txt": lines(changed), "new.txt": "new\n" }, "Address");
  await notes.request(first, {
    ...request,
    timestamp: "1700001300",
    galley: { act: "patchSet", head: second, base },
  });
  for (const [index, name] of ["ten", "thirty"].entries()) {
    const answer = { timestamp: `170000140${index}`, author: "ada@example.org", parent: threads[name] };
    const galley = { agent: { name: "Robo" }, addressed: { by: second } };
    await notes.comment(first, { ...answer, description: "Done." }, galley);
  }
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

async function review() {
  const fields = `addressedThreadCount openThreadCount
    threads { oid addressed { change { path patch } } }`;
  const answer = await opened.query(
    `{ repository(slug: "repo") { review(key: "${first.slice(0, 12)}") { ${fields} } } }`,
  );
  return answer.repository.review;
}

it("a proposal shows the lines that changed for its thread, from the comment to the commit that it names", async () => {
  const found = (await review()).threads;
  const changeOf = (name: string) => found.find(({ oid }: { oid: string }) => oid === threads[name]).addressed?.change;
  expect(changeOf("ten")).toEqual({
    path: "a.txt",
    patch: "@@ -7,7 +7,7 @@\n line 7\n line 8\n line 9\n-line 10\n+TEN\n line 11\n line 12\n line 13\n",
  });
  // A change close to the line is part of it.
  expect(changeOf("thirty").patch).toBe(
    "@@ -27,9 +27,9 @@\n line 27\n line 28\n line 29\n-line 30\n+THIRTY\n line 31\n-line 32\n+near thirty\n line 33\n line 34\n line 35\n",
  );
  expect(changeOf("forty")).toBeUndefined();
});

it("open threads and those proposed as addressed are counted separately", async () => {
  expect(await review()).toMatchObject({ openThreadCount: 3, addressedThreadCount: 2 });
});

it("a proposal may name a commit that is no patch set", async () => {
  const parent = threads["forty"];
  const answer = { timestamp: "1700001500", author: "ada@example.org", parent, description: "Done before." };
  await notesByHand(repo).comment(first, answer, { agent: { name: "Robo" }, addressed: { by: await fixOfForty() } });
  const forty = (await review()).threads.find(({ oid }: { oid: string }) => oid === parent);
  expect(forty.addressed.change.patch).toContain("-line 40\n+FORTY\n");
});

/** Commits a change of only line 40 that is in no patch set. */
async function fixOfForty(): Promise<string> {
  const changed = { 1: "first", 10: "TEN", 30: "THIRTY", 32: "near thirty", 40: "FORTY", 50: "FIFTY" };
  const fix = await repo.commit({ "a.txt": lines(changed) }, "Forty");
  await repo.git("reset", "-q", "--hard", second);
  return fix;
}

it("a removed line that was put back is shown as what changed for the comment that asked for it", async () => {
  const own = await tempRepo();
  const base = await own.commit({ "a.txt": lines(), "gone.txt": "kept\n" }, "Base");
  await own.git("checkout", "-q", "-b", "topic");
  const short = lines({ 5: "five" }).replace("line 20\n", "");
  const removed = await own.commit({ "a.txt": short, "gone.txt": null }, "Remove");
  const put = await own.commit({ "a.txt": lines({ 5: "five" }), "gone.txt": "kept\n", "b.txt": "b\n" }, "Put back");
  const notes = notesByHand(own);
  const branches = { reviewRef: "refs/heads/topic", targetRef: "refs/heads/main", requester: "ada@example.org" };
  const request = { ...branches, description: "Remove", baseCommit: base };
  await notes.request(removed, {
    ...request,
    timestamp: "1700001000",
    galley: { act: "request", head: removed, base },
  });
  await notes.request(removed, { ...request, timestamp: "1700001300", galley: { act: "patchSet", head: put, base } });
  for (const [at, path, startLine] of [
    [0, "a.txt", 20],
    [1, "gone.txt", 1],
  ] as const) {
    const location = { commit: base, path, range: { startLine } };
    const text = { timestamp: `170000110${at}`, author: "rita@example.org", location, description: `Keep ${path}.` };
    const parent = await notes.comment(removed, { ...text, resolved: false }, { side: "old", patchSet: 1 });
    const answer = { timestamp: `170000140${at}`, author: "ada@example.org", parent, description: "Done." };
    await notes.comment(removed, answer, { agent: { name: "Robo" }, addressed: { by: put } });
  }
  const other = await openGraphql(own.path);
  const fields = "threads { addressed { change { path patch } } }";
  const answer = await other.query(
    `{ repository(slug: "repo") { review(key: "${removed.slice(0, 12)}") { ${fields} } } }`,
  );
  await other.close();
  const { threads: found } = answer.repository.review;
  expect(found.map(({ addressed }: { addressed: { change: unknown } }) => addressed.change)).toEqual([
    {
      path: "a.txt",
      patch: "@@ -17,6 +17,7 @@\n line 17\n line 18\n line 19\n+line 20\n line 21\n line 22\n line 23\n",
    },
    { path: "gone.txt", patch: "@@ -0,0 +1,1 @@\n+kept\n" },
  ]);
});
