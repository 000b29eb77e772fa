import { describe, expect, test } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { openStore } from "./openStore.ts";

describe("private state", () => {
  test("is a tree of texts below a ref whose commit has no parent, and has no reflog", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1" });
    const store = await openStore(repo.path);
    expect(await store.readPrivate("drafts")).toEqual(new Map());
    await store.editPrivate(
      "drafts",
      () =>
        new Map([
          ["a/one", "1"],
          ["a/two", "2"],
          ["b", "3"],
        ]),
    );
    await store.editPrivate(
      "drafts",
      () =>
        new Map([
          ["a/one", null],
          ["b", "Ä\n"],
          ["absent", null],
        ]),
    );
    expect(await store.readPrivate("drafts")).toEqual(
      new Map([
        ["a/two", "2"],
        ["b", "Ä\n"],
      ]),
    );
    expect(await (await openStore(repo.path)).readPrivate("drafts")).toEqual(
      new Map([
        ["a/two", "2"],
        ["b", "Ä\n"],
      ]),
    );
    expect(await repo.git("ls-tree", "-r", "--name-only", "refs/galley/drafts")).toBe("a/two\nb");
    expect(await repo.git("log", "--format=%p", "refs/galley/drafts")).toBe("");
    expect(await repo.git("reflog", "show", "refs/galley/drafts")).toBe("");
    expect(await store.readPrivate("marks")).toEqual(new Map());
    await repo.git("fsck", "--strict");
  });

  test("has both of two simultaneous changes, and an edit that changes nothing writes nothing", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1" });
    const stores = [await openStore(repo.path), await openStore(repo.path), await openStore(repo.path)];
    const names = Array.from({ length: 12 }, (_, n) => `file-${n}`);
    await Promise.all(
      names.map((name, n) =>
        stores[n % 3]?.editPrivate(
          "marks",
          (files) =>
            new Map([
              [name, "x"],
              ["count", `${Number(files.get("count") ?? 0) + 1}`],
            ]),
        ),
      ),
    );
    const files = await stores[0]?.readPrivate("marks");
    expect(files?.get("count")).toBe("12");
    expect([...(files?.keys() ?? [])].toSorted()).toEqual([...names, "count"].toSorted());
    const tip = await repo.git("rev-parse", "refs/galley/marks");
    await stores[1]?.editPrivate("marks", () => new Map([["count", "12"]]));
    expect(await repo.git("rev-parse", "refs/galley/marks")).toBe(tip);
  });

  test.each(["", "/a", "a//b", "../a", "a/.git", "a/.GIT/b", "a\nb"])("cannot be at %j", async (path) => {
    const repo = await tempRepo();
    const store = await openStore(repo.path);
    const editing = store.editPrivate("drafts", () => new Map([[path, "x"]]));
    await expect(editing).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await repo.git("for-each-ref")).toBe("");
  });
});
