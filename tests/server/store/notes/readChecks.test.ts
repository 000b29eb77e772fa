import { expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readChecks } from "#server/store/checks.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { note } from "../../reviews/notedReview.ts";

/** Neither imported by an agent nor doubtful. */
const PLAIN = { importedBy: null, reason: null };

test("the last report of each build tool is returned, the last of all analyses, and only web addresses", async () => {
  const repo = await tempRepo();
  const head = await repo.commit({ "a.txt": "a\n" });
  const other = await repo.commit({ "a.txt": "b\n" });
  const plain = await repo.commit({ "a.txt": "c\n" });
  const ci = (line: object): Promise<void> => note(repo, "ci", head, line);
  await ci({ timestamp: "1700000020", url: "https://ci.example.org/2", status: "success", agent: "build" });
  await ci({ timestamp: "1700000010", url: "https://ci.example.org/1", status: "failure", agent: "build" });
  await ci({ timestamp: "1700000015", url: "javascript:alert(1)", status: "failure", agent: "lint" });
  await ci({ timestamp: "1700000030", url: "", status: "running" });
  await ci({ timestamp: "1700000040", status: "success", agent: "build", v: 1 });
  await repo.git("notes", "--ref=devtools/ci", "append", "-m", "no JSON", head);
  await note(repo, "analyses", other, { timestamp: "1700000001", url: "file:///etc/passwd", status: "nmw" });
  await note(repo, "analyses", other, { timestamp: "1700000002", url: "http://lint.example.org/", status: "fyi" });
  const open = await openRepository(repo.path);
  expect(await readChecks(open, [head, other, plain])).toEqual([
    {
      ...PLAIN,
      commit: head,
      agent: "build",
      tool: "build",
      state: "SUCCESS",
      url: "https://ci.example.org/2",
      timestamp: "1700000020",
    },
    { ...PLAIN, commit: head, agent: "lint", tool: "lint", state: "FAILURE", url: null, timestamp: "1700000015" },
    { ...PLAIN, commit: head, agent: "", tool: "", state: "PENDING", url: null, timestamp: "1700000030" },
    {
      ...PLAIN,
      commit: other,
      agent: "",
      tool: "",
      state: "FOR_INFORMATION",
      url: "http://lint.example.org/",
      timestamp: "1700000002",
    },
  ]);
  expect(await readChecks(open, [])).toEqual([]);
  await open.close();
});

test("a repository without reports has no checks", async () => {
  const repo = await tempRepo();
  const head = await repo.commit({ "a.txt": "a\n" });
  const open = await openRepository(repo.path);
  expect(await readChecks(open, [head])).toEqual([]);
  await open.close();
});
