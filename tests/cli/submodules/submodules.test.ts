import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { submoduleReview } from "../../server/operations/submodules/submoduleReview.ts";
import { runGalley } from "../runGalley.ts";

const PUSHED = "Comments in submodules are pushed from there, by `galley sync`: 1 in lib.";
const MISSING = "Comments on files in lib are not here. Initialize the submodule and run `galley sync` in it.";

test("comments in a submodule are pushed from there, and come back after it was removed and initialized again", async () => {
  const made = await submoduleReview();
  const { repo, lib } = made;
  await lib.git("push", "--quiet", "origin", "HEAD:refs/heads/topic");
  for (const { git } of [repo, lib]) await git("config", "user.email", "carl@example.org");
  const galley = async (...args: readonly string[]) => (await runGalley(repo.path, args)).text;
  const comments = async () => {
    const notices: string[] = [];
    const args = ["comments", made.first.slice(0, 12), "--format", "json"];
    const { text } = await runGalley(repo.path, args, { reportProgress: (line) => void notices.push(line) });
    const threads: readonly { readonly now: { readonly path: string } }[] = JSON.parse(text);
    return [threads.map(({ now }) => now.path), notices];
  };
  const write = async () => galley("comment", "lib/src/a.txt:2", "-m", "Why?", "--review", made.first);
  await write();
  expect(await galley("show", made.first)).toContain(`- ${PUSHED}\n`);
  expect(await comments()).toEqual([["lib/src/a.txt"], [PUSHED]]);

  expect((await runGalley(lib.path, ["sync"])).text).toBe(
    "Fetched 0 comments and 0 review updates.\nPushed 1 comment and 1 review update.\n",
  );
  expect(await comments()).toEqual([["lib/src/a.txt"], []]);

  await repo.git("submodule", "--quiet", "deinit", "--force", "lib");
  await rm(join(repo.path, ".git/modules"), { recursive: true });
  expect(await comments()).toEqual([[], [MISSING]]);
  await expect(write()).rejects.toThrow("Run `git submodule update --init` for it, then try again.");
  await repo.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init");
  expect(await comments()).toEqual([[], [MISSING]]);
  await runGalley(lib.path, ["sync"]);
  expect(await comments()).toEqual([["lib/src/a.txt"], []]);
});
