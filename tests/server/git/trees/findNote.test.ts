import { expect, test } from "vitest";
import { findNote } from "#server/git/trees/NotesTree.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

test.each(["sha1", "sha256"] as const)(
  "a note is found at any path that git uses, in a %s repository",
  async (objectFormat) => {
    const repo = await tempRepo({ objectFormat });
    const commit = await repo.commit({ "a.txt": "a\n" });
    const other = await repo.commit({ "a.txt": "b\n" });
    await repo.git("notes", "--ref=x", "add", "-m", "text", commit);
    const open = await openRepository(repo.path);
    const blob = await repo.git("notes", "--ref=x", "list", commit);
    const flat = await repo.git("rev-parse", "refs/notes/x");
    expect(await findNote(open, flat, commit)).toEqual([blob]);
    expect(await findNote(open, flat, other)).toEqual([]);
    const [one, two, rest] = [commit.slice(0, 2), commit.slice(2, 4), commit.slice(4)];
    for (const path of [`${one}/${two}${rest}`, `${one}/${two}/${rest}`]) {
      const stream = `commit refs/notes/y\ncommitter A <a@example.org> 1700000000 +0000\ndata 0\nM 100644 ${blob} ${path}\n`;
      await repo.gitBytes(["fast-import", "--quiet", "--force"], { input: stream });
      expect(await repo.git("notes", "--ref=y", "show", commit)).toBe("text");
      expect(await findNote(open, await repo.git("rev-parse", "refs/notes/y"), commit)).toEqual([blob]);
    }
    await open.close();
  },
);
