import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openFolders, openPatch } from "#cli/server/patchOpening.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let repo: TempRepo;
let patch: Buffer;
beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", 'Ada "A" Proof');
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "one\ntwo\nthree\n" });
  await repo.write({ "a.txt": "one\n2\nthree\n" });
  patch = await repo.gitBytes(["diff"]);
});

it("a patch is a review whose comments are printed, and nothing of it is stored", async () => {
  const lines: string[] = [];
  const opening = await openPatch(Readable.from([patch]), repo.path, (line) => lines.push(line));
  const [path = ""] = opening.paths;
  const repository = await openRepository(path);
  try {
    const page = await opening.pageIn(repository, "patch");
    expect(page).toMatchObject({
      address: expect.stringMatching(/^\/patch\/reviews\/[0-9a-f]{12}\/files$/u),
      title: "the patch",
    });
    expect(await opening.comments()).toBe("");
    await runGalley(path, ["comment", "--blocking", "a.txt:2", "-m", "Why a digit?"]);
    const comments = await opening.comments();
    expect(comments).toContain("a.txt:2");
    expect(comments).toContain("Why a digit?");
    expect(comments).toContain('Ada "A" Proof');
    expect(lines).toEqual([]);
  } finally {
    await repository.close();
  }
  await opening.remove();
  await expect(access(path)).rejects.toThrow("ENOENT");
  await expect(access(repository.mirror)).rejects.toThrow("ENOENT");
  expect(await repo.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  await runGalley(repo.path, ["list"]);
  const { inbox } = new SettingsFile(() => undefined);
  await vi.waitFor(() => expect([...inbox.read().keys()].join()).toContain(repo.path));
  expect([...inbox.read().keys()].join()).not.toContain(path);
});

it("unknown parts of a patch are reported", async () => {
  const lines: string[] = [];
  const opening = await openPatch(Readable.from([patch]), await tempFolder(), (line) => lines.push(line));
  await opening.remove();
  expect(lines).toEqual(["1 file is known only by the lines in the patch. The lines between them are empty."]);
});

it("comments do not require a name in git's configuration", { tags: "slow" }, async () => {
  vi.stubEnv("HOME", await tempFolder());
  vi.stubEnv("XDG_CONFIG_HOME", undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  onTestFinished(() => void vi.unstubAllEnvs());
  const opening = await openPatch(Readable.from([patch]), await tempFolder(), () => undefined);
  await runGalley(opening.paths[0] ?? "", ["comment", "--blocking", "a.txt:2", "-m", "Why a digit?"]);
  expect(await opening.comments()).toContain("Why a digit?");
  await opening.remove();
});

it("a terminal is not read", async () => {
  const terminal = Object.assign(Readable.from([]), { isTTY: true });
  await expect(openPatch(terminal, repo.path, () => undefined)).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: "galley - reads a patch from standard input, which is a terminal. Try `git diff | galley -`.",
  });
});

it("two folders are a review whose comments are printed, with their whole files", async () => {
  const folder = await tempFolder();
  for (const [name, text] of [
    ["old", "one"],
    ["new", "two"],
  ] as const) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "a.txt"), `${"line\n".repeat(100)}${text}\n`);
  }
  const lines: string[] = [];
  const opening = await openFolders(["old", "new"], folder, (line) => lines.push(line));
  const [path = ""] = opening.paths;
  await runGalley(path, ["comment", "--blocking", "a.txt:3", "-m", "An unchanged line."]);
  const comments = await opening.comments();
  expect(comments).toContain("a.txt:3");
  expect(comments).toContain("An unchanged line.");
  expect(lines).toEqual([]);
  await opening.remove();
  await expect(access(path)).rejects.toThrow("ENOENT");
});

it("a special file in a folder is reported", async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, "new/.git"), { recursive: true });
  await writeFile(join(folder, "new/a.txt"), "");
  const lines: string[] = [];
  const opening = await openFolders(["/dev/null", "new"], folder, (line) => lines.push(line));
  await opening.remove();
  expect(lines).toEqual(["1 file is left out, because git stores no such files."]);
});

it.each([[["one"]], [["one", "two", "three"]], [[]]])("other numbers of folders are refused: %j", async (paths) => {
  await expect(openFolders(paths, repo.path, () => undefined)).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("galley --no-index compares two folders or two files."),
  });
});
