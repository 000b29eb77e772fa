import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { type GhServer, ghServer } from "./ghServer.ts";
import { GithubForge } from "./githubForge.ts";
import { tempFolder, type TempRepo, tempRepo } from "./tempRepo.ts";

export interface ClonedPull {
  readonly forge: GithubForge;
  readonly repo: TempRepo;
  readonly gh: GhServer;
}

/** A clone of a repository on GitHub, whose pull request 7 changes line 3 of `word.txt`, and a `gh` on the path that asks this GitHub. */
export async function clonedPull(): Promise<ClonedPull> {
  const forge = await GithubForge.open();
  const repo = await tempRepo();
  await repo.git("config", "user.email", "me@example.org");
  await repo.commit({ "word.txt": "one\ntwo\nthree\n" }, "Begin");
  await repo.git("checkout", "--quiet", "--detach");
  await repo.commit({ "word.txt": "one\ntwo\nTHREE\n" }, "Shout");
  await forge.repo.git("fetch", "--quiet", repo.path, "main:main", "HEAD:refs/pull/7/head");
  await repo.git("checkout", "--quiet", "main");
  const folder = await tempFolder();
  const url = "https://github.com/galley/press";
  await repo.git("remote", "add", "origin", url);
  await writeFile(join(folder, ".gitconfig"), `[url "${forge.repo.path}"]\n\tinsteadOf = ${url}\n`);
  const gh = await ghServer(forge, folder);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  vi.stubEnv("PATH", `${gh.folder}:${process.env["PATH"] ?? ""}`);
  vi.stubEnv("GH_PORT", String(gh.port));
  return { forge, repo, gh };
}
