import { expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { fastImportStream } from "./fastImportStream.ts";
import { CHANGE_SIZES, type ChangeSize } from "./ChangeSize.ts";

const SMALL: ChangeSize = { name: "small", title: "small", files: 120, hunksPerFile: 2, changedLinesPerHunk: 6 };

async function imported(size: ChangeSize): Promise<TempRepo> {
  const repo = await tempRepo({ bare: true });
  await repo.gitBytes(["fast-import", "--quiet"], { input: [...fastImportStream(size)].join("") });
  return repo;
}

it("a size produces the same commits on every machine and every day", async () => {
  const repo = await imported(SMALL);
  expect(await repo.git("rev-parse", "before^{commit}", "after^{commit}", "main")).toBe(
    [
      "070ac03f3332b736193f85b66e03cac691e04f69",
      "0a704f4b4a9dcb7e81150e48a914002c602454d8",
      "0a704f4b4a9dcb7e81150e48a914002c602454d8",
    ].join("\n"),
  );
});

it("of a hundred files, two are added, one is removed and one is renamed", async () => {
  const repo = await imported(SMALL);
  const statuses = (await repo.git("diff", "--name-status", "-M", "before", "after"))
    .split("\n")
    .map((line) => line[0]);
  const count = (status: string): number => statuses.filter((one) => one === status).length;
  expect([count("A"), count("D"), count("R"), count("M"), statuses.length]).toEqual([3, 2, 1, 114, 120]);
});

it("the smallest and the longest size have the files and lines that their titles state", async () => {
  const [small, long] = [CHANGE_SIZES.at(0), CHANGE_SIZES.at(-1)];
  if (small === undefined || long === undefined) throw new Error("There are no sizes.");
  expect(await (await imported(small)).git("diff", "--shortstat", "before", "after")).toBe(
    " 10 files changed, 214 insertions(+), 163 deletions(-)",
  );
  expect(await (await imported(long)).git("diff", "--shortstat", "before", "after")).toBe(
    " 1 file changed, 30111 insertions(+), 25790 deletions(-)",
  );
});
