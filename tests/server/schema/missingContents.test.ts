import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** A text of this number of unique lines. */
const lines = (word: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${word} ${at}\n`).join("");

test.each(["sha1", "sha256"] as const)(
  "if contents of two files are missing, lists, counts and patches of all others are complete (%s)",
  async (objectFormat) => {
    const repo = await tempRepo({ objectFormat });
    const files = {
      "changed.txt": "1\n",
      "gone.txt": "lost\n",
      "old.txt": lines("moved", 20),
      "left.txt": lines("x", 9),
    };
    await repo.commit(files, "First");
    const renamed = { "old.txt": null, "new.txt": `${lines("moved", 20)}more\n` };
    await repo.commit({ "changed.txt": "1\n2\n", "gone.txt": "new\n", "left.txt": null, ...renamed }, "Second");
    const missing = await Promise.all(
      ["main~1:gone.txt", "main~1:left.txt"].map((name) => repo.git("rev-parse", name)),
    );
    for (const oid of missing) await rm(join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2)));
    const opened = await openGraphql(repo.path);
    const { data, errors } = await opened.answer(`{ repository(slug: "repo") { commit(revision: "main") { comparison {
      fileTable { paths statuses sources { paths } } lineCounts
      patches(fileIndexes: [0, 1, 2, 3]) { fileIndexes lineCounts failures { fileIndex code } }
    } } } }`);
    const { comparison } = data.repository.commit;
    expect(comparison.fileTable).toEqual({
      paths: ["changed.txt", "gone.txt", "left.txt", "new.txt"],
      statuses: "MMDR",
      sources: { paths: ["old.txt"] },
    });
    expect(comparison.lineCounts).toEqual([1, 0, -2, -2, -2, -2, 1, 0]);
    expect(comparison.patches).toEqual({
      fileIndexes: [0, 3],
      lineCounts: [1, 0, 1, 0],
      failures: [1, 2].map((fileIndex) => ({ fileIndex, code: "OBJECT_MISSING" })),
    });
    expect(errors).toBe(undefined);
    expect(opened.log).toEqual([]);
    await opened.close();
  },
);
