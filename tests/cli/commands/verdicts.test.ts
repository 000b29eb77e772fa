import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runGalley } from "../runGalley.ts";

it("approve and reject give a verdict on the patch set that was read, and name it with its head and what was never viewed", async () => {
  const { repo, head } = await reviewedRepo();
  await repo.git("checkout", "-q", "topic");
  await repo.write({ "new.txt": "newer\n" });
  await repo.git("commit", "-q", "-a", "--amend", "--no-edit");
  const amended = await repo.git("rev-parse", "HEAD");
  const shown: string[] = [];
  const galley = (...args: string[]) => runGalley(repo.path, args, { reportProgress: (line) => shown.push(line) });
  for (const on of ["1", head.slice(0, 9)])
    await expect(galley("approve", "topic", "--on", on)).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("The review is at patch set 2 now; you read patch set 1."),
    });
  await expect(galley("approve", "topic", "--on", "7")).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await galley("approve", "topic", "--on", "2")).text).toMatch(/^[0-9a-f]{40}\n$/u);
  await galley("reject", "topic", "--on", amended);
  const set = `patch set 2, head ${amended.slice(0, 12)}, of “Change some lines”.`;
  expect(shown).toEqual([`Approved ${set} You never viewed 2 of its 2 files.`, `Requested changes on ${set}`]);
});
