import { afterEach, describe, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const QUERY = `query ($revisionPath: String!) {
  repository(slug: "repo") {
    file(revisionPath: $revisionPath) { revision path mode oid commit { oid } blob { byteSize text } }
  }
}`;

async function runQuery(repo: TempRepo, revisionPath: string) {
  opened ??= await openGraphql(repo.path);
  return (await opened.query(QUERY, { revisionPath })).repository.file;
}
async function refusal(repo: TempRepo, revisionPath: string) {
  opened ??= await openGraphql(repo.path);
  const { errors } = await opened.answer(QUERY, { revisionPath });
  return errors?.[0]?.extensions;
}

describe("a file at a revision", () => {
  it("is found by branch and path, with git's data", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "src/a b.txt": "one\n", run: { program: "#!/bin/sh\n" } });
    await repo.commit({ "src/a b.txt": "two\n" });
    expect(await runQuery(repo, `${first}/src/a b.txt`)).toEqual({
      revision: first,
      path: "src/a b.txt",
      mode: "100644",
      oid: (await repo.git("rev-parse", `${first}:src/a b.txt`)).trim(),
      commit: { oid: first },
      blob: { byteSize: 4, text: "one\n" },
    });
    expect((await runQuery(repo, "main/src/a b.txt")).blob.text).toBe("two\n");
    expect((await runQuery(repo, "HEAD~1/src/a b.txt")).blob.text).toBe("one\n");
  });

  it("is read under the longest branch if there are two possibilities", async () => {
    const repo = await tempRepo();
    await repo.commit({ "x/a.txt": "in main\n", "a.txt": "root\n" });
    await repo.git("branch", "topic");
    expect((await runQuery(repo, "topic/x/a.txt")).revision).toBe("topic");
    await opened?.close();
    opened = undefined;
    await repo.git("branch", "-m", "topic", "topic/x");
    const file = await runQuery(repo, "topic/x/a.txt");
    expect([file.revision, file.path, file.blob.text]).toEqual(["topic/x", "a.txt", "root\n"]);
  });

  it("has no text if it is binary, and no content if it is a submodule", async () => {
    const { repo } = await oddRepo();
    for (const line of (await repo.git("ls-tree", "-r", "main")).split("\n")) {
      const [, mode, , oid = "", path = ""] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
      if (path.startsWith('"')) continue; // Git quotes it; its bytes are requested below.
      const file = await runQuery(repo, `main/${path}`);
      expect([file.mode, file.oid, file.blob === null], path).toEqual([mode, oid, mode === "160000"]);
    }
  });

  it("is refused if it does not exist, if it is a folder, and if only a revision is given", async () => {
    const repo = await tempRepo();
    await repo.commit({ "dir/a.txt": "a\n" });
    expect(await refusal(repo, "main/no.txt")).toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining("“no.txt” does not exist in main."),
    });
    expect(await refusal(repo, "main/dir")).toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining("“dir” is a folder in main, not a file."),
    });
    expect(await refusal(repo, "nowhere/a.txt")).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(repo, "main")).toMatchObject({ code: "BAD_INPUT" });
    expect(await refusal(repo, "main/../a.txt")).toMatchObject({ code: "NOT_FOUND" });
  });
});
