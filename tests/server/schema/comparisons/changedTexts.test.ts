import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const BINARY = Buffer.from([0, 1, 2]);
const LARGE = Buffer.alloc(10 * 1024 * 1024 + 1, "a");

let repo: TempRepo;
let opened: OpenedGraphql;
beforeAll(async () => {
  repo = await tempRepo();
  const before = { "a.md": "one\n", "b.md": "gone\n", "c.md": "text\n", "d.md": "file\n", "g.md": "small\n" };
  await repo.commit({ ...before, "h.md": "a text long enough to be found again\nunder another name\n" });
  await repo.commit({
    "a.md": "two\r\n",
    "b.md": null,
    "c.md": BINARY,
    "d.md": { symlink: "a.md" },
    "f.md": "new",
    "g.md": LARGE,
    "h.md": null,
    "i.md": "a text long enough to be found again\nunder another name, it is\n",
  });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

const requested = (fileIndex: number): string =>
  `{ repository(slug: "repo") { comparison(base: "main~1", head: "main") {
    fileTable { paths } texts(fileIndex: ${fileIndex}) { old new } } } }`;

it("a changed file's sides are exactly git's texts; a side that is absent, binary or not a file has none", async () => {
  const texts: Record<string, unknown> = {};
  for (const fileIndex of [0, 1, 2, 3, 4, 6]) {
    const { repository } = await opened.query(requested(fileIndex));
    texts[repository.comparison.fileTable.paths[fileIndex]] = repository.comparison.texts;
  }
  expect(texts).toEqual({
    "a.md": { old: "one\n", new: "two\r\n" },
    "b.md": { old: "gone\n", new: null },
    "c.md": { old: "text\n", new: null },
    "d.md": { old: "file\n", new: null },
    "f.md": { old: null, new: "new" },
    "i.md": {
      old: "a text long enough to be found again\nunder another name\n",
      new: "a text long enough to be found again\nunder another name, it is\n",
    },
  });
});

it("a side larger than ten mebibytes is refused, and so is an index that the change does not have", async () => {
  const codes = await Promise.all(
    [5, 7].map(async (fileIndex) => (await opened.answer(requested(fileIndex))).errors?.[0].extensions.code),
  );
  expect(codes).toEqual(["TOO_LARGE", "BAD_INPUT"]);
});
