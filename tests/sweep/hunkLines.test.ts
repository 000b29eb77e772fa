import { expect, it } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { hunkLines } from "./hunkLines.ts";

it("lists added lines by the exact name of the file, even if the name contains or ends with spaces", async () => {
  const repo = await tempRepo();
  const parent = await repo.commit({ "some text ": "a\n", "plain.txt": "a\n" });
  const commit = await repo.commit({ "some text ": "a\nb\n", "plain.txt": "a\nb\nc\n" });
  expect(await hunkLines(repo.path, parent, commit)).toEqual([
    { path: "plain.txt", start: 2, count: 2 },
    { path: "some text ", start: 2, count: 1 },
  ]);
});
