import { afterEach, describe, expect, test } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { filesOf } from "#tests/helpers/filesOf.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: { readonly path: string }): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

describe("an untracked file", () => {
  const SECRETS = [
    ".env",
    ".env.local",
    "x/prod.env",
    "key.pem",
    "server.key",
    "id_rsa",
    "x/id_ed25519",
    "p.kdbx",
    "cert.p12",
    ".netrc",
  ];
  const HARMLESS = [".env.example", "id_rsa.pub", "env.ts", "keys.ts", ".npmrc"];

  test("that may contain a secret is listed and not read, until it is requested; its contents are stored nowhere before", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    for (const name of [...SECRETS, ...HARMLESS]) await repo.write({ [name]: `about ${name}\n` });
    const repository = await open(repo);
    const { commit, unread, isClean } = await takeSnapshot(repository);
    expect(unread.map(({ path }) => path)).toEqual(SECRETS.toSorted());
    expect(unread).toContainEqual({ path: ".env", bytes: 11, reason: "SECRET" });
    expect(Object.keys(await filesOf(repo, commit)).toSorted()).toEqual(["a", ...HARMLESS].toSorted());
    expect(isClean).toBe(false);
    const blob = (await repo.gitBytes(["hash-object", "--stdin"], { input: "about .env\n" })).toString().trim();
    await expect(repo.git("cat-file", "-e", blob)).rejects.toThrow();

    const requested = await takeSnapshot(repository, { read: new Set([".env", "gone"]) });
    expect(await repo.git("show", `${requested.commit}:.env`)).toBe("about .env");
    expect(requested.unread.map(({ path }) => path)).not.toContain(".env");
  });

  test("with a package manager's settings is read, unless it contains credentials", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ ".npmrc": "save-exact=true\n", "b/.npmrc": "//registry.example.org/:_authToken=abc\n" });
    const { unread } = await takeSnapshot(await open(repo));
    expect(unread).toEqual([{ path: "b/.npmrc", bytes: 39, reason: "SECRET" }]);
  });

  test("that is tracked is read whatever its name", async () => {
    const repo = await tempRepo();
    await repo.commit({ ".env": "1\n" });
    await repo.write({ ".env": "2\n" });
    const { commit, unread } = await takeSnapshot(await open(repo));
    expect([await repo.git("show", `${commit}:.env`), unread]).toEqual(["2", []]);
  });

  test("that becomes skipped creates no new snapshot, but is listed", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1\n" });
    await repo.write({ a: "2\n" });
    const repository = await open(repo);
    const before = await takeSnapshot(repository);
    await repo.write({ ".env": "secret\n" });
    const after = await takeSnapshot(repository);
    expect(after).toEqual({ ...before, unread: [{ path: ".env", bytes: 7, reason: "SECRET" }] });
  });
});
