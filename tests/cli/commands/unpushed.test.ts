import { expect, test } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { writeHook } from "../../server/operations/requests/twoClones.ts";
import { runGalley } from "../runGalley.ts";

async function withRemote() {
  const reviewed = await reviewedRepo();
  const { repo } = reviewed;
  const remote = await tempRepo({ bare: true });
  const galley = async (...args: string[]) => (await runGalley(repo.path, args)).text;
  const comment = (line: number) => galley("comment", `long.txt:${line}`, "-m", `At ${line}.`, "--review", "topic");
  const counted = async () => JSON.parse(await galley("list", "--format", "json"))[0].unpushedComments;
  return { ...reviewed, remote, galley, comment, counted };
}

test("comments that no remote has are counted by list and show, and a preview names them and the remote", async () => {
  const { repo, remote, galley, comment, counted } = await withRemote();
  await comment(10);
  expect(await counted()).toBe(0); // there is nobody to push to
  expect(await galley("list")).not.toContain("not pushed");
  await repo.git("remote", "add", "origin", remote.path);
  await comment(11);
  expect(await counted()).toBe(2);
  expect(await galley("list")).toContain("\n\n2 comments not pushed. Run `galley sync`.\n");
  expect(await galley("show", "topic")).toContain("\n- 2 comments not pushed\n");
  const preview = `Would push 2 comments and 1 review update of 1 review to origin (${remote.path}), as of the last sync. Nothing was sent.\n`;
  expect(await galley("sync", "--preview")).toBe(preview);
  expect(await remote.git("for-each-ref")).toBe("");
  await galley("sync");
  expect(await counted()).toBe(0);
  expect(await galley("sync", "--preview")).toBe(
    `Would push nothing to origin (${remote.path}), as of the last sync. Nothing was sent.\n`,
  );
  await comment(12);
  expect(await counted()).toBe(1);
  expect(await galley("list")).toContain("1 comment not pushed");
});

test("a second remote is counted by itself, and what any remote has is pushed", async () => {
  const { repo, remote, galley, comment, counted } = await withRemote();
  const second = await tempRepo({ bare: true });
  await repo.git("remote", "add", "origin", remote.path);
  await repo.git("remote", "add", "second", second.path);
  await comment(10);
  await galley("sync", "second");
  expect(await counted()).toBe(0);
  expect(await galley("sync", "--preview")).toContain("Would push 1 comment and 1 review update of 1 review to origin");
  expect(await galley("sync", "--preview", "second")).toContain("Would push nothing to second");
});

test.each([
  ["by a rule for refs", "", "[remote rejected] (deny updating a hidden ref)"],
  ["by a pre-receive hook", "pre-receive", "Reviews are closed."],
  ["by an update hook", "update", "Reviews are closed."],
])(
  "what a remote refuses %s stays counted, nothing moves on either side, and its reason is printed",
  async (...row) => {
    const [, hook, reason] = row;
    const { repo, remote, galley, comment, counted } = await withRemote();
    await repo.git("remote", "add", "origin", remote.path);
    if (hook === "") await remote.git("config", "--add", "receive.hideRefs", "refs/notes");
    if (hook === "") await remote.git("config", "--add", "receive.hideRefs", "refs/devtools");
    else await writeHook(remote, hook, "echo 'Reviews are closed.'; exit 1");
    await comment(10);
    const before = await repo.git("for-each-ref");
    const { text, code } = await runGalley(repo.path, ["sync"]);
    expect(text).toContain("Pushed 0 comments and 0 review updates.\nThe remote rejected refs/");
    expect(text).toContain(reason);
    expect(code).toBe(2);
    expect(await repo.git("for-each-ref")).toBe(before);
    expect(await remote.git("for-each-ref")).toBe("");
    expect(await counted()).toBe(1);
    expect(await galley("list")).toContain("1 comment not pushed");
  },
);

test("a preview for an unknown remote is an error", async () => {
  const { galley } = await withRemote();
  await expect(galley("sync", "--preview", "nobody")).rejects.toMatchObject({ code: "BAD_INPUT" });
});

test("what others pushed is not counted once it was fetched", async () => {
  const { repo, head, remote, galley, comment, counted } = await withRemote();
  await repo.git("remote", "add", "origin", remote.path);
  await comment(10);
  await galley("sync");
  const other = await tempRepo();
  await other.git(
    "fetch",
    "-q",
    remote.path,
    "refs/notes/devtools/*:refs/notes/devtools/*",
    "refs/devtools/*:refs/x/*",
  );
  const line = '{"timestamp":"1700000000","author":"eve@example.org","description":"Hm."}';
  await other.git("notes", "--ref=devtools/discuss", "append", "-m", line, head);
  await other.git("push", "-q", remote.path, "refs/notes/devtools/*");
  await comment(11);
  expect(await galley("sync")).toContain("Fetched 1 comment and 0 review updates.\nPushed 1 comment and 0");
  expect(await counted()).toBe(0);
});
