import { describe, expect, test } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";

describe("a commit that is archived", () => {
  test("outlives its branch; archiving it or its ancestors again adds nothing", async () => {
    const repo = await tempRepo();
    const base = await repo.commit({ a: "1" });
    await repo.git("checkout", "--quiet", "-b", "topic");
    const first = await repo.commit({ a: "2" });
    const second = await repo.commit({ a: "3" });
    const store = await openStore(repo.path);
    await store.archive([first]);
    await store.archive([second, second]);
    await store.archive([first, base, second]);
    await store.archive([]);
    const ref = "refs/devtools/archives/reviews";
    const [one = "", two = ""] = (
      await repo.git("log", "--first-parent", "--reverse", "--format=%H", `${base}..${ref}`)
    )
      .split("\n")
      .slice(-2);
    expect(await repo.git("log", "--no-walk=unsorted", "--format=%s %T %P", one, two)).toBe(
      [
        `Archive ${first} ${await repo.git("rev-parse", `${first}^{tree}`)} ${first}`,
        `Archive ${second} ${await repo.git("rev-parse", `${second}^{tree}`)} ${one} ${second}`,
      ].join("\n"),
    );
    await repo.git("checkout", "--quiet", "--detach", base);
    await repo.git("branch", "-D", "topic");
    await repo.git("reflog", "expire", "--expire=now", "--all");
    await repo.git("gc", "--quiet", "--prune=now");
    expect(await repo.git("cat-file", "-t", second)).toBe("commit");
  });

  test("that is missing fails as OBJECT_MISSING and archives none of the others", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const store = await openStore(repo.path);
    await expect(store.archive([head, "1".repeat(40)])).rejects.toMatchObject({ code: "OBJECT_MISSING" });
    expect(await repo.git("for-each-ref", "refs/devtools")).toBe("");
  });
});
