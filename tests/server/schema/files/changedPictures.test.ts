import { afterAll, beforeAll, expect, it } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { pngOf } from "#tests/helpers/pictures.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const SMALL = pngOf(2, 1, () => [0, 0, 0, 255]);
const LARGE = pngOf(4, 3, () => [0, 0, 0, 255]);

let repo: TempRepo;
let opened: OpenedGraphql;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.png": SMALL, "b.png": SMALL, "c.png": "text", "d.svg": "<svg/>" });
  await repo.commit({ "a.png": LARGE, "b.png": null, "c.png": SMALL, "d.svg": { symlink: "a.png" }, "e.gif": LARGE });
  opened = await openGraphql(repo.path);
});
afterAll(() => opened.close());

it("a changed file's sides are recognized as pictures by their contents, with their sizes and URLs", async () => {
  const { repository } = await opened.query(
    `{ repository(slug: "repo") { comparison(base: "main~1", head: "main") { fileTable { paths }
      ${[0, 1, 2, 3, 4].map((fileIndex) => `p${fileIndex}: pictures(fileIndex: ${fileIndex}) { old { ...P } new { ...P } }`).join(" ")}
    } } } fragment P on Picture { format width height byteSize address }`,
  );
  const { comparison } = repository;
  const picture = async (content: Buffer, revision: string) => ({
    format: "PNG",
    width: content === SMALL ? 2 : 4,
    height: content === SMALL ? 1 : 3,
    byteSize: content.length,
    address: `/repo/raw/${await repo.git("rev-parse", revision)}`,
  });
  expect(comparison.fileTable.paths).toEqual(["a.png", "b.png", "c.png", "d.svg", "e.gif"]);
  const small = await picture(SMALL, "main~1:a.png");
  const large = await picture(LARGE, "main:a.png");
  const drawing = {
    format: "SVG",
    width: null,
    height: null,
    byteSize: 6,
    address: `/repo/raw/${await repo.git("rev-parse", "main~1:d.svg")}`,
  };
  expect([comparison.p0, comparison.p1, comparison.p2, comparison.p3, comparison.p4]).toEqual([
    { old: small, new: large },
    { old: small, new: null },
    { old: null, new: small },
    { old: drawing, new: null },
    { old: null, new: large },
  ]);
});

it("an index that the change does not have is refused", async () => {
  const { errors } = await opened.answer(
    `{ repository(slug: "repo") { comparison(base: "main~1", head: "main") { pictures(fileIndex: 5) { old { format } } } } }`,
  );
  expect(errors?.[0].extensions.code).toBe("BAD_INPUT");
});
